/** Knows phrases in which a word that may be a name names nobody: "Valentine's Day", "Mark my words". */
import { setPhrases } from '../gazetteer/set-phrase.ts';
import { splitPhrases } from '../language/language-word.ts';
import { hashWord } from '../lexicon/lexicon.ts';
import { isSign, isWord } from '../text/evidence.ts';
import { gapBefore, type Tokens } from '../text/tokenise.ts';

interface Place {
  readonly phrase: readonly number[];
  /** Of the word in the phrase. */
  readonly at: number;
}

/** The phrases that have a word, by its hash. */
const placesOf = new Map<number, Place[]>();
for (const phrase of splitPhrases(setPhrases).map((words) => words.split(' ').map(hashWord)))
  for (const [at, hash] of phrase.entries())
    placesOf.set(hash, [...(placesOf.get(hash) ?? []), { phrase, at }]);

export const isInSetPhrase = (tokens: Tokens, i: number): boolean =>
  placesOf.get(tokens.hash[i] as number)?.some((place) => isAround(tokens, i, place)) === true;

function isAround(tokens: Tokens, i: number, { phrase, at }: Place): boolean {
  let behind = i;
  for (const hash of phrase.slice(at + 1)) {
    behind = behind + 1 + (isJoint(tokens, behind + 1) ? 1 : 0);
    if (!isNext(tokens, behind, hash) || !isNear(tokens, behind)) return false;
  }
  let before = i;
  for (const hash of phrase.slice(0, at).reverse()) {
    if (!isNear(tokens, before)) return false;
    before = before - 1 - (isJoint(tokens, before - 1) ? 1 : 0);
    if (!isNext(tokens, before, hash)) return false;
  }
  return true;
}

const isNext = (tokens: Tokens, i: number, hash: number): boolean =>
  isWord(tokens, i) && tokens.hash[i] === hash;

const isNear = (tokens: Tokens, i: number): boolean => (tokens.gap[i] as number) <= gapBefore.blank;

/** "Valentine's", "St. Patrick", "jack-o-lantern". */
const isJoint = (tokens: Tokens, i: number): boolean =>
  isSign(tokens, i, 0x27) || isSign(tokens, i, 0x2019) || isSign(tokens, i, 0x2e) || isSign(tokens, i, 0x2d);
