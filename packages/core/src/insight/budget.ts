/**
 * Decides what all statistics of a pool together may tell of one person in a calendar year: an epsilon of 1.7 and a delta
 * of one in a million, however many editions, answers and tables there are, and whatever the other contributors are.
 */

export const epsilon = 1.7;
export const delta = 1e-6;

/**
 * What a person moves in a year, in deviations of the noise: the root of the sum of the squares over everything that is
 * released. Whoever knows everybody else has to tell two Gaussian distributions apart that are so far from each other,
 * whatever is released and in whatever order (Dong, Roth and Su 2022, corollary 2). A test works out again that this is
 * the epsilon and delta above (Balle and Wang 2018, theorem 8).
 */
export const distanceAYear = 0.386;

/** Of 100 guesses whether a person is there, so many can be right if each is as likely: a test works it out again. */
export const rightGuesses = 57.7;

/** Numbers are thousandths of a person: noise on whole numbers is whole, and no digit behind it tells what was there before. */
export const unit = 1_000;

/** One a quarter, on days that everybody knows. */
export const editionsAYear = 4;

/** A pool with fewer people, by noisy count, says nothing: every margin would be too wide. */
export const leastContributors = 300;

/** What each part spends of a year: answers four times, the columns of the table once. They add up to one. */
export const yearShare = { answers: 0.1, items: 0.85, classes: 0.05 } as const;

/** Returns the part of a year's budget that one of an edition's answers spends. */
export const answerShare = (answers: number): number => yearShare.answers / editionsAYear / answers;

/**
 * Returns the deviation of the noise on every cell of a histogram.
 * @param norm what one person moves at most: the root of the sum of the squares of what they add to its cells
 * @param share of a year's budget
 */
export const sigmaOf = (norm: number, share: number): number => norm / (distanceAYear * Math.sqrt(share));
