/** Computes the figures of a word from which the trees decide whether it is a person's name. */
import { logOf } from '@cgdx/name-tagger/network/exponential.ts';
import { listedBits, ordinaryWord, role, word } from '../lexicon/lexicon.ts';
import { cueBefore, isGreeted } from '../name/name-cue.ts';
import type { NameHints } from '../name/name-hint.ts';
import { isStrongGiven, lengthOf } from '../text/evidence.ts';
import { signNumberOf } from '../text/sign-number.ts';
import type { Tags } from '../text/tag-tokens.ts';
import type { TextNature } from '../text/text-nature.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { listedOf, positionOf } from './spelling.ts';
import { edgeOfRun, noteThings, quotedWords, thingWordBefore, thingWordBehind } from './thing-evidence.ts';

/** The number of figures. Trees that were trained on another number do not fit. */
export const evidenceCount = 48;

/** The indexes of some figures. */
export const figure = { position: 4, listed: 5, thingBehind: 38, thingBefore: 39, article: 47 } as const;

const ordinary = ordinaryWord;
const longestWord = 12;
const longestText = 40;
/** The log odds of a certain name, and of a certain non-name; a place beyond the text has still lower odds. */
const mostOdds = 9;
const leastOdds = -11;
export const outside = -12;

export const logOdds = (share: number): number =>
  Math.min(mostOdds, Math.max(leastOdds, logOf((share + 1e-6) / (1 - share + 1e-6))));

/** Below this probability the log odds are the lowest. */
const leastShare = Math.exp(leastOdds) - 2e-6;

/** Below this probability, and without a hint, the trees are not asked: they would deny it. */
const leastAsked = 0.001;
const leastPlaceAsked = 0.03;
export const mayBePerson = ({ roles }: Tokens, { person }: Tags, { of }: NameHints, i: number): boolean =>
  of[i] !== 0 || (person[i] as number) >= leastAsked || ((roles[i] as number) & role.sureName) !== 0;
export const mayBeSmallPerson = ({ roles }: Tokens, small: SmallText | undefined, i: number): boolean =>
  small !== undefined &&
  ((small.home.person[i] as number) >= leastAsked || ((roles[i] as number) & role.syllable) !== 0);
export const mayBePlace = ({ place }: Tags, { of }: NameHints, i: number): boolean =>
  of[i] !== 0 || (place[i] as number) >= leastPlaceAsked;

let odds = new Float32Array(1 << 12);
let things = new Uint8Array(1 << 12);
let candidates = new Int32Array(1 << 12);
const thingBits = word.thing | word.thingStart;

/** Facts about a small text that its words share. */
export interface SmallText {
  /** What the tagger of Southeast Asia says. */
  readonly home: Tags;
  readonly isAsian: boolean;
}

/** Evidence that all words of a text share. */
export interface EvidenceText {
  readonly tokens: Tokens;
  readonly tags: Tags;
  readonly hints: NameHints;
  /** The places that the lists suggest. */
  readonly places: NameHints;
  readonly nature: TextNature;
  /** The log odds of a person, by token. */
  readonly odds: Float32Array;
  /** What else is known of a text in small letters at home. */
  readonly small: SmallText | undefined;
  /** The words that the trees are asked about, ascending; `candidateCount` of them. */
  readonly candidates: Int32Array;
  readonly candidateCount: number;
  /** Each token's entry in the list of organisations. */
  readonly things: Uint8Array;
  readonly words: number;
  readonly capitalShare: number;
  /** The share of words that no list has; high in an unknown language. */
  readonly unlistedShare: number;
  /** The share of ordinary words of searched languages. */
  readonly ordinaryShare: number;
  /** The index of the likeliest word; then the log odds of the next one. */
  readonly likeliest: number;
  readonly secondOdds: number;
}

export function readEvidence(
  tokens: Tokens,
  tags: Tags,
  { hints, places }: Pick<EvidenceText, 'hints' | 'places'>,
  nature: TextNature,
  small?: SmallText,
): EvidenceText {
  const { count, kind, flags, wordCase: cases } = tokens;
  if (count > odds.length) {
    odds = new Float32Array(count * 2);
    things = new Uint8Array(count * 2);
    candidates = new Int32Array(count * 2);
  }
  things.fill(0, 0, count);
  let candidateCount = 0;
  let words = 0;
  let capitals = 0;
  let unlisted = 0;
  let common = 0;
  let likeliest = -1;
  let mostFound = outside;
  let secondOdds = outside;
  for (let i = 0; i < count; i++) {
    if (kind[i] !== tokenKind.word) continue;
    words++;
    if (cases[i] !== wordCase.small) capitals++;
    if (listedBits(flags[i] as number) === 0) unlisted++;
    if ((flags[i] as number) & ordinary) common++;
    if ((flags[i] as number) & thingBits && (nature.isSmall || cases[i] !== wordCase.small))
      noteThings(tokens, i, things);
    const isAsked = mayBePerson(tokens, tags, hints, i) || mayBePlace(tags, places, i);
    if (isAsked || mayBeSmallPerson(tokens, small, i)) candidates[candidateCount++] = i;
    const share = tags.person[i] as number;
    const own = share < leastShare ? leastOdds : logOdds(share);
    odds[i] = own;
    if (own > mostFound) {
      secondOdds = mostFound;
      mostFound = own;
      likeliest = i;
    } else if (own > secondOdds) secondOdds = own;
  }
  const most = Math.max(1, words);
  return {
    tokens,
    tags,
    hints,
    places,
    nature,
    small,
    odds,
    candidates,
    candidateCount,
    things,
    words,
    capitalShare: capitals / most,
    unlistedShare: unlisted / most,
    ordinaryShare: common / most,
    likeliest,
    secondOdds,
  };
}

