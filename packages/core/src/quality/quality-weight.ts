/** The weights of the quality score, and the amounts that earn full marks. */

/** The share of each part in the score; they sum to 1. */
export const qualityWeight = {
  completeness: 0.2,
  volume: 0.25,
  span: 0.2,
  recency: 0.1,
  density: 0.1,
  consistency: 0.15,
} as const;

export type QualityPart = keyof typeof qualityWeight;

/** Numbers of distinct records: the volume is 0 at the lower, 1 at the upper, and logarithmic in between. */
export const volumeFrom = 100;
export const volumeFull = 50_000;

/** The number of active months with full marks. */
export const spanFullMonths = 36;

/** Density is measured over at least this many days, since one busy day is not a dense history. */
export const densityDays = 90;

/** Days since the last activity: recency is 1 up to the first number, and 0 from the second on. */
export const recentDays = 60;
export const staleDays = 3 * 365;
