/** Words the conclusion from a pool's answer. Cells are ranked only if noise alone could not have reversed their order. */
import type { PlatformId } from '../pool/platform-id.ts';
import type { AskedPart } from './asked-part.ts';
import { cellLabel } from './label.ts';
import { listed } from './listed.ts';
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
  `about ${contributors} contributors, ${period}, ${marginText(margin)}`;

/** What `basis` writes, in parentheses, with its margin. */
const writtenBasis = / ?\(about \d[^()]*?(± \d+ points?)\)/g;

/** Returns the sentence without its bases. A margin is kept unless it is the one that stands beside the sentence anyhow. */
export const withoutBasis = (sentence: string, isStated: (margin: string) => boolean): string =>
  sentence.replace(writtenBasis, (_, margin: string) => (isStated(margin) ? '' : ` (${margin})`));

/** @param margin 0 to 1 */
export function marginText(margin: number): string {
  const points = Math.max(1, Math.round(margin * 100));
  return `± ${points} ${points === 1 ? 'point' : 'points'}`;
}

/** Two numbers, of one pool or of two, differ if they are this many margins apart. */
const apart = 2;
/** The same for sums of several cells, whose noise is larger, and for means, whose noise is smaller. */
const sumsApart = 3;
const meansApart = 1.5;

/** Shares that are about equal say so only if their margin is less than this part of an even share: else nothing is known. */
const vague = 1 / 3;
const vagueMeaning = 'Figures this noisy settle nothing: ask again when more people have contributed.';

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

/** What an answer says of one pool. */
export interface Conclusion {
  /** The answer in a few words, without the pool’s name. */
  readonly claim: string;
  /** The same without figures, for several pools of which it holds. */
  readonly shared: string;
  /** The figures behind the claim, with their sample, period and margin. */
  readonly evidence: string;
  /** Whether something stands out by more than the margin; undefined if nothing is compared. */
  readonly standsOut: boolean | undefined;
  /** The leading cell. */
  readonly first?: string;
  /** What it means, in place of the general sentence for its kind of measure. */
  readonly meaning?: string;
}

/**
 * @param asked the part that the question names
 * @returns the direct answer first; none if there is nothing to say
 */
export function conclude(query: Query, answer: Answer, series: Series, asked?: AskedPart): Conclusion[] {
  const ofPart = asked && ofAsked(query, answer, series, asked);
  if (ofPart) return [ofPart];
  const cells: Cells = new Map(answer.cells.map(({ bucket, share }) => [bucket, share]));
  switch (query.measure.kind) {
    case 'hours':
      return cells.size * query.measure.together === 24
        ? ofHours(query, cells, series)
        : ofCells(query, series);
    case 'weekdays':
      return cells.size === 7 ? ofWeekdays(query, cells, series) : ofCells(query, series);
    case 'months':
      return ofMonths(query, answer, series);
    case 'volume':
    case 'span':
    case 'quality': {
      // What is not shown must not be able to change what most contributors reach.
      const bands = (answer.rest ?? 0) <= series.margin ? ofBands(query, answer, series) : [];
      const largest = ofCells(query, series);
      return bands.length > 0 ? [...bands, ...largest.filter((each) => each.standsOut)] : largest;
    }
    default:
      return ofYesNo(query, cells, series) ?? ofCells(query, series);
  }
}

const alike: Readonly<Partial<Record<Query['measure']['kind'], readonly [cells: string, rest: string]>>> = {
  hours: ['hours', 'in the rest of the day'],
  weekdays: ['days', 'on the other days'],
  months: ['months', 'in the other months'],
};

