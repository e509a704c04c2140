/** The scroll position of a list that scrolls sideways, in px. */
export interface Scrolled {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Tolerance, since browsers round the scroll position. */
const roundingPx = 2;

/**
 * Returns the index of the slide in view. At the end of the list it is the last slide, even where several slides fit side
 * by side, so that the last one can never be scrolled to the left edge.
 *
 * @param starts the distance of each slide from the beginning of the list, in px
 */
export function slideInView(
  starts: readonly number[],
  { scrollLeft, clientWidth, scrollWidth }: Scrolled,
): number {
  if (scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - roundingPx) return starts.length - 1;
  const distances = starts.map((start) => Math.abs(start - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
