import { seenShare } from '@cgdx/core/specification/number.ts';

/**
 * Returns whether a section of the page counts as seen.
 * @param shareOfSection the share of the section that is in view, 0 to 1
 * @param shareOfWindow the share of the window that it fills: a section higher than the window is never in view as a whole
 */
export const isSectionSeen = (shareOfSection: number, shareOfWindow: number): boolean =>
  Math.max(shareOfSection, shareOfWindow) >= seenShare;
