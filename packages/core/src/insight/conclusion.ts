/** Words the conclusion from a pool's answer. Cells are ranked only if noise alone could not have reversed their order. */
import type { PlatformId } from '../pool/platform-id.ts';
import type { Query } from './query.ts';
import type { Answer } from './statistics.ts';

/** One pool's answer to a query. */
export interface Series {
  readonly dataPoolId: PlatformId | 'others';
  readonly pool: string;
  /** The approximate number of contributors. */
  readonly contributors: number;
  /** The margin of a share, 0 to 1. */
  readonly margin: number;
  /** The period in words. */
  readonly period: string;
  readonly cells: readonly { readonly label: string; readonly share: number }[];
  readonly rest?: number | undefined;
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Returns the sample, period and margin of a sentence's numbers. @param margin the margin of these numbers, 0 to 1 */
export const basis = ({ contributors, period, margin: own }: Series, margin = own): string =>
  `about ${contributors} contributors, ${period}, ± ${Math.max(1, Math.round(margin * 100))} points`;

/** Two numbers, of one pool or of two, differ if they are this many margins apart. */
const apart = 2;
/** The same for sums of several cells, whose noise is larger, and for means, whose noise is smaller. */
const sumsApart = 3;
const meansApart = 1.5;

interface Part {
  readonly name: string;
  readonly share: number;
}
type Cells = ReadonlyMap<string, number>;

const dayParts = [
  ['in the night (0 to 6 h)', 0],
  ['in the morning (6 to 12 h)', 6],
  ['in the afternoon (12 to 18 h)', 12],
  ['in the evening (18 to 24 h)', 18],
] as const;

const weekend = ['Saturday', 'Sunday'];
const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);
const meanOf = (shares: readonly number[]): number => sumOf(shares) / Math.max(1, shares.length);
const descending = (parts: readonly Part[]): Part[] => parts.toSorted((a, b) => b.share - a.share);

const both = (meaning: string): readonly [string, string] => [meaning, meaning];

/** The meaning of an answer for somebody who makes plans: if something stands out, and if nothing does. */
const meanings: Readonly<Record<Query['measure']['kind'], readonly [standsOut: string, equal: string]>> = {
  hours: [
    'Whoever wants to reach these people finds more of their activity in those hours than in any other quarter of the day.',
    'No quarter of the day is clearly better than the next for reaching these people: plan by cost, not by the clock.',
  ],
  weekdays: [
    'What runs on all days alike reaches these people unevenly: weigh the days as they do.',
    'Days need not be weighed: these people are about as active on a weekday as on a weekend.',
  ],
  months: [
    'Compare a plan with the last three months, not with the year’s mean. Exports end at different times: a fall may be one of exports.',
    'The last three months are a fair guide to the three before, and the other way round.',
  ],
  volume: both('Histories differ in length: look at the profile of an upload before you buy it.'),
  span: both(
    'A study over years finds fewer contributors than one over months: look at how long an upload reaches.',
  ),
  quality: both('The price of an upload follows its quality: budget by these shares.'),
  'record-kinds': [
    'What a buyer gets of these people has more of such records than of any other kind.',
    'No kind of record clearly outweighs the next.',
  ],
  values: [
    'The first is ahead of the others beyond the noise: begin with it.',
    'Serve all of the first: none of them is clearly ahead.',
  ],
  items: [
    'The first is ahead of the others beyond the noise.',
    'No name is clearly ahead: a choice among the first rests on other reasons.',
  ],
};

/**
 * @param firstSentences the first sentence of `conclude` for each pool
 * @returns undefined if something stands out in one pool and not in another
 */
export function meaningOf({ measure }: Query, firstSentences: readonly string[]): string | undefined {
  const equal = new Set(firstSentences.map((sentence) => /\babout (?:equal|as active)\b/.test(sentence)));
  if (equal.size !== 1) return undefined;
  return meanings[measure.kind][equal.has(true) ? 1 : 0];
}

/** @returns sentences, the direct answer first; each has its sample, period and margin */
export function conclude(query: Query, answer: Answer, series: Series): string[] {
  const cells: Cells = new Map(answer.cells.map(({ bucket, share }) => [bucket, share]));
  const isWhole = answer.rest === undefined;
  switch (query.measure.kind) {
    case 'hours':
      return cells.size * query.measure.together === 24
        ? ofHours(query, cells, series)
        : ofCells(query, series);
    case 'weekdays':
      return cells.size === 7 ? ofWeekdays(query, cells, series) : ofCells(query, series);
    case 'months':
      return cells.size >= 6 ? ofMonths(answer, series) : ofCells(query, series);
    case 'volume':
    case 'span':
    case 'quality':
      return [...(isWhole ? ofBands(answer, series) : []), ...ofCells(query, series)];
    default:
      return ofCells(query, series);
  }
}

