/** Corrects the trees' odds of a place for kinds of words of which the trees have seen too few. */
import { word as wordBits } from '../lexicon/lexicon.ts';
import { has } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';
import { figure as figuresOf } from './name-evidence.ts';
import { listed as listings, position as positions } from './spelling.ts';
import type { WeighedText } from './weighed-text.ts';

// A local alias, so that the engine inlines its members.
const word = wordBits;
const figure = figuresOf;
const listed = listings;
const position = positions;

/** Added for a listed place after a hash sign: some training texts label no tags. */
const tagPlaceOdds = 2.5;
/**
 * Added for a place beside a word for an organisation among capitalised words, as in "Universidad de Chile" or
 * "Vejle Amt", and for that word if no list has it as a place.
 */
const thingPlaceOdds = -1.5;
/** The value from which on `thingWordBehind` and `thingWordBefore` mean a capitalised word. */
const capitalThing = 4;

/** Added for a form of a word ("VSCode"). */
const formPlaceOdds = -0.5;

/** Added, in a text of unknown language, for an unlisted place in lower case or at the beginning of a sentence. */
const strangePlaceOdds = -1;

/** `figures`: those of word `i`. Returns the amount to add to the log odds. */
export function placeOddsOf(
  tokens: Tokens,
  i: number,
  figures: Float32Array,
  { isEnglish, isStrange }: WeighedText,
): number {
  const at = figures[figure.position];
  let odds = 0;
  if (!isEnglish && (isBesideThingWord(figures) || isThingWord(tokens, i))) odds += thingPlaceOdds;
  if (at === position.tag && isOnlyPlace(tokens, i)) odds += tagPlaceOdds;
  if (figures[figure.listed] === listed.form && !has(tokens, i, word.place)) odds += formPlaceOdds;
  const mayBeAnyWord = at === position.small || at === position.begun;
  if (isStrange && mayBeAnyWord && figures[figure.listed] === listed.nowhere) odds += strangePlaceOdds;
  return odds;
}

/** Returns whether a word for an organisation is beside it, among capitalised words. */
const isBesideThingWord = (figures: Float32Array): boolean =>
  (figures[figure.thingBehind] as number) >= capitalThing ||
  (figures[figure.thingBefore] as number) >= capitalThing;

const isThingWord = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.thingWord) && !has(tokens, i, word.place);

const isOnlyPlace = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.place) && !has(tokens, i, word.given | word.dictionary);