/** Compares the part that the question names with its share if all cells were alike. Undefined if no export reaches it. */
function ofAsked(
  query: Query,
  { cells }: Answer,
  series: Series,
  { name, has }: AskedPart,
): Conclusion | undefined {
  const { measure, of } = query;
  const part = cells.filter(({ bucket }) => has(bucket));
  const [each, rest] = alike[measure.kind] ?? [];
  const share = sumOf(part.map((cell) => cell.share));
  const margin = series.margin * Math.sqrt(part.length);
  if (part.length === 0 || (measure.kind === 'months' && share <= margin)) return undefined;
  if (rest === undefined) return ofNamed(query, cells, series, { name, share });
  const even = part.length / cells.length;
  // Only one of the two numbers has noise.
  const standsOut = Math.abs(share - even) > margin;
  const degree = !standsOut ? 'about as' : share > even ? 'more' : 'less';
  const than = standsOut ? 'than' : 'as';
  const isVague = !standsOut && margin > vague * even;
  const shared = isVague
    ? `the noise is too large to tell whether people are more active ${name}`
    : `people are ${degree} active ${name} ${than} ${rest}`;
  const whole = measure.kind === 'months' ? 'contributors’ active months' : of;
  const meaning = isVague
    ? vagueMeaning
    : !standsOut
      ? 'That time reaches these people about as well as any other of the same length.'
      : share > even
        ? 'That time reaches more of these people’s activity than any average stretch of the same length: plan for it.'
        : 'That time reaches less of these people’s activity than an average stretch of the same length: plan around it.';
  return {
    claim: isVague ? shared : `${shared}, with ${percent(share)} of ${whole}`,
    shared,
    evidence: `${isVague ? `${percent(share)} of ${whole}; ` : ''}it would be ${percent(even)} if all ${each} were alike (${basis(series, margin)})`,
    standsOut,
    meaning,
  };
}

/** States the share of the value that the question names, beside the largest of the others. */
function ofNamed(query: Query, cells: Answer['cells'], series: Series, { name, share }: Part): Conclusion {
  const { of } = query;
  const others = cells
    .map(({ bucket, share: other }) => ({ name: `“${cellLabel(query, bucket)}”`, share: other }))
    .filter((each) => each.name !== name);
  const [largest] = descending(others);
  const isEqual = Math.abs((largest?.share ?? 0) - share) <= apart * series.margin;
  const isFirst = !isEqual && share > (largest?.share ?? 0);
  const degree = isEqual ? 'about as much as' : isFirst ? 'more than' : 'less than';
  const end = ` (${basis(series)})`;
  const beside =
    largest === undefined
      ? 'nothing else has a share'
      : `that is ${degree} ${largest.name}, ${percent(largest.share)}`;
  const claim =
    share > series.margin
      ? `${name} has ${percent(share)} of ${of}`
      : `${name} has hardly any of ${of}, at most ${percent(share + series.margin)}`;
  return {
    claim,
    shared: `${name} is ${isEqual ? 'among the first' : isFirst ? 'first' : 'not the first'}`,
    evidence: `${beside}${end}`,
    standsOut: isFirst,
    ...(isFirst && { first: name.slice(1, -1) }),
    ...(!isFirst &&
      !isEqual && { meaning: `A plan for these people begins with ${largest?.name}, not with ${name}.` }),
  };
}

/** States how often something holds; undefined for other values than yes and no. */
function ofYesNo({ measure, of, cell }: Query, cells: Cells, series: Series): Conclusion[] | undefined {
  if (measure.kind !== 'values' || !measure.values.includes('true')) return undefined;
  const [yes, no] = [cells.get('true') ?? 0, cells.get('false') ?? 0];
  const unsaid =
    Math.round(100 * (series.rest ?? 0)) === 0 ? '' : `, and ${percent(series.rest ?? 0)} do not say`;
  const isEven = Math.abs(yes - no) <= apart * series.margin;
  const claim = `“${cell}” holds for ${percent(yes)} of ${of}${isEven ? ', about as often as not' : ''}`;
  const evidence = `it does not hold for ${percent(no)}${unsaid} (${basis(series)})`;
  const meaning = isEven
    ? 'Neither clearly outweighs the other: a plan for these people has to serve both.'
    : yes > no
      ? `“${cell}” is the rule among these people: what does not count on it reaches the smaller part.`
      : `“${cell}” is the exception among these people: what counts on it reaches the smaller part.`;
  return [{ claim, shared: `“${cell}” differs`, evidence, standsOut: !isEven, meaning }];
}

