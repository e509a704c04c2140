/** The weights of the quality score, and the amounts that earn full marks. */

/** Shares of the whole; they sum to 1. */
export const qualityWeight = {
  completeness: 0.2,
  volume: 0.25,
  span: 0.2,
  recency: 0.1,
  density: 0.1,
  consistency: 0.15,
} as const;

export type QualityPart = keyof typeof qualityWeight;

/** Distinct records: no volume at the lower number, all of it at the upper, logarithmic in between. */
export const volumeFrom = 100;
export const volumeFull = 50_000;

/** Months with activity that make a full span. */
export const spanFullMonths = 36;

/** Density is measured over at least this many days: one busy day is not a dense history. */
export const densityDays = 90;

/** Days since the last activity: full recency up to the first, none from the second on. */
export const recentDays = 60;
export const staleDays = 3 * 365;
