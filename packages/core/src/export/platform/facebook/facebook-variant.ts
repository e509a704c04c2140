/** Names the layout of a Facebook export, its language, and what of it is missing. */
import type { Counters } from '../../contract/inspection.ts';
import { type FacebookFile, insidePath, plainPath } from './facebook-file.ts';

const shares = (votes: ReadonlyMap<string, number>) =>
  [...votes].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));

/** By the folder that everything lies in. */
export function variantOf(paths: readonly string[]): string {
  const has = (folder: string) => paths.some((path) => path.toLowerCase().includes(folder));
  if (has('your_activity_across_facebook/')) return 'json-2022';
  return has('your_facebook_activity/') || has('logged_information/') || has('connections/friends/')
    ? 'json-2024'
    : 'json-2018';
}

/** What most titles and labels are written in; file names are English in every language. */
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

const numbered = /^(.*_)(\d+)\.json$/;

/** Numbers that are missing in a row of files: `message_2.json` without `message_1.json`; how many rows have such a gap. */
export function gapsIn(files: readonly FacebookFile[]): number {
  const rows = new Map<string, Set<number>>();
  for (const { entry } of files) {
    const match = numbered.exec(insidePath(plainPath(entry.path)));
    if (match === null || /\/album\//.test(match[1] ?? '')) continue;
    const row = match[1] ?? '';
    rows.set(row, (rows.get(row) ?? new Set()).add(Number(match[2])));
  }
  let gaps = 0;
  for (const numbers of rows.values()) {
    let largest = 0;
    for (const number of numbers) largest = Math.max(largest, number);
    // rows begin with 1, a few with 0
    if (numbers.size < largest) gaps++;
  }
  return gaps;
}

const daySeconds = 86_400;
/** All kinds of a chosen range begin within so many days. */
const sameStartDays = 45;
/** Kinds from which a common beginning can be told. */
const kindsToTell = 3;

/** The first day of a range that was chosen, `YYYY-MM-DD`; undefined if the export seems to go back to the beginning. */
export function chosenFrom(
  firsts: ReadonlyMap<string, number>,
  registeredAt: number | undefined,
): string | undefined {
  // friends, pages and sign-ins are told of all time or of a while of their own
  const told = [...firsts].filter(([kind]) => /^(post|comment|reaction|message|search)$/.test(kind));
  const starts = told.map(([, seconds]) => seconds).sort((a, b) => a - b);
  const [first] = starts;
  const last = starts.at(-1);
  if (first === undefined || last === undefined || starts.length < kindsToTell) return undefined;
  if (registeredAt === undefined || first - registeredAt < 365 * daySeconds) return undefined;
  if (last - first > sameStartDays * daySeconds) return undefined;
  return new Date(first * 1000).toISOString().slice(0, 10);
}
