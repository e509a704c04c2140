/**
 * Decides what all statistics of a pool together may tell of one person in a calendar year: an epsilon of 1 and a delta
 * of one in a million, however many editions, answers and tables there are, and whatever the other contributors are.
 */

export const epsilon = 1;
export const delta = 1e-6;

/**
 * The same as zero-concentrated privacy, which adds up: what Gaussian noise of deviation s spends of it is half the square
 * of what a person moves, divided by the square of s. Bun and Steinke 2016; into epsilon and delta by Canonne, Kamath
 * and Steinke 2020, proposition 12, which a test works out again.
 */
export const rhoAYear = 0.02435;

/** One a quarter, on days that everybody knows. */
export const editionsAYear = 4;

/** A pool with fewer people, by noisy count, says nothing: every margin would be too wide. */
export const leastContributors = 300;

/** What each part spends of a year: answers four times, the columns of the table once. They add up to one. */
export const yearShare = { answers: 0.25, items: 0.6, classes: 0.15 } as const;

/** Returns the part of a year's budget that one of an edition's answers spends. */
export const answerShare = (answers: number): number => yearShare.answers / editionsAYear / answers;

/**
 * Returns the deviation of the noise on every cell of a histogram.
 * @param norm what one person moves at most: the root of the sum of the squares of what they add to its cells
 * @param share of a year's budget
 */
export const sigmaOf = (norm: number, share: number): number => norm / Math.sqrt(2 * rhoAYear * share);
