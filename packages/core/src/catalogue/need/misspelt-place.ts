/** Reads misspelt names of places in a need, so that "rain in singapor" asks for Singapore. */
import type { SearchAnswer } from '../search-answer.ts';
import type { Need } from './need.ts';
import { regionsIn } from './region.ts';

/** Returns the need with the places that it means; the same need if no correction is one. */
export function withPlacesRead(need: Need, corrections: SearchAnswer['corrections']): Need {
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
