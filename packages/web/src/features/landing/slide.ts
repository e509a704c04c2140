/** Where a list that scrolls sideways stands. */
export interface Scrolled {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Browsers round what they have scrolled to. */
const roundingPx = 2;

/**
 * Returns the index of the slide in view. At the end it is the last one, even where several fit and the last can never
 * stand at the beginning.
 *
 * @param starts the distance of each slide from the beginning, in px
 */
export function slideInView(
  starts: readonly number[],
  { scrollLeft, clientWidth, scrollWidth }: Scrolled,
): number {
  if (scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - roundingPx) return starts.length - 1;
  const distances = starts.map((start) => Math.abs(start - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
