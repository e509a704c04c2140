/**
 * Decides which statistics of a field's values the dictionary of an upload publishes: bands of numbers and lengths, with shares so
 * coarse that a rare value is in no band, and the number of times in each quarter. Values are published only for a whole pool.
 */
import type { DatasetField, DatasetValue, FieldRule } from '../contract/dataset-field.ts';
import { quarterOf } from './quarter.ts';
import { sizeWord } from './size-word.ts';

/** The number of values by band; for a time, by quarter. */
export type BandCounts = Readonly<Record<string, number>>;

export interface BandCounter {
  /** @param value a masked value */
  count(value: Exclude<DatasetValue, null>): void;
  bands(): BandCounts;
}

/** The rules of texts whose length is counted in bands; the length of a code or of a word from a list would reveal the value. */
const measuredTexts: ReadonlySet<FieldRule> = new Set([
  'catalogue-text',
  'public-text',
  'free-text',
  'title-text',
]);
/** The rules whose values are orders of magnitude already. */
const sizes: ReadonlySet<FieldRule> = new Set(['size', 'length']);

/** Returns a counter of the bands of a field's values; undefined if the field has no bands. */
export function createBandCounter({ type, rule }: DatasetField): BandCounter | undefined {
  if (type === 'time') return timeCounter();
  if (type === 'integer') return digitCounter((value) => Number(value));
  if (measuredTexts.has(rule)) return digitCounter((value) => String(value).length);
  if (type === 'boolean') return flagCounter();
  return sizes.has(rule) ? wordCounter() : undefined;
}

function flagCounter(): BandCounter {
  let [yes, no] = [0, 0];
  return {
    count(value) {
      if (value === true) yes++;
      else no++;
    },
    bands: () => ({ ...(no > 0 && { false: no }), ...(yes > 0 && { true: yes }) }),
  };
}

/** Numbers with at least this many digits are in one band. */
const mostDigits = 10;

/** Counts numbers by their digits: `0`, `1-9`, `10-99`, ... */
function digitCounter(numberOf: (value: Exclude<DatasetValue, null>) => number): BandCounter {
  const counts = new Array<number>(mostDigits + 1).fill(0);
  let negative = 0;
  return {
    count(value) {
      const number = numberOf(value);
      if (number < 0) {
        negative++;
        return;
      }
      const digits = number < 100 ? (number < 10 ? (number < 1 ? 0 : 1) : 2) : digitsOf(number);
      counts[digits] = (counts[digits] as number) + 1;
    },
    bands: () =>
      Object.fromEntries([
        ...(negative > 0 ? [['below 0', negative] as const] : []),
        ...counts.flatMap((count, digits) => (count > 0 ? [[digitWord(digits), count] as const] : [])),
      ]),
  };
}

function digitsOf(number: number): number {
  let digits = 3;
  for (let below = 1_000; digits < mostDigits && number >= below; below *= 10) digits++;
  return digits;
}

function digitWord(digits: number): string {
  if (digits === 0) return '0';
  const least = 10 ** (digits - 1);
  return digits === mostDigits ? `${least}+` : `${least}-${least * 10 - 1}`;
}

function wordCounter(): BandCounter {
  const counts = new Map<string, number>();
  return {
    count(value) {
      const word = String(value);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    bands: () => Object.fromEntries(counts),
  };
}

/** Counts times by quarter; caches the last month, since consecutive times are mostly in the same month. */
function timeCounter(): BandCounter {
  const counts = new Map<string, number>();
  let month = '';
  let quarter: string | undefined;
  return {
    count(value) {
      const text = String(value);
      if (month === '' || !text.startsWith(month)) {
        month = text.slice(0, 8);
        quarter = quarterOf(text);
      }
      if (quarter !== undefined) counts.set(quarter, (counts.get(quarter) ?? 0) + 1);
    },
    bands: () => Object.fromEntries(counts),
  };
}

/** The step of shares, in percent: the share of a rare band is rounded to 0. */
const shareStep = 5;

/** Returns the share of each band in the values, in percent; bands with a share of 0 are left out. */
export function bandShares(counts: BandCounts): BandCounts {
  const values = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(
    Object.entries(counts)
      .map(([band, count]) => [band, Math.round((count / values) * (100 / shareStep)) * shareStep] as const)
      .filter(([, share]) => share > 0),
  );
}

/** Returns the order of magnitude of each quarter's count. */
export const quarterSizes = (counts: BandCounts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(counts).map(([quarter, count]) => [quarter, sizeWord(count)]));
