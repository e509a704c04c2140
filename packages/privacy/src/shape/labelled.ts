/**
 * Finds values that only a word beside them identifies: a licence, a passport, a postcode, a device.
 */

import { countries } from '../country/countries.ts';
import type { LabelledType } from '../language/language.ts';
import { wordsOfAll } from '../language/language-word.ts';
import { word } from '../lexicon/lexicon.ts';
import { textOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { firstOfRun, lastOfRun } from './code-run.ts';
import { prefixBefore } from './numbered-cue.ts';

/** The most tokens between the word and the value. */
const reach = 9;

const idValue =
  /[\p{L}\d](?:[-./ ]?(?=[-./ ]?[\p{L}\d]*\d)[\p{L}\d]){4,24}(?:-?[A-Z]|\p{L}{1,12}(?![-./]))?(?![\p{L}\d])/uy;

/** Sticky patterns, tried at the first digit or the letters before it. */
const valueShapes: Readonly<Record<LabelledType, RegExp>> = {
  DRIVER_LICENCE: idValue,
  NATIONAL_ID: idValue,
  DEVICE_ID: idValue,
  ADDRESS: /\d{4,6}(?:-\d{3,4})?(?![\p{L}\d])/uy,
};

const typeOf = new Map(
  (Object.keys(valueShapes) as LabelledType[]).flatMap((type) =>
    wordsOfAll(({ valueLabel }) => valueLabel?.[type]).map((text) => [text, type] as const),
  ),
);

const canadian = '[A-Z]\\d[A-Z] \\d[A-Z]\\d';
/** Capitals only: in lower case it would match words. */
const postcode = new RegExp(
  `(?:${[...countries.flatMap(({ postcode = [] }) => postcode), canadian].join('|')})(?![\\p{L}\\d])`,
  'uy',
);

export function findLabelled(tokens: Tokens, findings: Findings): void {
  const { labels, labelCount, flags, taken } = tokens;
  for (let n = 0; n < labelCount; n++) {
    const i = labels[n] as number;
    if (taken[i] === 1) continue;
    if ((flags[i] as number) & word.valueLabel) findValue(tokens, i, findings);
  }
}

function findValue(tokens: Tokens, at: number, findings: Findings): void {
  const { text, start, end, kind, gap, count, taken } = tokens;
  const type = typeOf.get(folded(textOf(tokens, at)));
  if (type === undefined) return;
  const pattern = valueShapes[type];
  for (let i = at + 1; i < count && i <= at + reach; i++) {
    if (taken[i] === 1 || gap[i] === gapBefore.paragraph) return;
    if (kind[i] !== tokenKind.number) continue;
    const run = firstOfRun(tokens, i, at + 1);
    const from = start[run] as number;
    pattern.lastIndex = from;
    const value = pattern.exec(text)?.[0];
    if (value !== undefined && value.replace(/\D/g, '').length >= 4) {
      const to = Math.max(from + value.length, end[lastOfRun(tokens, i)] as number);
      const first = prefixBefore(tokens, run, at + 1);
      findings.takeRange(first, start[first] as number, to, type);
    }
    return;
  }
}

const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Finds British and Canadian postcodes, which identify a house or a street without an adjacent word. */
export function findPostcodes(tokens: Tokens, findings: Findings): void {
  const { text, start, end, kind, gap, taken, numbers, numberCount } = tokens;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    if (i === 0 || gap[i] !== 0 || taken[i] === 1 || taken[i - 1] === 1) continue;
    if (kind[i - 1] !== tokenKind.word || (end[i] as number) - (start[i] as number) > 2) continue;
    const from = start[i - 1] as number;
    if ((end[i - 1] as number) - from > 2 || (i > 1 && gap[i - 1] === 0 && kind[i - 2] === tokenKind.number))
      continue;
    postcode.lastIndex = from;
    const value = postcode.exec(text)?.[0];
    if (value !== undefined) findings.takeRange(i - 1, from, from + value.length, 'ADDRESS');
  }
}
