/** The workflow `payout`: reserves one upload's reward, pays it on one rail, settles it. Nothing is paid twice. */
import { patient, quick, refusals } from './retry.ts';
import { type ArnOf, call, callAndWait, choice, type Definition } from './state.ts';

const payout = {
  payoutId: '{% $payout.payoutId %}',
  userSub: '{% $payout.userSub %}',
  uploadHash: '{% $payout.uploadHash %}',
  dataPoolId: '{% $payout.dataPoolId %}',
  wallet: '{% $payout.wallet %}',
};

const claimSeconds = 3600;

export const payoutWorkflow = (arnOf: ArnOf): Definition => ({
  Comment: 'Pays the reward of one upload in CGDX to a linked wallet.',
  QueryLanguage: 'JSONata',
  StartAt: 'Begin',
  States: {
    Begin: { Type: 'Pass', Assign: { payout: '{% $states.input %}' }, Next: 'ReserveReward' },
    ReserveReward: call({
      fn: arnOf('reserve-reward'),
      payload: payout,
      timeoutSeconds: 60,
      retry: quick,
      next: 'IsReserved',
    }),
    IsReserved: choice(
      '{% $states.input.Payload.outcome = "reserved" %}',
      'PayRewardOnChain',
      'PayoutRefused',
    ),
    // Only a definite refusal frees the reward: after any other failure the money may be on its way,
    // so the reservation stays, the execution fails, and a redrive looks the outcome up first.
    PayRewardOnChain: callAndWait({
      fn: arnOf('pay-reward-on-chain'),
      payload: payout,
      timeoutSeconds: claimSeconds,
      retry: patient,
      catch: [
        {
          ErrorEquals: refusals,
          Assign: { code: '{% $states.errorOutput.Error %}', message: '{% $states.errorOutput.Cause %}' },
          Next: 'ReleaseReward',
        },
      ],
      assign: {
        transactionHash: '{% $states.result.transactionHash %}',
        amountWei: '{% $states.result.amountWei %}',
      },
      next: 'SettlePayout',
    }),
    SettlePayout: call({
      fn: arnOf('settle-payout'),
      payload: { ...payout, transactionHash: '{% $transactionHash %}', amountWei: '{% $amountWei %}' },
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
      next: 'PayoutFailed',
    }),
    PayoutFailed: { Type: 'Fail', Error: '{% $code %}', Cause: '{% $message %}' },
    PayoutRefused: {
      Type: 'Fail',
      Error: '{% $states.input.Payload.code %}',
      Cause: '{% $states.input.Payload.message %}',
    },
  },
});
