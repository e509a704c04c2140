/**
 * The attacker has an upload of one offer and looks for the same person's upload of another offer, by counts and times.
 */
import { sizeWord } from '@cgdx/core/export/dataset/size-word.ts';
import { textLanguage } from '@cgdx/core/export/dataset/text-language.ts';
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import type { Profile } from './profile.ts';
import { isMonthAlone, type Published } from './publish.ts';

/** Counts that can be made from both datasets. */
type Counts = ReadonlyMap<string, number>;

const writtenFields = ['text', 'query'];

/**
 * Records contain the language and the size class of a text's length; from a dataset of words, both can be computed.
 */
function shapeOf(record: Published): string | undefined {
  for (const field of writtenFields) {
    const text = record[field];
    if (typeof text === 'string') return `${textLanguage(text) ?? ''} ${sizeWord(text.length)}`;
    const length = record[`${field}Length`];
    if (typeof length === 'string') return `${record[`${field}Language`] ?? ''} ${length}`;
  }
  return undefined;
}

/** Counts of each kind, by language and length, and by month if the dataset contains it. */
export function countsOf(records: readonly Published[]): Counts {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const record of records) {
    const { kind, at } = record;
    add(`${kind}`);
    const shape = shapeOf(record);
    if (shape !== undefined) add(`${kind} shape ${shape}`);
    if (isMonthAlone(at)) add(`${kind} month ${at}`);
  }
  return counts;
}

/** The cells of a profile, which can also be computed from the records. */
export function cellsOf(profile: Profile): Counts {
  const counts = new Map<string, number>();
  for (const row of profile) {
    if (row.row === 'history') continue;
    for (const [kind, size] of Object.entries(row.records)) counts.set(`${row.quarter} ${kind} ${size}`, 1);
    for (const name of [...row.classes, ...row.languages, ...row.devices])
      counts.set(`${row.quarter} ${name}`, 1);
  }
  return counts;
}

/**
 * Only counts that exist in both offers can be compared; other kinds, and months that one of them lacks, are ignored.
 */
function common(ones: readonly Counts[], others: readonly Counts[]): readonly string[] {
  const named = (all: readonly Counts[]) => new Set(all.flatMap((counts) => [...counts.keys()]));
  const second = named(others);
  return [...named(ones)].filter((name) => second.has(name));
}

/** If a dataset is thinned, an attacker guesses the share that was left out. */
const guessedShares = [1, 0.75, 0.5];

/** @param ones counts of people @param others counts of the same people in the same order */
export function joinByCounts(
  what: string,
  ones: readonly Counts[],
  others: readonly Counts[],
): BenchmarkLine {
  const names = common(ones, others);
  const vectors = (all: readonly Counts[]) =>
    all.map((counts) => Float64Array.from(names, (name) => counts.get(name) ?? 0));
  const [a, b] = [vectors(ones), vectors(others)];
  const joined = guessedShares.map((share) => a.filter((one, person) => nearest(one, b, share) === person));
  const best = Math.max(...joined.map((found) => found.length));
  const size = `${ones.length} people`;
  return line(what, size, '%', (100 * best) / ones.length, { chance: 100 / ones.length });
}

/** Returns the index of the only nearest neighbour; -1 if there are several. */
function nearest(one: Float64Array, others: readonly Float64Array[], share: number): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, other] of others.entries()) {
    let away = 0;
    // Square roots, so that differences of small and of large counts have similar weight.
    for (let i = 0; i < one.length && away <= least; i++)
      away += (Math.sqrt((one[i] ?? 0) * share) - Math.sqrt(other[i] ?? 0)) ** 2;
    if (away === least) found = -1;
    if (away < least) [least, found] = [away, at];
  }
  return found;
}
