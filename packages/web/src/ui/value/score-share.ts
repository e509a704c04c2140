/** Formats the parts of a score. */

/** Formats a share of 1: `20%`. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Says how much of the score a part is, so that its weight is not taken for its value. */
export const shareOfScore = (weight: number): string => `${percent(weight)} of the score`;