function ofHours({ of }: Query, cells: Cells, series: Series): Conclusion[] {
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
  const { margin } = series;
  const isLeast = less.share - least.share > sumsApart * margin;
  const end = `${isLeast ? `; least is ${least.name}, ${percent(least.share)}` : ''} (${basis(series, Math.SQRT2 * margin)})`;
  if (most.share - next.share > sumsApart * margin)
    return [
      {
        claim: `people are most active ${most.name}, with ${percent(most.share)} of ${of}`,
        shared: `people are most active ${most.name}`,
        evidence: `no other quarter of the day has more than ${percent(next.share)}${end}`,
        standsOut: true,
      },
    ];
  const equal = parts.filter(({ share }) => most.share - share <= sumsApart * margin);
  if (Math.SQRT2 * margin > vague / parts.length) {
    const claim = 'the noise is too large to tell the quarters of the day apart';
    const evidence = `${listed(parts.map(({ name, share }) => `${percent(share)} ${name}`))}${end}`;
    return [{ claim, shared: claim, evidence, standsOut: false, meaning: vagueMeaning }];
  }
  return [
    {
      claim:
        equal.length === parts.length
          ? 'all quarters of the day are about equal'
          : `people are about as active ${listed(equal.map(({ name }) => name))}`,
      shared: 'no quarter of the day clearly leads',
      evidence: `${listed(equal.map(({ share }) => percent(share)))} of ${of}${end}`,
      standsOut: false,
      ...(isLeast && {
        meaning: `Any time but ${least.name.replace(/^in /, '')} reaches these people about equally well: plan by cost, not by the clock.`,
      }),
    },
  ];
}

function ofWeekdays({ of }: Query, cells: Cells, series: Series): Conclusion[] {
  const meanOfDays = (isWeekend: boolean): number =>
    meanOf([...cells].flatMap(([day, share]) => (weekend.includes(day) === isWeekend ? [share] : [])));
  const [free, working] = [meanOfDays(true), meanOfDays(false)];
  const standsOut = Math.abs(free - working) > meansApart * series.margin;
  const isVague = !standsOut && series.margin > vague * meanOf([...cells.values()]);
  const claim = standsOut
    ? `people are ${free > working ? 'more' : 'less'} active on weekends than on weekdays`
    : isVague
      ? 'the noise is too large to tell weekends and weekdays apart'
      : 'weekends and weekdays are about equal';
  const evidence = `${percent(free)} of ${of} on a day of the weekend, ${percent(working)} on a weekday (${basis(series)})`;
  return [{ claim, shared: claim, evidence, standsOut, ...(isVague && { meaning: vagueMeaning }) }];
}

/** Compares the last quarter that exports reach with the one before. A month within its margin of nothing is not reached. */
function ofMonths(query: Query, { cells }: Answer, series: Series): Conclusion[] {
  const all = cells.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const reached = all.findLastIndex(({ share }) => share > series.margin) + 1;
  if (reached < 6) return ofCells(query, series);
  const months = all.slice(reached - 6, reached);
  const [before, last] = [months.slice(0, 3), months.slice(3)].map((three) =>
    meanOf(three.map(({ share }) => share)),
  );
  const [from = '', to = ''] = [months[3], months[5]].map((cell) =>
    cell ? cellLabel(query, cell.bucket) : '',
  );
  const span = from.slice(-4) === to.slice(-4) ? `${from.slice(0, 3)} to ${to}` : `${from} to ${to}`;
  const standsOut = Math.abs(last! - before!) > meansApart * series.margin;
  const verb = last! > before! ? 'rose' : 'fell';
  const isVague = !standsOut && series.margin > vague * meanOf(months.map(({ share }) => share));
  const claim = standsOut
    ? `activity ${verb} from ${span}`
    : isVague
      ? `the noise is too large to compare ${span} with the quarter before`
      : `activity from ${span} is about equal to the quarter before`;
  const missing = all.length - reached;
  const end =
    missing > 0
      ? `; hardly any export reaches the ${missing === 1 ? 'month' : `${missing} months`} after`
      : '';
  const evidence = `a month of that quarter has ${percent(last!)} of contributors’ active months, one of the quarter before ${percent(before!)}${end} (${basis(series)})`;
  const level = isVague
    ? 'the noise is too large to compare the last quarters'
    : 'activity stayed about level';
  const shared = standsOut ? `activity ${verb}` : level;
  return [{ claim, shared, evidence, standsOut, ...(isVague && { meaning: vagueMeaning }) }];
}

