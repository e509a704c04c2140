/** Computes the bars above a column: its bands of values, or the number of records in each quarter. Pure. */
import { sizeWords } from '@cgdx/core/export/dataset/size-word.ts';
import type { DictionaryField } from './dictionary.ts';

export interface ColumnBar {
  /** The band or the quarter, with its share or size, in words. */
  readonly name: string;
  /** 0 to 1, where 1 is the greatest possible height. */
  readonly height: number;
}

const quarterAt = (name: string): number => Number(name.slice(0, 4)) * 4 + Number(name.slice(-1)) - 1;
const quarterName = (at: number): string => `${Math.floor(at / 4)}-Q${(at % 4) + 1}`;
const withDash = (range: string): string => range.replace('-', '–');

/** The most quarters that are drawn: a record with a wrong clock may lie a century away. */
const mostQuarters = 120;

/** @returns none for a column without published bands */
export function barsOf({ bands, quarters }: DictionaryField): readonly ColumnBar[] {
  if (quarters) {
    const last = Math.max(...Object.keys(quarters).map(quarterAt));
    const first = Math.max(last - mostQuarters + 1, Math.min(...Object.keys(quarters).map(quarterAt)));
    return Array.from({ length: last - first + 1 }, (_, at) => {
      const name = quarterName(first + at);
      const size = quarters[name] ?? '0';
      return {
        name: `${name.replace('-', ' ')}: ${withDash(size)}`,
        height: sizeWords.indexOf(size) / (sizeWords.length - 1),
      };
    });
  }
  const told = bandsInOrder(bands);
  const most = Math.max(...told.map(([, share]) => share));
  return told.map(([band, share]) => ({ name: `${nameOfBand(band)}: ${share} %`, height: share / most }));
}

const leastOf = (band: string): number => (band === 'below 0' ? -1 : Number.parseInt(band, 10));

/** Sorts the bands by their smallest value. */
const bandsInOrder = (bands: DictionaryField['bands']): [string, number][] =>
  Object.entries(bands ?? {}).sort(([a], [b]) => leastOf(a) - leastOf(b));

/** Returns the band with digits grouped: `1,000–9,999` for `1000-9999`. */
const nameOfBand = (band: string): string =>
  withDash(band).replaceAll(/\d+/g, (digits) => Number(digits).toLocaleString('en'));

/** Returns the labels below the first and the last bar. */
export function endsOf({ bands, quarters }: DictionaryField): readonly string[] {
  const names = Object.keys(quarters ?? {}).sort();
  if (names.length > 0)
    return [...new Set([names[0], names.at(-1)])].map((name = '') => name.replace('-', ' '));
  const told = bandsInOrder(bands).map(([band]) => band);
  return [...new Set([told[0], told.at(-1)])].flatMap((band) => (band ? [shortBand(band)] : []));
}

/** Returns a short form of a band, since the space is small: `1k–9k` for `1000-9999`. */
const shortBand = (band: string): string => withDash(band).replaceAll(/\d+/g, shortNumber);

function shortNumber(digits: string): string {
  const scale = [
    { from: 1e9, unit: 'G' },
    { from: 1e6, unit: 'M' },
    { from: 1e3, unit: 'k' },
  ].find(({ from }) => Number(digits) >= from);
  return scale ? `${Math.floor(Number(digits) / scale.from)}${scale.unit}` : digits;
}
