/** Computes what an upload earns: quality x maxIncentive / 10 x multiplier, exact, in base units of CGDX. */

/** 1 CGDX in base units. */
export const oneCgdxWei = 10n ** 18n;

/** End of the early-contributor programme, as its page announced it. */
export const earlyBirdEndsAt = Date.parse('2024-11-30T23:59:59+08:00');

/** Returns the multiplier of a contribution made at `atMs` (Unix ms): 10 during the programme, 1 after it. */
export const earlyBirdMultiplier = (atMs: number): number => (atMs <= earlyBirdEndsAt ? 10 : 1);

/**
 * @param quality whole number, 0 to 10
 * @param maxIncentiveWei the reward for quality 10, in base units
 * @param multiplier whole number, 1 to 10
 * @returns base units of CGDX, rounded down as the contract does
 */
export function rewardWei(quality: number, maxIncentiveWei: bigint, multiplier: number): bigint {
  return (BigInt(quality) * maxIncentiveWei * BigInt(multiplier)) / 10n;
}