/** States the band that most contributors reach. */
function ofBands({ of }: Query, { cells }: Answer, series: Series): Conclusion[] {
  const { margin } = series;
  // A single band with most of the people needs no comparison.
  if (cells.some(({ share }) => share - margin > 0.5)) return [];
  for (let from = cells.length - 1; from > 0; from--) {
    const above = cells.slice(from);
    const share = sumOf(above.map((each) => each.share));
    const ofSum = margin * Math.sqrt(above.length);
    if (share - ofSum <= 0.5) continue;
    const band = `“${series.cells[from]?.label}” or above`;
    const claim = `most contributors, ${percent(share)}, are at ${band}`;
    const below = sumOf(cells.slice(0, from).map((each) => each.share));
    const evidence = `${percent(below)} of ${of} are below (${basis(series, ofSum)})`;
    return [{ claim, shared: `most contributors are at ${band}`, evidence, standsOut: true }];
  }
  return [];
}

const mostListed = 4;
const figureOf = ({ label, share }: Series['cells'][number]): string => `“${label}” ${percent(share)}`;

/** Names the largest cell, or all cells that are about equal to it. */
const isBanded = ({ kind }: Query['measure']): boolean =>
  kind === 'volume' || kind === 'span' || kind === 'quality';

function claimOf({ measure, of, cell }: Query, first: Series['cells'][number], isCompared: boolean): string {
  const [name, share] = [`“${first.label}”`, percent(first.share)];
  if (measure.kind === 'items')
    return `${name} reaches ${share} of contributors${isCompared ? `, more than any other ${cell.toLowerCase()}` : ''}`;
  if (isBanded(measure)) return `${name} is most common, with ${share} of ${of}`;
  return `${name} has ${share} of ${of}${isCompared ? ', the most' : ''}`;
}

function ofCells(query: Query, series: Series): Conclusion[] {
  const { of, measure } = query;
  const sorted = series.cells.toSorted((a, b) => b.share - a.share);
  const [first] = sorted;
  if (!first) return [];
  const equal = sorted.filter(({ share }) => first.share - share <= apart * series.margin);
  const others = sorted.slice(equal.length).filter(({ share }) => Math.round(share * 100) > 0);
  const end = ` (${basis(series)})`;
  if (equal.length === 1) {
    const next = others.slice(0, mostListed - 1).map(figureOf);
    const rest = series.rest === undefined ? '' : `everything else has ${percent(series.rest)}`;
    return [
      {
        claim: claimOf(query, first, next.length > 0),
        shared: isBanded(measure)
          ? `“${first.label}” is most common`
          : `“${first.label}” has the largest share`,
        evidence: `${next.join(', ') || rest || 'nothing else has a share'}${end}`,
        standsOut: true,
        first: first.label,
      },
    ];
  }
  const names = equal.map(({ label }) => `“${label}”`);
  const listedOthers = others.slice(0, Math.max(0, mostListed - equal.length)).map(figureOf);
  const figures =
    equal.length <= mostListed
      ? `${listed(equal.map(({ share }) => percent(share)))} of ${of}`
      : `from ${percent(first.share)} to ${percent(equal.at(-1)?.share ?? 0)} of ${of}`;
  return [
    {
      claim:
        equal.length < mostListed
          ? `${listed(names)} are about equal`
          : `the first ${equal.length} are about equal, from ${names[0]} to ${names.at(-1)}`,
      shared: isBanded(measure) ? 'no band is clearly most common' : 'none clearly leads',
      evidence: `${[figures, ...listedOthers].join('; ')}${end}`,
      standsOut: false,
    },
  ];
}
