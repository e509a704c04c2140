/** Determines the layout, the language and the missing parts of a Facebook export. */
import type { Counters } from '../../contract/inspection.ts';
import { insidePath, plainPath } from './facebook-file.ts';

const shares = (votes: ReadonlyMap<string, number>) =>
  [...votes].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));

/** Returns the layout by the folder that contains everything. */
export function variantOf(paths: readonly string[]): string {
  const has = (folder: string) => paths.some((path) => path.toLowerCase().includes(folder));
  if (has('your_activity_across_facebook/')) return 'json-2022';
  return has('your_facebook_activity/') || has('logged_information/') || has('connections/friends/')
    ? 'json-2024'
    : 'json-2018';
}

/** Returns the language of most titles and labels; file names are English in every language. */
export function languageOfVotes(votes: ReadonlyMap<string, number>): string {
  return shares(votes)[0]?.[0] ?? 'und';
}

const partKinds: readonly (readonly [name: string, kind: string])[] = [
  ['posts', 'post'],
  ['comments', 'comment'],
  ['reactions', 'reaction'],
  ['messages', 'message'],
  ['friends', 'friend'],
  ['pages', 'page-like'],
  ['searches', 'search'],
];

export function partsOf(recordCounts: Readonly<Record<string, number>>): Counters['parts'] {
  return partKinds.map(([name, kind]) => ({ name, isPresent: (recordCounts[kind] ?? 0) > 0 }));
}

/** Returns the names of parts without records and without web pages. `pages`: the kinds of the web pages. */
export const missingParts = (
  recordCounts: Readonly<Record<string, number>>,
  pages: ReadonlySet<string>,
): string[] => partKinds.filter(([, kind]) => !recordCounts[kind] && !pages.has(kind)).map(([name]) => name);

const numbered = /^(.*_)(\d+)\.json$/;

/** Counts series of files with a missing number, such as `message_2.json` without `message_1.json`. */
export function gapsIn(paths: readonly string[]): number {
  const rows = new Map<string, Set<number>>();
  for (const path of paths) {
    const match = numbered.exec(insidePath(plainPath(path)));
    if (match === null || /\/album\//.test(match[1] ?? '')) continue;
    const row = match[1] ?? '';
    rows.set(row, (rows.get(row) ?? new Set()).add(Number(match[2])));
  }
  let gaps = 0;
  for (const numbers of rows.values()) {
    let largest = 0;
    for (const number of numbers) largest = Math.max(largest, number);
    // most series begin with 1, a few with 0
    if (numbers.size < largest) gaps++;
  }
  return gaps;
}

const daySeconds = 86_400;
/** With a chosen date range, all kinds begin within this many days. */
const sameStartDays = 45;
/** The fewest kinds that show a common beginning. */
const kindsToTell = 3;

/** Returns the first day of a chosen date range, `YYYY-MM-DD`; undefined if the export seems to cover all time. */
export function chosenFrom(
  firsts: ReadonlyMap<string, number>,
  registeredAt: number | undefined,
): string | undefined {
  // other kinds cover all time or have periods of their own
  const told = [...firsts].filter(([kind]) => /^(post|comment|reaction|message|search)$/.test(kind));
  const starts = told.map(([, seconds]) => seconds).sort((a, b) => a - b);
  const [first] = starts;
  const last = starts.at(-1);
  if (first === undefined || last === undefined || starts.length < kindsToTell) return undefined;
  if (registeredAt === undefined || first - registeredAt < 365 * daySeconds) return undefined;
  if (last - first > sameStartDays * daySeconds) return undefined;
  return new Date(first * 1000).toISOString().slice(0, 10);
}
