/** Words the conclusion about two parts of the day, week or year, or two values, that a question names. */
import type { AskedPart } from './asked-part.ts';
import { basis, percent, type Series } from './basis.ts';
import { type Conclusion, sumOf } from './conclusion-shape.ts';
import type { Query } from './query.ts';
import type { Answer } from './statistics.ts';

const byTime: readonly Query['measure']['kind'][] = ['hours', 'weekdays', 'months'];

/** Undefined if the parts have different lengths, so that their shares cannot be compared, or if one is not counted. */
export function concludePair(
  { measure, of }: Query,
  { cells }: Answer,
  series: Series,
  [one, other]: readonly [AskedPart, AskedPart],
): Conclusion | undefined {
  const shares = [one, other].map(({ name, has }) => ({
    name,
    cells: cells.flatMap(({ bucket, share }) => (has(bucket) ? [share] : [])),
  }));
  const [larger, smaller] = shares.toSorted((a, b) => sumOf(b.cells) - sumOf(a.cells));
  const count = larger?.cells.length ?? 0;
  if (!larger || !smaller || count === 0 || count !== smaller.cells.length) return undefined;
  const margin = series.margin * Math.sqrt(count);
  const [most, least] = [sumOf(larger.cells), sumOf(smaller.cells)];
  // They differ where their margins do not meet.
  const standsOut = most - least > 2 * margin;
  const isTime = byTime.includes(measure.kind);
  return {
    ...(isTime ? timeClaim : valueClaim)(larger.name, smaller.name, standsOut),
    evidence: `${percent(most)} and ${percent(least)} of ${of} (${basis(series, margin)})`,
    standsOut,
    meaning: standsOut
      ? `A plan for these people begins ${isTime ? '' : 'with '}${larger.name}.`
      : 'Neither is clearly ahead: a plan for these people need not choose between them.',
  };
}

type Claim = Pick<Conclusion, 'claim' | 'shared'>;
const same = (claim: string): Claim => ({ claim, shared: claim });
const timeClaim = (larger: string, smaller: string, standsOut: boolean): Claim =>
  same(
    `people are ${standsOut ? 'more' : 'about as'} active ${larger} ${standsOut ? 'than' : 'as'} ${smaller}`,
  );
const valueClaim = (larger: string, smaller: string, standsOut: boolean): Claim =>
  same(
    standsOut ? `${larger} has a larger share than ${smaller}` : `${larger} and ${smaller} are about equal`,
  );
