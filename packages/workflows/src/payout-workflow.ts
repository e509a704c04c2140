/** The workflow `payout`: reserves one upload's reward, pays it on one rail, settles it. Nothing is paid twice. */
import { quick, refusals, untilSwept } from './retry.ts';
import { type ArnOf, call, callAndWait, choice, type Definition } from './state.ts';

const payout = {
  payoutId: '{% $payout.payoutId %}',
  userSub: '{% $payout.userSub %}',
  uploadHash: '{% $payout.uploadHash %}',
  dataPoolId: '{% $payout.dataPoolId %}',
};
const toWallet = { ...payout, rail: 'cgdx' };
const toBank = { ...payout, rail: 'bank' };
const key = { payoutId: '{% $payout.payoutId %}' };

const claimSeconds = 3600;

/** Only a definite refusal frees the reward. */
const releaseIfRefused = [
  {
    ErrorEquals: refusals,
    Assign: { code: '{% $states.errorOutput.Error %}', message: '{% $states.errorOutput.Cause %}' },
    Next: 'ReleaseReward',
  },
];
const onChain = {
  transactionHash: '{% $states.result.transactionHash %}',
  amountWei: '{% $states.result.amountWei %}',
};
const settled = { transactionHash: '{% $transactionHash %}', amountWei: '{% $amountWei %}' };
const isReserved = '{% $states.input.Payload.outcome = "reserved" %}';
/** Operators repair the cause of these refusals: the pool's escrow, or the market itself. */
const isOurs = `{% $code in ${JSON.stringify(refusals)} %}`;

export const payoutWorkflow = (arnOf: ArnOf): Definition => ({
  Comment: 'Pays the reward of one upload, in CGDX to a linked wallet or in Singapore dollars to a bank.',
  QueryLanguage: 'JSONata',
  StartAt: 'Begin',
  States: {
    Begin: { Type: 'Pass', Assign: { payout: '{% $states.input %}' }, Next: 'IsByBank' },
    IsByBank: choice(
      '{% $exists($payout.rail) and $payout.rail = "bank" %}',
      'ReserveRewardForBank',
      'ReserveReward',
    ),
    ReserveReward: call({
      fn: arnOf('reserve-reward'),
      payload: toWallet,
      timeoutSeconds: 60,
      retry: quick,
      next: 'IsReserved',
    }),
    IsReserved: choice(isReserved, 'PayRewardOnChain', 'PayoutRefused'),
    // After any failure but a definite refusal the money may be on its way, so the reservation stays, the execution fails,
    // and a redrive looks the outcome up first.
    PayRewardOnChain: callAndWait({
      fn: arnOf('pay-reward-on-chain'),
      payload: toWallet,
      timeoutSeconds: claimSeconds,
      retry: untilSwept,
      catch: releaseIfRefused,
      assign: onChain,
      next: 'SettlePayout',
    }),
    SettlePayout: call({
      fn: arnOf('settle-payout'),
      payload: { ...toWallet, ...settled },
      timeoutSeconds: 60,
      retry: quick,
      next: 'Paid',
    }),
    ReserveRewardForBank: call({
      fn: arnOf('reserve-reward'),
      payload: toBank,
      timeoutSeconds: 60,
      retry: quick,
      next: 'IsReservedForBank',
    }),
    IsReservedForBank: choice(isReserved, 'CheckBankAccount', 'PayoutRefused'),
    // Checks that can end the payout come before the chain, and irreversible steps after it (decisions/0034).
    CheckBankAccount: call({
      fn: arnOf('check-bank-account'),
      payload: key,
      timeoutSeconds: 90,
      retry: untilSwept,
      next: 'IsAccountReady',
    }),
    IsAccountReady: choice('{% $states.input.Payload.outcome = "ready" %}', 'SettleOffChain', 'IsClaimKept'),
    IsClaimKept: choice('{% $states.input.Payload.outcome = "waiting" %}', 'AccountAwaited', 'RefuseAccount'),
    // Stripe may check for days, so the execution ends: a change of the account, or a sweep that sees it,
    // starts another.
    AccountAwaited: { Type: 'Succeed', Output: { outcome: 'waiting' } },
    RefuseAccount: {
      Type: 'Pass',
      Assign: { code: '{% $states.input.Payload.code %}', message: '{% $states.input.Payload.message %}' },
      Next: 'ReleaseReward',
    },
    SettleOffChain: callAndWait({
      fn: arnOf('settle-off-chain'),
      payload: toBank,
      timeoutSeconds: claimSeconds,
      retry: untilSwept,
      catch: releaseIfRefused,
      assign: onChain,
      next: 'TransferReward',
    }),
    // From here on only this bank can get the reward: the payout is never refused, but waits.
    TransferReward: call({
      fn: arnOf('transfer-reward'),
      payload: key,
      timeoutSeconds: 90,
      retry: untilSwept,
      assign: { transferId: '{% $states.result.Payload.transferId %}' },
      next: 'SettleBankPayout',
    }),
    SettleBankPayout: call({
      fn: arnOf('settle-payout'),
      payload: { ...toBank, ...settled, transferId: '{% $transferId %}' },
      timeoutSeconds: 60,
      retry: quick,
      next: 'Paid',
    }),
    Paid: { Type: 'Succeed', Output: { outcome: 'paid' } },
    ReleaseReward: call({
      fn: arnOf('release-reward'),
      payload: { ...payout, code: '{% $code %}', message: '{% $message %}' },
      timeoutSeconds: 60,
      retry: quick,
      next: 'IsOurs',
    }),
    IsOurs: choice(isOurs, 'PayoutFailed', 'PayoutRefused'),
    PayoutFailed: { Type: 'Fail', Error: '{% $code %}', Cause: '{% $message %}' },
    // The person made a mistake or changed their mind, and the payout says which. No operator has to look.
    PayoutRefused: { Type: 'Succeed', Output: { outcome: 'refused' } },
  },
});
