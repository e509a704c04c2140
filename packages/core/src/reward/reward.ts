/** Computes what an upload earns: quality x maxIncentive / 10 x multiplier, exact, in base units of CGDX. */

/** 1 CGDX in base units. */
export const oneCgdxWei = 10n ** 18n;

/** Returns the multiplier of a contribution made at `atMs` (Unix ms): 10 until the programme for early contributors ends. */
export const earlyBirdMultiplier = (atMs: number, endsAtMs: number): number => (atMs <= endsAtMs ? 10 : 1);

/** Does the same by the time at which the programme ends, ISO 8601; without it there is none. */
export const rewardMultiplier = (atMs: number, endsAt: string | undefined): number =>
  endsAt === undefined ? 1 : earlyBirdMultiplier(atMs, Date.parse(endsAt));

/**
 * @param quality whole number, 0 to 10
 * @param maxIncentiveWei the reward for quality 10, in base units
 * @param multiplier whole number, 1 to 10
 * @returns base units of CGDX, rounded down as the contract does
 */
export function rewardWei(quality: number, maxIncentiveWei: bigint, multiplier: number): bigint {
  return (BigInt(quality) * maxIncentiveWei * BigInt(multiplier)) / 10n;
}