/** Writes the figures of word `i`. Returns their number, `evidenceCount`. */
export function writeEvidence(text: EvidenceText, i: number, out: Float32Array): number {
  const { tokens, tags, hints, nature } = text;
  const flags = tokens.flags[i] as number;
  const has = (bits: number) => (flags & bits ? 1 : 0);
  let at = 0;
  const add = (figure: number) => {
    out[at++] = figure;
  };
  const { gap, kind, count } = tokens;
  const line = gapBefore.line;
  // Whether the words on either side are on the same line.
  const isBehindWord = i > 0 && (gap[i] as number) < line;
  const isBehindTwo = isBehindWord && i > 1 && (gap[i - 1] as number) < line;
  const isBeforeWord = i + 1 < count && (gap[i + 1] as number) < line;
  const isBeforeTwo = isBeforeWord && i + 2 < count && (gap[i + 2] as number) < line;
  const addNeighbour = (isInside: boolean, other: number) => {
    add(isInside && kind[other] === tokenKind.word ? (text.odds[other] as number) : outside);
    add(isInside ? neighbourOf(tokens, other) : 0);
  };
  add(text.odds[i] as number);
  add(logOfShare(tags.thing[i] as number));
  add(logOfShare(tags.place[i] as number));
  add(text.places.of[i] !== 0 ? 2 : hints.of[i] === 0 ? 0 : 1);
  add(positionOf(tokens, i));
  add(listedOf(tokens, i));
  add(Math.min(lengthOf(tokens, i), longestWord));
  addNeighbour(isBehindTwo, i - 2);
  addNeighbour(isBehindWord, i - 1);
  addNeighbour(isBeforeWord, i + 1);
  addNeighbour(isBeforeTwo, i + 2);
  add(isBehindWord ? signNumberOf(tokens, i - 1) : 0);
  add(isBeforeWord ? signNumberOf(tokens, i + 1) : 0);
  add(gap[i] === gapBefore.none ? 1 : 0);
  add(i + 1 < count && gap[i + 1] === gapBefore.none ? 1 : 0);
  add(nature.language?.dictionary === undefined ? 0 : 1);
  add(nature.language?.rule.areNounsCapital ? 1 : 0);
  add(nature.isSmall ? 1 : nature.isCapitals ? 2 : 0);
  add(has(word.functionWord));
  add(has(word.place));
  add(has(word.given) + 2 * has(word.surname));
  add(has(word.known));
  add(has(word.proper));
  add(has(word.title));
  add(cueOf(tokens, i));
  add(Math.min(text.words, longestText));
  add(text.capitalShare);
  add(text.unlistedShare);
  add(text.likeliest === i ? text.secondOdds : (text.odds[text.likeliest] as number));
  add(isBehindWord ? 0 : 1);
  add(isBeforeWord ? 0 : 1);
  add(has(word.dictionary));
  const { things } = text;
  add(things[i] as number);
  add(Math.max(isBehindWord ? (things[i - 1] as number) : 0, isBeforeWord ? (things[i + 1] as number) : 0));
  add(thingWordBehind(tokens, i));
  add(thingWordBefore(tokens, i));
  add(has(word.thingWord));
  add(quotedWords(tokens, i));
  add(isBehindWord && kind[i - 1] === tokenKind.word ? logOfShare(tags.thing[i - 1] as number) : outside);
  add(isBeforeWord && kind[i + 1] === tokenKind.word ? logOfShare(tags.thing[i + 1] as number) : outside);
  const first = edgeOfRun(tokens, i, -1);
  const last = edgeOfRun(tokens, i, 1);
  add(i - first);
  add(last - i);
  let most = 0;
  for (let at = first; at <= last; at++) most = Math.max(most, tags.thing[at] as number);
  add(logOfShare(most));
  const isBehindArticle =
    first > 0 &&
    tokens.gap[first] === gapBefore.blank &&
    ((tokens.flags[first - 1] as number) & word.article) !== 0;
  add(isBehindArticle ? 1 : 0);
  return at;
}

export const logOfShare = (share: number): number => logOf(share + 1e-4);

/** Returns the token beside a word; 0 stands for a place beyond the text. */
function neighbourOf(tokens: Tokens, i: number): number {
  const kind = tokens.kind[i];
  if (kind === tokenKind.sign) return 1;
  if (kind !== tokenKind.word) return 2;
  const flags = tokens.flags[i] as number;
  if (tokens.wordCase[i] === wordCase.small) return flags & ordinary ? 3 : isStrongGiven(flags) ? 6 : 4;
  return isStrongGiven(flags) ? 8 : flags & ordinary ? 5 : 7;
}

const greeted = 3;
const cueOf = (tokens: Tokens, i: number): number => (isGreeted(tokens, i) ? greeted : cueBefore(tokens, i));
