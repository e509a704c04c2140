/**
 * Makes the profile of an export, which describes its contents so coarsely that nobody can tell whose it is. A profile has no
 * record, no text, no name, no month and no order, and does not depend on other contributors.
 */

import type { KindCount } from './kind-count.ts';
import type { ProfileRow } from './profile-schema.ts';
import { sizeWord } from './size-word.ts';

export const profileName = 'profile.ndjson';

type QuarterRow = Extract<ProfileRow, { row: 'quarter' }>;
type HistoryRow = Extract<ProfileRow, { row: 'history' }>;

export interface CountedKind {
  readonly kind: string;
  readonly counts: readonly KindCount[];
}

const partHours = 4;
/** In percent. With steps of 5 %, the nearest of a thousand profiles is the same person's in 6 to 8 % of cases; with 20 %, in 2 %. */
const habitStep = 20;
const otherStep = 5;

const percent = (part: number, whole: number, step: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * (100 / step)) * step;

const addUpAll = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function shares(counts: readonly number[]): number[] {
  const whole = addUpAll(counts);
  return whole === 0 ? [] : counts.map((count) => percent(count, whole, habitStep));
}

/** Returns a row for each quarter in order, then one for the whole history. `kinds`: all kinds of the platform, in order. */
export function profileRows(kinds: readonly CountedKind[]): readonly ProfileRow[] {
  const quarters = [
    ...new Set(kinds.flatMap(({ counts }) => counts.flatMap(({ quarters }) => Object.keys(quarters)))),
  ].sort();
  return [...quarters.map((quarter) => quarterRow(quarter, kinds)), historyRow(kinds)];
}

function quarterRow(quarter: string, kinds: readonly CountedKind[]): QuarterRow {
  const seen = kinds.flatMap(({ counts }) => counts.flatMap(({ quarters }) => quarters[quarter] ?? []));
  const present = (field: 'classes' | 'languages' | 'devices') =>
    [...new Set(seen.flatMap((each) => each[field]))].sort();
  return {
    row: 'quarter',
    quarter,
    records: sizes(kinds, ({ quarters }) => quarters[quarter]?.records ?? 0),
    classes: present('classes'),
    languages: present('languages'),
    devices: present('devices'),
  };
}

const sizes = (kinds: readonly CountedKind[], of: (count: KindCount) => number): Record<string, string> =>
  Object.fromEntries(kinds.map(({ kind, counts }) => [kind, sizeWord(addUpAll(counts.map(of)))]));

function historyRow(kinds: readonly CountedKind[]): HistoryRow {
  const counts = kinds.flatMap((each) => each.counts);
  const tallies = counts.flatMap(({ tally }) => tally ?? []);
  const hours = Array.from({ length: 24 }, (_, hour) =>
    addUpAll(tallies.map((each) => each.hours[hour] ?? 0)),
  );
  const parts = Array.from({ length: 24 / partHours }, (_, part) =>
    addUpAll(hours.slice(part * partHours, (part + 1) * partHours)),
  );
  const weekdays = Array.from({ length: 7 }, (_, day) =>
    addUpAll(tallies.map((each) => each.weekdays[day] ?? 0)),
  );
  return {
    row: 'history',
    weekdayPercent: shares(weekdays),
    dayPartPercent: shares(parts),
    undated: sizes(kinds, ({ undated }) => undated),
    otherPercent: percent(
      addUpAll(counts.map(({ other }) => other)),
      addUpAll(counts.map(({ classed }) => classed)),
      otherStep,
    ),
  };
}
