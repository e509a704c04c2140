/** Normalised discounted cumulative gain at ten: 1 if every relevant document is at the top, 0 if none is among the ten. */

import type { Judged } from './collection.ts';
import type { Engine } from './engine.ts';

const places = 10;
const gainAt = (place: number): number => 1 / Math.log2(place + 2);

export function ndcg(found: readonly string[], relevant: readonly string[]): number {
  const sum = (count: number, isGain: (place: number) => boolean): number => {
    let total = 0;
    for (let place = 0; place < Math.min(places, count); place++) if (isGain(place)) total += gainAt(place);
    return total;
  };
  const ideal = sum(relevant.length, () => true);
  return ideal === 0 ? 0 : sum(found.length, (place) => relevant.includes(found[place] ?? '')) / ideal;
}

export function meanNdcg(engine: Engine, judged: readonly Judged[]): number {
  const sum = judged.reduce((total, { query, relevant }) => total + ndcg(engine(query, places), relevant), 0);
  return judged.length === 0 ? 0 : sum / judged.length;
}
