/** Sums rewards by pool, since one claim takes all unclaimed uploads of a pool. */
import type { OwnUpload } from '@cgdx/api/route/upload.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { payoutCents } from '@cgdx/core/pricing/pricing.ts';
import type { Claimable } from './claim-flow.ts';

export interface PoolReward {
  readonly dataPoolId: PoolId;
  /** The amount that a claim would pay now. */
  readonly claimableWei: bigint;
  /** The claimable rewards if a bank pays: each upload's reward in whole cents. */
  readonly claimableCents: bigint;
  /** The amount that is already being paid. */
  readonly claimingWei: bigint;
  readonly uploads: readonly OwnUpload[];
}

/** Sums the rewards that are neither paid nor forfeited by a withdrawal; the largest sum first. */
export function openRewards(uploads: readonly OwnUpload[]): PoolReward[] {
  const open = uploads.filter(({ rewardState }) => rewardState === 'unclaimed' || rewardState === 'claiming');
  const byPool = Map.groupBy(open, (upload) => upload.dataPoolId);
  return [...byPool]
    .map(([dataPoolId, inPool]) => ({
      dataPoolId,
      uploads: inPool,
      claimableWei: sum(inPool.filter(isUnclaimed)),
      claimableCents: cents(inPool.filter(isUnclaimed)),
      claimingWei: sum(inPool.filter((upload) => upload.rewardState === 'claiming')),
    }))
    .sort((a, b) => (a.claimableWei === b.claimableWei ? 0 : a.claimableWei < b.claimableWei ? 1 : -1));
}

/** Returns what one press claims from these pools; undefined if nothing can be claimed. */
export function claimableOf(rewards: readonly PoolReward[]): Claimable | undefined {
  const claimable = rewards.filter(({ claimableWei }) => claimableWei > 0n);
  if (claimable.length === 0) return undefined;
  return {
    dataPoolIds: claimable.map(({ dataPoolId }) => dataPoolId),
    wei: claimable.reduce((total, { claimableWei }) => total + claimableWei, 0n),
    cents: claimable.reduce((total, { claimableCents }) => total + claimableCents, 0n),
  };
}

/** Returns the claimed uploads, newest first. */
export const claimedUploads = (uploads: readonly OwnUpload[]): OwnUpload[] =>
  uploads
    .filter((upload) => upload.rewardState === 'claimed')
    .sort((a, b) => b.timestamp.localeCompare(a.timestamp));

const isUnclaimed = ({ rewardState }: OwnUpload): boolean => rewardState === 'unclaimed';

const cents = (uploads: readonly OwnUpload[]): bigint =>
  uploads.reduce((total, { rewardWei }) => total + payoutCents(BigInt(rewardWei)), 0n);

const sum = (uploads: readonly OwnUpload[]): bigint =>
  uploads.reduce((total, upload) => total + BigInt(upload.rewardWei), 0n);
