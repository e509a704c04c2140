/**
 * Recognises phrases in which a word that may be a name identifies no private person: "Valentine's Day", "kaya
 * toast", an artist in a title.
 */
import { artists } from '../gazetteer/artist.ts';
import { setPhrases } from '../gazetteer/set-phrase.ts';
import { singaporeWords } from '../gazetteer/singapore-word.ts';
import { splitPhrases } from '../language/language-word.ts';
import { hashWord } from '../lexicon/lexicon.ts';
import { isCapital, isSign, isStrongGiven, isWord } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

interface Place {
  readonly phrase: readonly number[];
  /** The position of the word in the phrase. */
  readonly at: number;
}

/** The phrases that have a word, by its hash. */
type PhraseBook = ReadonlyMap<number, readonly Place[]>;

function bookOf(phrases: readonly string[]): PhraseBook {
  const book = new Map<number, Place[]>();
  for (const phrase of phrases.map((words) => words.split(/\s+/).map(hashWord)))
    for (const [at, hash] of phrase.entries()) book.set(hash, [...(book.get(hash) ?? []), { phrase, at }]);
  return book;
}

const anywhere = bookOf(splitPhrases(setPhrases));
const inEnglish = bookOf(splitPhrases(singaporeWords));
/** A filter by the lowest bits of a hash, which excludes most words without a look-up. */
const mask = 0xffff;
const hasBits = new Uint8Array(mask + 1);
for (const book of [anywhere, inEnglish]) for (const hash of book.keys()) hasBits[hash & mask] = 1;
const isOneWord = (artist: string): boolean => !artist.includes(' ');
const inTitles = bookOf(splitPhrases(artists).filter((artist) => !isOneWord(artist)));
/** Artists with a name of one word, such as "Adele": they count only if a song follows. */
const beforeSongs = bookOf(splitPhrases(artists).filter(isOneWord));

/**
 * `mayBeEnglish`: the phrases of Singapore count only then; in other languages their words may be names:
 * "Näsi", "Prata".
 */
export const isInSetPhrase = (tokens: Tokens, i: number, mayBeEnglish: boolean): boolean =>
  hasBits[(tokens.hash[i] as number) & mask] === 1 &&
  (isIn(anywhere, tokens, i) || (mayBeEnglish && !isSurname(tokens, i) && isIn(inEnglish, tokens, i)));

const isSurname = (tokens: Tokens, i: number): boolean =>
  isCapital(tokens, i) &&
  isCapital(tokens, i - 1) &&
  tokens.gap[i] === gapBefore.blank &&
  isStrongGiven(tokens.flags[i - 1] as number);

/** Returns whether word `i` of a title is part of an artist's name: "Dua Lipa live", "Adele - Hello". */
export const isArtist = (tokens: Tokens, i: number): boolean =>
  isIn(inTitles, tokens, i) || (isDash(tokens, i + 1) && isIn(beforeSongs, tokens, i));

const isDash = (tokens: Tokens, i: number): boolean =>
  (isSign(tokens, i, 0x2d) || isSign(tokens, i, 0x2013)) && tokens.gap[i] === gapBefore.blank;

const isIn = (book: PhraseBook, tokens: Tokens, i: number): boolean =>
  book.get(tokens.hash[i] as number)?.some((place) => isAround(tokens, i, place)) === true;

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

/** Signs within a phrase: "Valentine's", "St. Patrick", "jack-o-lantern", "Angus & Julia", "kaya" toast. */
const joints = [0x27, 0x2019, 0x2e, 0x2d, 0x26, 0x22, 0x201d];
const isJoint = (tokens: Tokens, i: number): boolean => joints.some((sign) => isSign(tokens, i, sign));
