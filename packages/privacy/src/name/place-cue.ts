/** Finds the words before a place that announce one. */
import { word } from '../gazetteer/lexicon.ts';
import { has, isSign, isWord, lengthOf, textOf } from '../text/evidence.ts';
import type { Language } from '../text/language.ts';
import { gapBefore, type Tokens } from '../text/tokenise.ts';

const labels = new Set(
  `where city town village location place country hometown region state birthplace ciudad lugar pais ort stadt wohnort geburtsort ville lieu pays
  cidade local residence destination`.split(/\s+/),
);

/** Before "to", "in" or "from": whatever word with a capital follows is a place. */
const going = new Set(
  `flew fly flying travel travels travelled traveled travelling traveling moved moving move relocated drove grown up born raised live lives lived
  living reside resides resided stationed vacation holiday trip flight train bus wohne wohnt lebe lebt`.split(
    /\s+/,
  ),
);

/** "a" is "to" in Spanish, but not in English. */
export const isPlaceCue = (tokens: Tokens, first: number, language: Language): boolean =>
  first > 0 &&
  has(tokens, first - 1, word.placeCue) &&
  tokens.gap[first] === gapBefore.blank &&
  !(language === 'en' && lengthOf(tokens, first - 1) === 1);

/** So sure that the word need not be in any list. */
export function isSurePlaceCue(tokens: Tokens, first: number): boolean {
  if (first < 2) return false;
  if (isSign(tokens, first - 1, 0x3a))
    return isWord(tokens, first - 2) && labels.has(textOf(tokens, first - 2).toLowerCase());
  return (
    has(tokens, first - 1, word.placeCue) &&
    tokens.gap[first] === gapBefore.blank &&
    isWord(tokens, first - 2) &&
    going.has(textOf(tokens, first - 2).toLowerCase())
  );
}
