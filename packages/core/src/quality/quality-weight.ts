/** The one table of quality weights, and what counts as full marks. */

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

/** What the verdict on authenticity lets through. */
export const gateOf = { genuine: 1, suspicious: 0.5, 'not genuine': 0 } as const;

/** Distinct records: none of volume at the lower, all of it at the upper, by orders of magnitude between. */
export const volumeFrom = 100;
export const volumeFull = 50_000;

/** Months with activity that make a full span. */
export const spanFullMonths = 36;

/** Density is looked for over so many days at least: one busy day is no dense history. */
export const densityDays = 90;

/** Days since the last activity: full recency up to the first, none from the second on. */
export const recentDays = 60;
export const staleDays = 3 * 365;
