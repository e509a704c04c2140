/** Finds the spans at an offset by bisection, so that comparing two lists of them does not take quadratic time. */
import type { PersonalSpan } from '../placeholder/personal-type.ts';

export const byStart = (a: PersonalSpan, b: PersonalSpan): number => a.start - b.start;

/**
 * Returns the index of the first span that ends behind the offset; the number of spans if there is none. `spans`:
 * ascending, without overlaps.
 */
function firstEndingAfter(spans: readonly PersonalSpan[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as PersonalSpan).end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the spans that overlap `start..end`. `spans`: ascending, without overlaps. */
export function overlapping(spans: readonly PersonalSpan[], start: number, end: number): PersonalSpan[] {
  const first = firstEndingAfter(spans, start);
  let behind = first;
  while (behind < spans.length && (spans[behind] as PersonalSpan).start < end) behind++;
  return spans.slice(first, behind);
}
