/** Words what a finding means for somebody who makes plans. */
import type { Conclusion } from './conclusion-shape.ts';
import type { Query } from './query.ts';

const both = (meaning: string): readonly [string, string] => [meaning, meaning];

/** If something stands out, and if nothing does; `FIRST` stands for the leading cell. */
const meanings: Readonly<Record<Query['measure']['kind'], readonly [standsOut: string, equal: string]>> = {
  hours: [
    'Whoever wants to reach these people finds more of their activity in an hour of those than in another.',
    'No hour is clearly better than another for reaching these people: plan by cost, not by the clock.',
  ],
  weekdays: [
    'What runs on all days alike reaches these people unevenly: weigh the days as they do.',
    'Days need not be weighed: these people are about as active on a weekday as on a weekend.',
  ],
  months: [
    'Compare a plan with the last quarter, not with the year’s mean. Exports end at different times: a fall may be one of exports.',
    'Activity neither grew nor shrank by more than the noise: what was planned for the quarter before still holds.',
  ],
  volume: both('Histories differ in length: look at the profile of an upload before you buy it.'),
  span: both(
    'A study over years finds fewer contributors than one over months: look at how long an upload reaches.',
  ),
  quality: both('The price of an upload follows its quality: budget by these shares.'),
  'record-kinds': [
    'What a buyer gets of these people has more of FIRST than of any other kind of record.',
    'No kind of record clearly outweighs the next: a buyer gets a mixture.',
  ],
  values: [
    'FIRST leads by more than noise can explain: a plan for these people begins there.',
    'None of the first is clearly ahead: a plan for these people serves all of them.',
  ],
  items: [
    'FIRST leads by more than noise can explain; the order of the others may be chance.',
    'No name is clearly ahead: a choice among the first rests on other reasons.',
  ],
};

/**
 * @param conclusions the first conclusion of each pool
 * @returns undefined if something stands out in one pool and not in another
 */
export function meaningOf({ measure }: Query, conclusions: readonly Conclusion[]): string | undefined {
  const standsOut = new Set(conclusions.map((each) => each.standsOut));
  const [first, ...differing] = new Set(conclusions.map((each) => each.first));
  if (standsOut.size !== 1 || standsOut.has(undefined) || differing.length > 0) return undefined;
  const [own, ...others] = new Set(conclusions.map(({ meaning }) => meaning));
  if (others.length > 0) return undefined;
  const meaning = own ?? meanings[measure.kind][standsOut.has(true) ? 0 : 1];
  return meaning.replace('FIRST', `“${first}”`);
}
