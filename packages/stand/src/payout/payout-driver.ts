/** For tests: makes uploads and claims them, and runs a payout's steps as its workflow does. Import it after the stand is open. */
import { randomUUID } from 'node:crypto';
import { payoutCents } from '@cgdx/core/pricing/pricing.ts';
import { linkStripeAccount } from '@cgdx/functions/account/stripe-account.ts';
import { readHead } from '@cgdx/functions/chain/merkle/head.ts';
import { write } from '@cgdx/functions/ground/table/item.ts';
import { findUpload, type Upload, uploadPut } from '@cgdx/functions/pool/upload.ts';
import { handler as payHandler } from '@cgdx/functions/publication/pay-reward-on-chain.ts';
import { handler as settleOffChainHandler } from '@cgdx/functions/publication/settle-off-chain.ts';
import { draftClaims } from '@cgdx/functions/publication/update/draft-claims.ts';
import { handler as checkHandler } from '@cgdx/functions/reward/bank/check-bank-account.ts';
import { handler as transferHandler } from '@cgdx/functions/reward/bank/transfer-reward.ts';
import { type Payout, type PayoutRequest, requestPayout } from '@cgdx/functions/reward/record/payout.ts';
import { payoutIdOf } from '@cgdx/functions/reward/record/payout-id.ts';
import { handler as releaseHandler } from '@cgdx/functions/reward/release-reward.ts';
import { handler as reserveHandler } from '@cgdx/functions/reward/reserve-reward.ts';
import { handler as settlePayoutHandler } from '@cgdx/functions/reward/settle-payout.ts';
import { payer } from '@cgdx/local/ground/account.ts';
import type { Context } from 'aws-lambda';
import { Wallet } from 'ethers';
import { begin, contextOf, tick, update, userSub } from '../lane/lane-driver.ts';
import type { LaneStack } from '../lane/lane-stack.ts';
import { openProvider } from '../link/open-provider.ts';

export { userSub };

const mostTries = 12;
/** The reward of an upload of quality 8 in a pool that pays at most 100 CGDX. */
export const rewardWei = String(80n * 10n ** 18n);
export const rewardCents = Number(payoutCents(BigInt(rewardWei)));

/** Makes uploads that are anchored, in one transaction, each with an unclaimed reward. */
export async function newUploads(count: number): Promise<Upload[]> {
  const begun = [];
  for (let n = 0; n < count; n += 1) begun.push(await begin(8));
  for (const last of begun.slice(-1)) await update(last);
  await tick();
  const uploads: Upload[] = begun.map(({ taskToken: _token, ...about }) => ({
    ...about,
    createdAt: new Date().toISOString(),
    rewardWei,
    root: '',
    transactionHash: '',
    datasetPrefix: '',
    rewardState: 'unclaimed',
    payoutAttempt: 0,
  }));
  for (const upload of uploads) await write(uploadPut(upload));
  return uploads;
}

/** Runs the chain lane, as the schedule does each minute. */
export const serveLane = () => tick();

export const linkAccount = (stripeAccountId: string, instead?: string): Promise<string> =>
  linkStripeAccount(userSub, stripeAccountId, instead);

type To = { readonly wallet: string } | { readonly stripeAccountId: string };

/** Requests the payout of an upload in its current state. */
export async function claim({ uploadHash }: Pick<Upload, 'uploadHash'>, to: To): Promise<Payout> {
  const upload = await findUpload(uploadHash);
  if (!upload) throw new Error('there is no such upload');
  const rail: Pick<PayoutRequest, 'rail' | 'amountCents'> =
    'wallet' in to ? { rail: 'cgdx' } : { rail: 'bank', amountCents: String(rewardCents) };
  const { dataPoolId, rewardWei: amountWei } = upload;
  return requestPayout({
    transactionId: payoutIdOf(upload),
    userSub,
    uploadHash,
    dataPoolId,
    amountWei,
    ...rail,
    ...to,
  });
}

type Step<O> = (event: unknown, context: Context) => Promise<O>;

export interface Run {
  /** Runs each step a second time after it succeeds, as if its answer had been lost. */
  readonly isTwice?: boolean;
  /** Stops after this many steps, as a crash would. */
  readonly steps?: number;
  /** Stops when the payout is refused, before the reward is released. */
  readonly diesRefused?: boolean;
  /** How often a failing step is tried. */
  readonly tries?: number;
}

/** Runs a step again when it fails, as the workflow does. */
async function until<O>(step: Step<O>, input: object, { isTwice, tries = mostTries }: Run): Promise<O> {
  for (let tried = 1; ; tried += 1) {
    try {
      const output = await step(input, contextOf());
      return isTwice ? await step(input, contextOf()) : output;
    } catch (error) {
      if (tried >= tries) throw error;
    }
  }
}

interface OnChain {
  readonly transactionHash: string;
  readonly amountWei: string;
}

/** Runs a step that waits for the chain lane, and serves the lane until the step's task token is answered. */
async function untilAnswered(
  lane: LaneStack,
  step: Step<object>,
  input: object,
  run: Run,
): Promise<OnChain | { error: string; cause: string }> {
  const taskToken = `token-${randomUUID()}`;
  await until(step, { ...input, taskToken }, run);
  for (let tried = 1; tried <= mostTries; tried += 1) {
    const answer = lane.answers.find((each) => each.taskToken === taskToken);
    if (answer) return answer.output as unknown as OnChain;
    await tick().catch(() => undefined);
  }
  throw new Error('the lane did not answer');
}

/** @returns the outcome: `paid`, `waiting`, `dead`, or the code of a refusal */
export async function runPayout(lane: LaneStack, payout: Payout, run: Run = {}): Promise<string> {
  const { transactionId: payoutId, uploadHash, dataPoolId, rail, wallet } = payout;
  const about = { payoutId, userSub: payout.userSub, uploadHash, dataPoolId, rail, wallet };
  const reserved = await until(reserveHandler, about, run);
  if (reserved.outcome === 'refused') return reserved.code;
  if (run.steps === 1) return 'dead';
  const release = async ({ code, message }: { code: string; message: string }) => {
    if (run.diesRefused) return 'dead';
    await until(releaseHandler, { ...about, code, message }, run);
    return code;
  };
  if (rail === 'bank') {
    const checked = await until(checkHandler, { payoutId }, run);
    if (checked.outcome === 'refused') return release(checked);
    if (checked.outcome === 'waiting') return 'waiting';
  }
  if (run.steps === 2) return 'dead';
  const step: Step<object> = rail === 'bank' ? settleOffChainHandler : payHandler;
  const onChain = await untilAnswered(lane, step, about, run);
  if ('error' in onChain) return release({ code: onChain.error, message: onChain.cause });
  const { transactionHash, amountWei } = onChain;
  if (run.steps === 3) return 'dead';
  const transfer = rail === 'bank' ? await until(transferHandler, { payoutId }, run) : {};
  if (run.steps === 4) return 'dead';
  await until(settlePayoutHandler, { ...about, transactionHash, amountWei, ...transfer }, run);
  return 'paid';
}

/** Claims a reward on the chain without the lane, as a thief of the payer's key could. */
export async function claimPastTheLane(lane: LaneStack, index: number): Promise<void> {
  const request = { payoutId: 'stolen', taskToken: '', index, wallet: Wallet.createRandom().address };
  const { data } = await draftClaims(await readHead(), [request]);
  const provider = openProvider(lane.urls.chain);
  const thief = new Wallet(payer.privateKey, provider);
  await (await thief.sendTransaction({ to: lane.marketplace, data })).wait();
  provider.destroy();
}
