/** Tells months beside a day or a year from people who are called like them: "Jan 16", "30 Mei". */
import { hashWord } from '../lexicon/lexicon.ts';
import { isNumber, isWord } from './evidence.ts';
import { gapBefore, type Tokens } from './tokenise.ts';

export const months: ReadonlySet<number> = new Set(
  `jan january januar januari janvier enero gennaio feb february februar februari mar march mars mart maret apr april abril
  avril aprile may mai mei mayo maio jun june juni junio juin jul july juli julio aug august augustus agosto sep sept
  september oct october okt oktober octubre nov november noviembre dec december dez dezember des desember diciembre`
    .split(/\s+/)
    .map(hashWord),
);

export const isMonth = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && months.has(tokens.hash[i] as number);

/** Returns whether it is a month with a number before or behind it. */
export const isDated = (tokens: Tokens, i: number): boolean =>
  isMonth(tokens, i) &&
  ((isNumber(tokens, i - 1) && (tokens.gap[i] as number) <= gapBefore.blank) ||
    (isNumber(tokens, i + 1) && (tokens.gap[i + 1] as number) <= gapBefore.blank));