function ofHours({ of }: Query, cells: Cells, series: Series): string[] {
  const parts = descending(
    dayParts.map(([name, from]) => ({
      name,
      share: sumOf(
        [...cells].flatMap(([hour, share]) =>
          Number(hour) >= from && Number(hour) < from + 6 ? [share] : [],
        ),
      ),
    })),
  );
  const [most, next, less, least] = parts;
  if (!most || !next || !less || !least) return [];
  const { pool, margin } = series;
  const rests = basis(series, Math.SQRT2 * margin);
  const isLeast = less.share - least.share > sumsApart * margin;
  const end = `${isLeast ? `; least is ${least.name}, ${percent(least.share)}` : ''} (${rests}).`;
  if (most.share - next.share > sumsApart * margin)
    return [
      `${pool}: people are most active ${most.name}, with ${percent(most.share)} of ${of}; no other quarter of the day has more than ${percent(next.share)}${end}`,
    ];
  return [
    `${pool}: people are about as active ${most.name} as ${next.name}: ${percent(most.share)} and ${percent(next.share)} of ${of}${end}`,
  ];
}

function ofWeekdays(query: Query, cells: Cells, series: Series): string[] {
  const of = (isWeekend: boolean): number =>
    meanOf([...cells].flatMap(([day, share]) => (weekend.includes(day) === isWeekend ? [share] : [])));
  const [free, working] = [of(true), of(false)];
  const { pool, margin } = series;
  const figures = `${percent(free)} of ${query.of} on a day of the weekend, ${percent(working)} on a weekday (${basis(series)}).`;
  if (Math.abs(free - working) <= meansApart * margin)
    return [`${pool}: weekends and weekdays are about equal: ${figures}`];
  return [
    `${pool}: people are ${free > working ? 'more' : 'less'} active on weekends than on weekdays: ${figures}`,
  ];
}

function ofMonths({ cells }: Answer, series: Series): string[] {
  const months = cells.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1)).map(({ share }) => share);
  const [before, last] = [meanOf(months.slice(-6, -3)), meanOf(months.slice(-3))];
  const figures = `a month of the last three has ${percent(last)} of contributors’ active months, one of the three before ${percent(before)} (${basis(series)}).`;
  const { pool, margin } = series;
  if (Math.abs(last - before) <= meansApart * margin) return [`${pool}: activity is about equal: ${figures}`];
  return [`${pool}: activity ${last > before ? 'rose' : 'fell'}: ${figures}`];
}

/** States the band that most contributors reach. */
function ofBands({ cells }: Answer, series: Series): string[] {
  const { pool, margin } = series;
  // A single band with most of the people needs no comparison.
  if (cells.some(({ share }) => share - margin > 0.5)) return [];
  for (let from = cells.length - 1; from > 0; from--) {
    const above = cells.slice(from);
    const share = sumOf(above.map((each) => each.share));
    const ofSum = margin * Math.sqrt(above.length);
    if (share - ofSum <= 0.5) continue;
    return [
      `${pool}: most contributors are at “${series.cells[from]?.label}” or above: ${percent(share)} (${basis(series, ofSum)}).`,
    ];
  }
  return [];
}

/** Names the largest cell, or all cells that are about equal to it. */
function ofCells({ of }: Query, series: Series): string[] {
  const { pool, margin } = series;
  const sorted = series.cells.toSorted((a, b) => b.share - a.share);
  const [first] = sorted;
  if (!first) return [];
  const equal = sorted.filter(({ share }) => first.share - share <= apart * margin);
  const next = sorted[equal.length];
  const end = `(${basis(series)}).`;
  const others = next ? `; “${next.label}” has ${percent(next.share)}` : '';
  if (equal.length === 1)
    return [
      `${pool}: “${first.label}” has ${percent(first.share)} of ${of}${next ? ', the most' : ''}${others} ${end}`,
    ];
  const [, second] = equal;
  if (equal.length === 2 && second)
    return [
      `${pool}: “${first.label}” and “${second.label}” are about equal: ${percent(first.share)} and ${percent(second.share)} of ${of} ${end}`,
    ];
  const last = equal.at(-1) ?? first;
  return [
    `${pool}: ${equal.length} are about equal at the top, from “${first.label}” with ${percent(first.share)} to “${last.label}” with ${percent(last.share)} of ${of} ${end}`,
  ];
}
