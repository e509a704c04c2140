/** Payout, step 1: reserves the reward for this payout alone, which is in progress from here on. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { reserveReward } from '@cgdx/workflows/step.ts';
import { findStripeAccount } from '../account/stripe-account.ts';
import { linkedWallet } from '../account/wallet.ts';
import { writeTogether } from '../ground/table/item.ts';
import { step } from '../ground/workflow/step.ts';
import { findUpload, nextAttempt, rewardMove, type Upload } from '../pool/upload.ts';
import { findPayout, type Payout, payoutUpdate, recordReserved } from './record/payout.ts';
import { payoutIdOf } from './record/payout-id.ts';

const isFree = (upload: Upload, payoutId: string): boolean =>
  upload.rewardState === 'unclaimed' && payoutIdOf(upload) === payoutId;

/** Code and sentence of a refusal. */
type Refusal = readonly [string, string];
const walletGone: Refusal = [
  'WalletNotLinked',
  'The wallet was no longer linked to your account. Link it again, or another, then claim again.',
];
const accountGone: Refusal = [
  'StripeNotConnected',
  'Another Stripe account was connected since you claimed. Claim again, and that one is paid.',
];
const withdrawn: Refusal = [
  'UploadWithdrawn',
  'You withdrew this upload before its payout began, so its reward was forfeited.',
];
const notFree: Refusal = [
  'RewardNotFree',
  'This reward has been claimed before. Your payouts show the state of that claim.',
];

/** Refuses the payout for good. A reward that is still free gets a new attempt, so that it can be claimed again. */
async function refuse(payoutId: string, upload: Upload | undefined, code: string, message: string) {
  await writeTogether([
    payoutUpdate(payoutId, 'refused', { failure: { code, message } }),
    ...(upload && isFree(upload, payoutId) ? [nextAttempt(upload)] : []),
  ]);
  return { outcome: 'refused' as const, code, message };
}

/** Returns why the payout's wallet or bank account can no longer be paid; undefined if it can. */
async function obstacleOf({ rail, userSub, wallet, stripeAccountId }: Payout): Promise<Refusal | undefined> {
  switch (rail) {
    case 'cgdx':
      return (await linkedWallet(userSub)) === wallet ? undefined : walletGone;
    case 'bank':
      return (await findStripeAccount(userSub)) === stripeAccountId ? undefined : accountGone;
    default:
      return rail satisfies never;
  }
}

export const handler = step(reserveReward, async ({ payoutId, userSub, uploadHash }) => {
  const upload = await findUpload(uploadHash);
  const payout = await findPayout(payoutId);
  if (!payout) throw new MarketError('bug', 'InvariantBroken', 'A payout was started that nobody requested.');
  if (payout.state === 'refused' && payout.failure) return { outcome: 'refused' as const, ...payout.failure };
  if (upload?.userSub !== userSub || payout.userSub !== userSub) {
    return refuse(payoutId, undefined, 'NotYours', 'This reward belongs to another account.');
  }
  if (upload.payoutId === payoutId && upload.rewardState !== 'unclaimed') {
    await recordReserved(payoutId);
    return { outcome: 'reserved' as const };
  }
  if (!isFree(upload, payoutId)) {
    return refuse(payoutId, undefined, ...(upload.rewardState === 'forfeited' ? withdrawn : notFree));
  }
  const obstacle = await obstacleOf(payout);
  if (obstacle) return refuse(payoutId, upload, ...obstacle);
  // If another payout was faster, the condition fails, and a repetition of this step sees it.
  await writeTogether([
    rewardMove(uploadHash, payoutId, 'unclaimed', 'claiming'),
    // The next step runs in the chain lane, which may not write payouts, since it could choose the wallet that
    // is paid.
    payoutUpdate(payoutId, 'paying'),
  ]);
  return { outcome: 'reserved' as const };
});
