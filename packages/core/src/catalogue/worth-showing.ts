/** Decides which results of a search a person is shown. */
import { poolOfRecord } from './pool-record.ts';
import type { PlacedResult, SearchAnswer } from './search-answer.ts';

/** Results below this share of the best score are not worth showing. */
const leastScore = 0.35;
/** The least fit of a record that is shown beside an answer, which has a fit of at least 1. */
const leastFit = 0.7;
/** The least fit of a record that is shown as a near one if there is no answer. */
const leastNearFit = 0.5;
/** The most results if none is an answer, or if those that are lack a part of the need. */
const mostNear = 3;

/** Returns the results that are worth showing: a few good ones rather than ten. */
export function worthShowing({
  results,
  fits,
  leastOfBest,
  isPartial,
}: Pick<SearchAnswer, 'results' | 'fits' | 'leastOfBest' | 'isPartial'>): readonly PlacedResult[] {
  const isSaid = results.some(({ says }) => says);
  // A record that is only near in topic is no answer beside one that has a word of it.
  const reasoned = results.filter(({ reasons, says }) => reasons.length > 0 && says === isSaid);
  const bestScore = Math.max(0, ...results.map(({ score }) => score));
  const high = reasoned.filter(({ score }) => score >= leastScore * bestScore);
  // A condition that an answer's record says nothing of lowers its score, perhaps below that of records that are no answer.
  const isUnderrated = fits && !high.some(({ fit }) => fit >= 1);
  const found = isUnderrated ? reasoned.filter(({ fit }) => fit >= 1) : high;
  // A pool of ours is offered beside datasets from elsewhere, not in their place.
  const elsewhere = found.filter(({ id }) => poolOfRecord(id) === undefined);
  const bestFit = Math.max(0, ...elsewhere.map(({ fit }) => fit));
  const least = fits ? Math.max(leastFit, leastOfBest * bestFit) : leastNearFit;
  // What is from the requested place answers a part of the need that no other record does.
  const fitting = found.filter(({ fit, from }) => fit >= least || (from === 'there' && fit >= 1));
  // What has one word of the need is better than nothing; the answer says which.
  const near = fitting.length > 0 ? fitting : found.filter(({ says }) => says);
  const best = isPartial ? near.toSorted((a, b) => b.fit * b.score - a.fit * a.score) : near;
  return fromThere(best, fits).slice(0, fits && !isPartial ? results.length : mostNear);
}

/** A record that matches at least this share of what the best one matches is as good an answer. */
const asGood = 0.9;

/** Sorts answers from the requested region first, with few others, and leaves out those from elsewhere if another is as good. */
function fromThere(near: readonly PlacedResult[], fits: boolean): readonly PlacedResult[] {
  const bestFit = Math.max(0, ...near.map(({ fit }) => fit));
  const isGood = ({ fit }: PlacedResult): boolean => fit >= asGood * bestFit;
  if (!fits || !near.some((each) => each.from !== 'elsewhere' && isGood(each))) return near;
  const there = near.filter(({ from }) => from === 'there');
  const anywhere = near.filter(({ from }) => from === undefined);
  if (!there.some(isGood)) return near.filter(({ from }) => from !== 'elsewhere');
  return [...there, ...anywhere.slice(0, Math.max(0, mostNear - there.length))];
}
