/** Computes the reward of an upload: quality x maxIncentive / 10 x multiplier, exact, in base units of CGDX. */
import { earlyBirdMultiplier, highestQuality } from '../specification/number.ts';

/** 1 CGDX in base units. */
export const oneCgdxWei = 10n ** 18n;

/**
 * @param atMs the time of the contribution, Unix ms
 * @param endsAt when the programme for early contributors ends, ISO 8601; undefined if there is none
 */
export const rewardMultiplier = (atMs: number, endsAt: string | undefined): number =>
  endsAt !== undefined && atMs <= Date.parse(endsAt) ? earlyBirdMultiplier : 1;

/**
 * @param quality whole number, 0 to 10
 * @param maxIncentiveWei the reward for quality 10, in base units
 * @param multiplier whole number, 1 to 10
 * @returns base units of CGDX, rounded down as the contract does
 */
export function rewardWei(quality: number, maxIncentiveWei: bigint, multiplier: number): bigint {
  return (BigInt(quality) * maxIncentiveWei * BigInt(multiplier)) / BigInt(highestQuality);
}

/** The formula of a reward, for sentences on pages. */
export const rewardRule = 'its score, times the highest reward of its pool, divided by ten';

/** Returns the reward's formula with figures: `8 × 100 ÷ 10`. @param most the highest reward, as a figure */
export const rewardSum = (quality: number, most: string): string => `${quality} × ${most} ÷ 10`;
