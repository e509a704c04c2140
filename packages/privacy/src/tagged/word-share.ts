/** Decides how likely a word must be a name before it is taken as one: by its place, its case, and what the lists say. */
import { classOf, upper } from '../lexicon/character.ts';
import { word } from '../lexicon/lexicon.ts';
import { cueBefore, isGreeted } from '../name/name-cue.ts';
import { beginsSentence, isFormOfWord, isSign, isStrongGiven, lengthOf } from '../text/evidence.ts';
import { gapBefore, type Tokens, wordCase } from '../text/tokenise.ts';

/** What the lists say of a word. */
type Listed =
  /** A given name that is no ordinary word. */
  | 'given'
  /** A name that is no given name, and no ordinary word. */
  | 'name'
  /** A name and an ordinary word: "Mason". */
  | 'both'
  | 'word'
  /** A form of an ordinary word ("Haters"), or a word that is hardly ever a name ("Virgo"). */
  | 'form'
  | 'none';

type Position = 'small' | 'begin' | 'capitals' | 'inside' | 'tag';

/**
 * Shares of the threshold. Set so that near each of them every fourth to sixth word is a person, in tweets and comments
 * that the tagger was not trained on: there the tagger is too sure of forms of words, and not sure enough of unlisted ones.
 */
const shares: Readonly<Record<Position, Readonly<Record<Listed, number>>>> = {
  small: { given: 0.4, name: 1, both: 2, none: 3, form: 8, word: 8 },
  begin: { given: 0.1, name: 0.5, both: 2.5, none: 0.6, form: 8, word: 4 },
  capitals: { given: 0.3, name: 0.5, both: 2, none: 1, form: 2, word: 2 },
  inside: { given: 0.1, name: 0.3, both: 1.6, none: 0.4, form: 0.8, word: 1 },
  tag: { given: 1, name: 1, both: 4, none: 12, form: 12, word: 12 },
};

/** After "thanks", "happy birthday" or "my name is". */
const announcedShare = 0.05;
/** The same for a given name in small letters. */
const announcedGivenShare = 0.02;
/** The least that any word has to reach. */
export const leastShare = announcedGivenShare;
/** For a given name in small letters, in a language of which all ordinary words are known. */
const knownGivenShare = 0.08;
/** A function word, also of another language. */
const functionWordShare = 8;
const initialShare = 0.6;
const shortestSmallGiven = 3;

const anyName = word.given | word.surname;
const ordinary = word.dictionary | word.functionWord | word.known;
const hash = 0x23;
const colon = 0x3a;

export interface WordContext {
  /** True if "J. P." precedes. */
  readonly isBehindInitials: boolean;
  /** True if the language of the text has a dictionary. */
  readonly hasDictionary: boolean;
  readonly leastCapitalShare: number;
}

/** Returns the share of the threshold that a word has to reach. */
export function shareOf(
  tokens: Tokens,
  i: number,
  { isBehindInitials, hasDictionary, leastCapitalShare }: WordContext,
): number {
  const flags = tokens.flags[i] as number;
  const position = positionOf(tokens, i);
  const listed = listedOf(tokens, i);
  if (position === 'small') {
    if (listed === 'given' && lengthOf(tokens, i) >= shortestSmallGiven)
      return isGreeted(tokens, i)
        ? announcedGivenShare
        : hasDictionary
          ? knownGivenShare
          : shares.small.given;
    return (flags & ordinary) === 0 && cueBefore(tokens, i) === 2 ? announcedShare : shares.small[listed];
  }
  if (isGreeted(tokens, i)) return announcedShare;
  if (isBehindInitials) return initialShare;
  const share = Math.max(shares[position][listed], leastCapitalShare);
  return flags & word.functionWord ? Math.max(share, functionWordShare) : share;
}

function positionOf(tokens: Tokens, i: number): Position {
  if (isSign(tokens, i - 1, hash) && tokens.gap[i] === gapBefore.none) return 'tag';
  if (tokens.wordCase[i] === wordCase.small) return 'small';
  if (tokens.wordCase[i] === wordCase.capitals) return 'capitals';
  return beginsSentence(tokens, i) || isSign(tokens, i + 1, colon) ? 'begin' : 'inside';
}

function listedOf(tokens: Tokens, i: number): Listed {
  const flags = tokens.flags[i] as number;
  if (flags & word.notName) return 'form';
  if (isStrongGiven(flags)) return 'given';
  if (flags & anyName) return flags & ordinary ? 'both' : 'name';
  if (flags & ordinary) return 'word';
  const from = tokens.start[i] as number;
  const to = tokens.end[i] as number;
  return isFormOfWord(tokens.text, from, to) ||
    (tokens.wordCase[i] === wordCase.capital && isAcronymAndWord(tokens.text, from))
    ? 'form'
    : 'none';
}

/** Returns true for `VSCode`. */
const isAcronymAndWord = (text: string, from: number): boolean =>
  [0, 1, 2].every((at) => classOf[text.charCodeAt(from + at)] === upper);
