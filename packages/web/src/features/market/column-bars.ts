/** What is drawn above a column: the bands of its values, or how much each quarter has. Pure. */
import { sizeWords } from '@cgdx/core/export/dataset/size-word.ts';
import type { DictionaryField } from './dictionary.ts';

export interface ColumnBar {
  /** What it stands for, in words. */
  readonly name: string;
  /** 0 to 1, of the highest that there can be. */
  readonly height: number;
}

const quarterAt = (name: string): number => Number(name.slice(0, 4)) * 4 + Number(name.slice(-1)) - 1;
const quarterName = (at: number): string => `${Math.floor(at / 4)}-Q${(at % 4) + 1}`;
const withDash = (range: string): string => range.replace('-', '–');

/** The most quarters that are drawn: a record with a wrong clock may be a century away. */
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

/** Smallest values first. */
const bandsInOrder = (bands: DictionaryField['bands']): [string, number][] =>
  Object.entries(bands ?? {}).sort(([a], [b]) => leastOf(a) - leastOf(b));

/** `1000-9999` as `1,000–9,999`. */
const nameOfBand = (band: string): string =>
  withDash(band).replaceAll(/\d+/g, (digits) => Number(digits).toLocaleString('en'));

/** What stands below the bars at both ends. */
export function endsOf({ bands, quarters }: DictionaryField): readonly string[] {
  const names = Object.keys(quarters ?? {}).sort();
  if (names.length > 0)
    return [...new Set([names[0], names.at(-1)])].map((name = '') => name.replace('-', ' '));
  const told = bandsInOrder(bands).map(([band]) => band);
  return [...new Set([told[0], told.at(-1)])].flatMap((band) => (band ? [shortBand(band)] : []));
}

/** `1000-9999` as `1k–9k`: there is little room. */
const shortBand = (band: string): string => withDash(band).replaceAll(/\d+/g, shortNumber);

function shortNumber(digits: string): string {
  const scale = [
    { from: 1e9, unit: 'G' },
    { from: 1e6, unit: 'M' },
    { from: 1e3, unit: 'k' },
  ].find(({ from }) => Number(digits) >= from);
  return scale ? `${Math.floor(Number(digits) / scale.from)}${scale.unit}` : digits;
}
