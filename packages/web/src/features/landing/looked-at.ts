/**
 * @param shareOfSection how much of the section can be seen, 0 to 1
 * @param shareOfWindow how much of the window it fills: a section higher than the window is never seen as a whole
 */
import { seenShare } from '@cgdx/core/specification/number.ts';
export const isLookedAt = (shareOfSection: number, shareOfWindow: number): boolean =>
  Math.max(shareOfSection, shareOfWindow) >= seenShare;
