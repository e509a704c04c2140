/** Somebody has an upload of one offer and looks which of another offer is of the same person: by how much of what there is, and when. */
import { sizeWord } from '@cgdx/core/export/dataset/size-word.ts';
import { textLanguage } from '@cgdx/core/export/dataset/text-language.ts';
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import type { Profile } from './profile.ts';
import { isMonthAlone, type Published } from './publish.ts';

/** What can be counted in both datasets. */
type Counts = ReadonlyMap<string, number>;

const writtenFields = ['text', 'query'];

/** Records tell the language and the size of a text's length; of the words, everybody can count them. */
function shapeOf(record: Published): string | undefined {
  for (const field of writtenFields) {
    const text = record[field];
    if (typeof text === 'string') return `${textLanguage(text) ?? ''} ${sizeWord(text.length)}`;
    const length = record[`${field}Length`];
    if (typeof length === 'string') return `${record[`${field}Language`] ?? ''} ${length}`;
  }
  return undefined;
}

/** Of each kind how many, of which language and length, and of which month if the dataset tells it. */
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

/** The cells of a profile, which whoever has the records can make of them as well. */
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

/** Only what somebody has in both offers can be compared: other kinds, and months that one of them does not tell, say nothing. */
function common(ones: readonly Counts[], others: readonly Counts[]): readonly string[] {
  const named = (all: readonly Counts[]) => new Set(all.flatMap((counts) => [...counts.keys()]));
  const second = named(others);
  return [...named(ones)].filter((name) => second.has(name));
}

/** Of a thinned dataset an attacker guesses how much of it was left out. */
const guessedShares = [1, 0.75, 0.5];

/** @param ones and `others`: of the same people in the same order */
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

/** Returns the only nearest; -1 if there are several. */
function nearest(one: Float64Array, others: readonly Float64Array[], share: number): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, other] of others.entries()) {
    let away = 0;
    // Roots, so that a difference counts as much for few as for many.
    for (let i = 0; i < one.length && away <= least; i++)
      away += (Math.sqrt((one[i] ?? 0) * share) - Math.sqrt(other[i] ?? 0)) ** 2;
    if (away === least) found = -1;
    if (away < least) [least, found] = [away, at];
  }
  return found;
}
