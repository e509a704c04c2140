/**
 * Finds values of a country's people that are recognised by a word beside them: a passport, the code of a gate,
 * a block of flats.
 */

import { countries } from '../country/countries.ts';
import type { CountryLabel } from '../country/country.ts';
import { indexByWord } from '../lexicon/index-by-word.ts';
import type { PersonalType } from '../placeholder/personal-type.ts';
import type { Findings } from '../text/finding.ts';
import { letterTrait } from '../text/letter-trait.ts';
import { matchesOf } from '../text/matches-of.ts';
import { narrowLetters } from '../text/narrow-letters.ts';
import { gapBefore, signBit, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

interface Sought {
  readonly type: PersonalType;
  /** Sticky: tried after the word, or at the end of the text before it. */
  readonly pattern: RegExp;
  readonly accept: (value: string) => boolean;
  readonly isBefore: boolean;
  readonly isWithWord: boolean | 'and number';
}

const behind = '(?![\\p{L}\\p{N}])';
const isAnything = (): boolean => true;

const soughtOf = ({
  type,
  between = '',
  value,
  accept = isAnything,
  isBefore = false,
  isWithWord = false,
}: CountryLabel): Sought => ({
  type,
  pattern: isBefore
    ? new RegExp(narrowLetters(`(?<![\\p{L}\\p{N}])(${value})${between}[ ,]{0,2}$`), 'iu')
    : new RegExp(narrowLetters(`${between}(${value})${behind}`), 'iuy'),
  accept,
  isBefore,
  isWithWord,
});

const soughtByWord = indexByWord(
  countries.flatMap(({ labels = [] }) => labels.map((label) => [label.words, soughtOf(label)] as const)),
);

const scriptShapes = (script: 'han' | 'tamil') =>
  countries
    .flatMap((country) => country[script] ?? [])
    .map(({ type, cue = '', value, accept = isAnything }) => ({
      type,
      pattern: new RegExp(`${cue}(${value})`, 'giu'),
      accept,
    }));
const hanShapes = scriptShapes('han');
const tamilShapes = scriptShapes('tamil');

const behindHash = countries
  .flatMap(({ behindHash: one }) => one ?? [])
  .map(({ type, value }) => ({ type, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${value}${behind}`, 'giu') }));
const hashSign = 0x23;

/** The most code units of a value before its word. */
const longestBefore = 40;

/** The farthest that a number may be from the word: the patterns of most words need not be tried. */
const farthestNumber = 60;

export function findCountryValues(tokens: Tokens, findings: Findings): void {
  const { text, hash, labels, labelCount, start, end, hanCount, numbers, numberCount } = tokens;
  /** The first number after the word. */
  let next = 0;
  for (let n = 0; n < labelCount; n++) {
    const i = labels[n] as number;
    const all = soughtByWord.get(hash[i] as number);
    if (all === undefined) continue;
    while (next < numberCount && (numbers[next] as number) < i) next++;
    const isBehindNumber =
      next > 0 && (start[i] as number) - (end[numbers[next - 1] as number] as number) < farthestNumber;
    const isBeforeNumber =
      next < numberCount && (start[numbers[next] as number] as number) - (end[i] as number) < farthestNumber;
    for (const { type, pattern, accept, isBefore, isWithWord } of all) {
      if (!(isBefore ? isBehindNumber : isBeforeNumber)) continue;
      const from = isBefore ? Math.max(0, (start[i] as number) - longestBefore) : 0;
      pattern.lastIndex = end[i] as number;
      const match = pattern.exec(isBefore ? text.slice(from, start[i] as number) : text);
      const value = match?.[1];
      if (match === null || value === undefined || !accept(value)) continue;
      const at = from + match.index + (isBefore ? 0 : match[0].length - value.length);
      const first = isWithWord === 'and number' && isBehindHouse(tokens, i) ? i - 1 : i;
      findings.takeText(isWithWord ? (start[first] as number) : at, at + value.length, type);
    }
  }
  if (tokens.traits & letterTrait.tamil) findInScript(text, tamilShapes, findings);
  if (hanCount > 0) findInScript(text, hanShapes, findings);
  if (tokens.signs & signBit(hashSign))
    for (const { type, pattern } of behindHash)
      for (const { 0: value, index } of matchesOf(pattern, text))
        findings.takeText(index, index + value.length, type);
}

/** Returns whether the number of a house stands directly before the word. */
const isBehindHouse = ({ kind, gap, taken, start, end }: Tokens, i: number): boolean =>
  i > 0 &&
  kind[i - 1] === tokenKind.number &&
  gap[i] === gapBefore.blank &&
  taken[i - 1] === 0 &&
  (end[i - 1] as number) - (start[i - 1] as number) <= longestHouse;
const longestHouse = 4;

function findInScript(text: string, shapes: typeof hanShapes, findings: Findings): void {
  for (const { type, pattern, accept } of shapes)
    for (const { 0: found, 1: value = '', index } of matchesOf(pattern, text)) {
      if (!accept(value)) continue;
      const at = index + found.length - value.length;
      findings.takeText(at, at + value.length, type);
    }
}
