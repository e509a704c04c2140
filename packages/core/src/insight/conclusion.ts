/** Words the conclusion from a pool's answer. Cells are ranked only if noise alone could not have reversed their order. */
import { concludeAsked } from './asked-conclusion.ts';
import type { AskedPart } from './asked-part.ts';
import { basis, differAsWritten, percent, percentRange, type Series } from './basis.ts';
import { apart, type Conclusion, stepsOf, sumOf, vague, vagueMeaning } from './conclusion-shape.ts';
import { concludeHours } from './hour-conclusion.ts';
import { cellLabel } from './label.ts';
import { listed } from './listed.ts';
import { concludePair } from './pair-conclusion.ts';
import type { Query } from './query.ts';
import type { Answer } from './statistics.ts';

/** The margin of a mean of so many cells, as a part of one cell's: means differ if their margins do not meet. */
const marginOfMean = (cells: number): number => 1 / Math.sqrt(cells);

type Cells = ReadonlyMap<string, number>;

const weekend = ['Saturday', 'Sunday'];
const meanOf = (shares: readonly number[]): number => sumOf(shares) / Math.max(1, shares.length);

/**
 * @param asked the part that the question names, @param pair two parts that it names
 * @returns the direct answer first; none if there is nothing to say
 */
export function conclude(
  query: Query,
  answer: Answer,
  series: Series,
  asked?: AskedPart,
  pair?: readonly [AskedPart, AskedPart],
): Conclusion[] {
  const ofPart =
    (asked && concludeAsked(query, answer, series, asked)) ??
    (pair && concludePair(query, answer, series, pair));
  if (ofPart) return [ofPart];
  const cells: Cells = new Map(answer.cells.map(({ bucket, share }) => [bucket, share]));
  switch (query.measure.kind) {
    case 'hours':
      return cells.size * query.measure.together === 24
        ? [concludeHours(query, answer.cells, series)]
        : ofCells(query, series);
    case 'weekdays':
      return cells.size === 7 ? ofWeekdays(query, answer, series) : ofCells(query, series);
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

/** States how often something holds; undefined for other values than yes and no. */
function ofYesNo(
  { measure, of, cell, holds, holdsNot }: Query,
  cells: Cells,
  series: Series,
): Conclusion[] | undefined {
  if (measure.kind !== 'values' || !measure.values.includes('true')) return undefined;
  const [yes, no] = [cells.get('true') ?? 0, cells.get('false') ?? 0];
  const unsaid =
    Math.round(100 * (series.rest ?? 0)) === 0 ? '' : `, and ${percent(series.rest ?? 0)} do not say`;
  const isEven = Math.abs(yes - no) <= apart * series.margin;
  const claim = `${percent(yes)} of ${of} ${holds ?? `are “${cell}”`}${isEven ? ', about as many as not' : ''}`;
  const evidence = `${percent(no)} ${holdsNot ?? 'are not'}${unsaid} (${basis(series)})`;
  const meaning = isEven
    ? 'Neither clearly outweighs the other: a plan for these people has to serve both.'
    : yes > no
      ? `“${cell}” is the rule among these people: what does not count on it reaches the smaller part.`
      : `“${cell}” is the exception among these people: what counts on it reaches the smaller part.`;
  return [{ claim, shared: `“${cell}” differs`, evidence, standsOut: !isEven, meaning }];
}

function ofWeekdays({ of }: Query, answer: Answer, series: Series): Conclusion[] {
  const cells: Cells = new Map(answer.cells.map(({ bucket, share }) => [bucket, share]));
  const meanOfDays = (isWeekend: boolean): number =>
    meanOf([...cells].flatMap(([day, share]) => (weekend.includes(day) === isWeekend ? [share] : [])));
  const [free, working] = [meanOfDays(true), meanOfDays(false)];
  const margin = marginOfMean(2) * series.margin;
  const standsOut =
    Math.abs(free - working) > margin + marginOfMean(5) * series.margin && percent(free) !== percent(working);
  const isVague = !standsOut && series.margin > vague * meanOf([...cells.values()]);
  const claim = standsOut
    ? `people are ${free > working ? 'more' : 'less'} active on weekends than on weekdays`
    : isVague
      ? 'the noise is too large to tell weekends and weekdays apart'
      : 'weekends and weekdays are about equal';
  const evidence = `${percent(free)} of ${of} on a day of the weekend, ${percent(working)} on a weekday${singleDay(answer, series)} (${basis(series, margin)})`;
  return [{ claim, shared: claim, evidence, standsOut, ...(isVague && { meaning: vagueMeaning }) }];
}

/** Names the days that clearly lead and those that clearly fall behind, if they are few. */
function singleDay({ cells }: Answer, { margin }: Series): string {
  const { most, least } = stepsOf(cells, margin);
  const named = [['most', most] as const, ['least', least] as const].flatMap(([degree, some]) =>
    some.length === 0 || some.length > 2
      ? []
      : [`${degree} is on ${listed(some.map(({ bucket, share }) => `${bucket}, ${percent(share)}`))}`],
  );
  return named.length > 0 ? `; ${named.join('; ')}` : '; no single day clearly leads';
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
  const margin = marginOfMean(3) * series.margin;
  const standsOut = Math.abs(last! - before!) > 2 * margin && differAsWritten(last!, before!, [margin]);
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
  const active = 'of contributors’ active months';
  const figures = standsOut
    ? `a month of that quarter has ${percent(last!)} ${active}, one of the quarter before ${percent(before!)}`
    : `a month of either has ${percentRange(Math.min(last!, before!), Math.max(last!, before!))} ${active}`;
  const counted = cellLabel(query, all.at(-1)?.bucket ?? '');
  const evidence = `${figures}${end}; months after ${counted} are not counted yet (${basis(series, margin)})`;
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

const isBanded = ({ kind }: Query['measure']): boolean =>
  kind === 'volume' || kind === 'span' || kind === 'quality';

function claimOf({ measure, of, cell }: Query, first: Series['cells'][number], isCompared: boolean): string {
  const [name, share] = [`“${first.label}”`, percent(first.share)];
  if (measure.kind === 'items')
    return `${name} reaches ${share} of contributors${isCompared ? `, more than any other ${cell.toLowerCase()}` : ''}`;
  if (isBanded(measure)) return `${name} is most common, with ${share} of ${of}`;
  return `${name} has ${share} of ${of}${isCompared ? ', the most' : ''}`;
}

/** Names the largest cell, or all cells that are about equal to it. */
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
  const figure = ({ share }: (typeof equal)[number]): string => percent(share);
  const figures =
    equal.length <= mostListed
      ? listed(equal.map(figure))
      : `from ${percent(first.share)} to ${percent(equal.at(-1)?.share ?? 0)}`;
  const listedOthers = others.slice(0, Math.max(0, mostListed - equal.length)).map(figureOf);
  return [
    {
      claim: claimOfEqual(query, equal, series.margin),
      shared: isBanded(measure) ? 'no band is clearly most common' : 'none clearly leads',
      evidence: `${[`${figures} of ${of}`, ...listedOthers].join('; ')}${end}`,
      standsOut: false,
    },
  ];
}

/** The least share that is nearly all. */
const nearlyAll = 0.9;

/** States what cells that are about equal have together, or what nearly all contributors have in common; which of them leads cannot be told. */
function claimOfEqual({ measure, of }: Query, equal: Series['cells'], margin: number): string {
  const names = equal.map(({ label }) => `“${label}”`);
  const named =
    names.length <= mostListed
      ? listed(names)
      : `${names.slice(0, mostListed - 1).join(', ')} and ${names.length - mostListed + 1} others`;
  const untold = `which of ${equal.length === 2 ? 'the two' : 'them'} leads cannot be told`;
  if (measure.kind !== 'items')
    return `${named} together have ${percent(sumOf(equal.map(({ share }) => share)))} of ${of}; ${untold}`;
  const isOfAll = equal.every(({ share }) => share - margin >= nearlyAll);
  return isOfAll
    ? `nearly all contributors have each of ${named}`
    : `${named} each reach about ${percent(meanOf(equal.map(({ share }) => share)))} of contributors; ${untold}`;
}
