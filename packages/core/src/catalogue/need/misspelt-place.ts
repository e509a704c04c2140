/** Reads misspelt names of places in a need, so that "rain in singapor" asks for Singapore. */
import type { Need } from './need.ts';
import { regionsIn } from './region.ts';

/** A word as it was written, and as it was read. */
interface Correction {
  readonly from: string;
  readonly to: string;
}

/** Returns the need with the places that it means; the same need if no correction is one. */
export function withPlacesRead(need: Need, corrections: readonly Correction[]): Need {
  const places = corrections.filter(({ to }) => regionsIn(to).length > 0);
  if (places.length === 0) return need;
  const read = new Map(places.map(({ from, to }) => [from, to]));
  const regions = places.flatMap(({ to }) => regionsIn(to));
  return {
    ...need,
    topic: need.topic.replace(/[\p{L}\p{N}]+/gu, (word) => read.get(word.toLowerCase()) ?? word),
    regions: [...new Set([...need.regions, ...regions])],
  };
}
