/**
 * The privacy budget: all statistics of a pool together may reveal about one person in a calendar year at most an epsilon of 1.7
 * with a delta of one in a million, for any number of editions, answers and tables, and whoever the other contributors are.
 */

export const epsilon = 1.7;
export const delta = 1e-6;

/**
 * The most that one person changes in a year, in standard deviations of the noise: the root of the sum of the squares over
 * everything that is released. Somebody who knows all other people must distinguish two Gaussian distributions at this distance,
 * whatever is released and in whatever order (Dong, Roth and Su 2022, corollary 2). The conversion to epsilon and delta is by
 * Balle and Wang 2018, theorem 8, which a test recomputes.
 */
export const distanceAYear = 0.386;

/** At most this many of 100 guesses whether a person is in the pool are right, if both are equally likely. A test recomputes it. */
export const rightGuesses = 57.7;

/** The unit of counts, a thousandth of a person. Counts and noise are whole numbers, so no fractional digits reveal the true count. */
export const unit = 1_000;

/** One edition for each quarter, on fixed days. */
export const editionsAYear = 4;

/** A pool with fewer people, by noisy count, publishes nothing, since every margin would be too wide. */
export const leastContributors = 300;

/** The share of a year's budget for each part: answers are released four times, the columns of the table once. The sum is 1. */
export const yearShare = { answers: 0.1, items: 0.85, classes: 0.05 } as const;

/** Returns the share of a year's budget for one of the `answers` answers of an edition. */
export const answerShare = (answers: number): number => yearShare.answers / editionsAYear / answers;

/**
 * Returns the deviation of the noise on every cell of a histogram.
 * @param norm the most that one person changes: the Euclidean norm of what the person adds to the cells
 * @param share the share of a year's budget
 */
export const sigmaOf = (norm: number, share: number): number => norm / (distanceAYear * Math.sqrt(share));
