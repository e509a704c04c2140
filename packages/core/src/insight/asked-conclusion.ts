/** Words the conclusion about the part of the day, week or year, or about the value, that a question names. */
import type { AskedPart } from './asked-part.ts';
import { basis, percent, type Series } from './basis.ts';
import {
  apart,
  type Conclusion,
  descending,
  type Part,
  sumOf,
  vague,
  vagueMeaning,
} from './conclusion-shape.ts';
import { cellLabel } from './label.ts';
import type { Query } from './query.ts';
import { recordKinds } from './record-kind.ts';
import { type Answer, mostCells } from './statistics.ts';

const alike: Readonly<Partial<Record<Query['measure']['kind'], readonly [cells: string, rest: string]>>> = {
  hours: ['hours', 'in the rest of the day'],
  weekdays: ['days', 'on the other days'],
  months: ['months', 'in the other months'],
};

/** Compares the part that the question names with its share if all cells were alike. Undefined if no export reaches it. */
export function concludeAsked(
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
  if (part.length === 0 && measure.kind === 'items') return ofUnshown(query, cells, series, name);
  if (part.length === 0 && (cells.length === mostCells || !isCounted(query, series, has))) return undefined;
  if (measure.kind === 'months' && share <= margin) return undefined;
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

/** Whether a pool counts the value that a question names, though none of its cells is shown. */
const isCounted = ({ measure }: Query, { dataPoolId }: Series, has: AskedPart['has']): boolean =>
  measure.kind === 'values' ||
  (measure.kind === 'record-kinds' && dataPoolId !== 'others' && recordKinds[dataPoolId].some(has));

/** States that an item has no figure: only those that reach most people have one. */
function ofUnshown({ cell }: Query, cells: Answer['cells'], series: Series, name: string): Conclusion {
  const last = cells.at(-1);
  const claim = `${name} is not among the ${cells.length} ${cell.toLowerCase()}s that have a figure`;
  return {
    claim,
    shared: claim,
    evidence: `the last of them, “${last?.bucket}”, reaches ${percent(last?.share ?? 0)} of contributors (${basis(series)})`,
    standsOut: false,
  };
}

/** States the share of the value that the question names, beside the largest of the others. */
function ofNamed(query: Query, cells: Answer['cells'], series: Series, { name, share }: Part): Conclusion {
  const { of, measure } = query;
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
      ? measure.kind === 'items'
        ? `${name} reaches ${percent(share)} of contributors`
        : `${name} has ${percent(share)} of ${of}`
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
