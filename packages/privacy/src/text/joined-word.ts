/** Decides whether a word is several listed ones, joined as in the name of an account: `crumbsbyjolene`. */
import { splitWords } from '../language/language-word.ts';
import { hashBetween, hashesOf, lookUp, ordinaryWord, word } from '../lexicon/lexicon.ts';
import { isFormOfWord, isStrongGiven } from './evidence.ts';

const shortestWord = 3;
const shortestName = 4;
const shortestGiven = 5;
const shortestForm = 4;
/** With fewer letters, words that are in no list divide by chance. */
const shortest = 8;
const shortestByItself = 10;
const longest = 24;
const mostWords = 4;
/** Short words between a name and others. */
const joiners = hashesOf(['by', 'my', 'is', 'of', 'at', 'in', 'the', 'and', 'has']);
/** Those that hardly occur within words. */
const plainJoiners = hashesOf(['by', 'my', 'the', 'and', 'not', 'no', 'oh']);
/** Parts of words of one meaning: "anti-depressives", "blatant-nesses". */
const affixes = hashesOf(
  splitWords(
    'anti auto counter electro hydro inter meta micro multi over photo psycho radio stereo super techno tele under some less able ably ally ness',
  ),
);

/** Words of what people say to each other, also without blanks: "goodmorningeveryone". */
const greetings = hashesOf(
  splitWords('everyone everybody please welcome today tomorrow morning birthday delivery'),
);

/** Returns whether it begins or ends with a listed given name, and the rest is dictionary words. */
export function isJoinedName(codes: Uint16Array, from: number, to: number): boolean {
  if (to - from < shortestByItself || to - from > longest) return false;
  return hasGivenAtEdge(
    codes,
    from,
    to,
    (start, end) => end - start >= shortestName && areWords(codes, start, end, isInDictionary),
  );
}

/** Returns whether it begins or ends with a listed given name, whatever the rest is. */
export const beginsOrEndsWithGiven = (codes: Uint16Array, from: number, to: number): boolean =>
  to - from <= longest && hasGivenAtEdge(codes, from, to, (start, end) => end - start >= shortestWord);

/** Returns whether two or more listed words make it up. */
export const isJoinedWords = (codes: Uint16Array, from: number, to: number): boolean =>
  to - from >= shortest && to - from <= longest && areWords(codes, from, to, isListed, 2);

/** Returns whether three or more make it up that hardly occur within other words. */
export const isManyWords = (codes: Uint16Array, from: number, to: number): boolean =>
  to - from >= shortest && to - from <= longest && areWords(codes, from, to, isLongListed, 3);

/** The same, even if nothing beside it says that it is a name: of no forms of words. */
export const isPlainlyJoined = (codes: Uint16Array, from: number, to: number): boolean =>
  to - from >= shortestByItself && to - from <= longest && areWords(codes, from, to, isPlainWord, 3);

function hasGivenAtEdge(
  codes: Uint16Array,
  from: number,
  to: number,
  isRest: (from: number, to: number) => boolean,
): boolean {
  for (let length = shortestGiven; length <= to - from - shortestWord; length++) {
    if (isGivenAlone(codes, from, from + length) && isRest(from + length, to)) return true;
    if (isGivenAlone(codes, to - length, to) && isRest(from, to - length)) return true;
  }
  return false;
}

/** Returns whether it is a listed given name, and no place. */
export function isGivenAlone(codes: Uint16Array, from: number, to: number): boolean {
  const flags = lookUp(hashBetween(codes, from, to));
  return isStrongGiven(flags) && (flags & word.place) === 0;
}

type IsPart = (codes: Uint16Array, from: number, to: number) => boolean;

/** Returns whether it can be divided into at least `fewest` and at most `left` parts. */
export function areWords(
  codes: Uint16Array,
  from: number,
  to: number,
  isPart: IsPart,
  fewest = 1,
  left = mostWords,
): boolean {
  if (left === 0) return false;
  // Bounded, so that the time for a long row of letters is, too.
  for (let end = from + 2; end <= to && end - from <= longest; end++) {
    if (!isPart(codes, from, end)) continue;
    if (end === to ? fewest <= 1 : areWords(codes, end, to, isPart, fewest - 1, left - 1)) return true;
  }
  return false;
}

/** Shorter words also occur within the words of other languages. */
const isInDictionary: IsPart = (codes, from, to) => {
  const hash = hashBetween(codes, from, to);
  if (to - from < shortestForm) return joiners.has(hash);
  return (lookUp(hash) & word.dictionary) !== 0 || isFormOfWord(codes, from, to);
};

const isListed: IsPart = (codes, from, to) => {
  const flags = lookUp(hashBetween(codes, from, to));
  if (to - from < shortestWord) return (flags & (word.plainFunctionWord | word.known)) !== 0;
  if (flags & ordinaryWord || (to - from >= shortestName && flags & (word.given | word.surname))) return true;
  return to - from >= shortestForm && isFormOfWord(codes, from, to);
};

const isPlainWord: IsPart = (codes, from, to) => {
  const hash = hashBetween(codes, from, to);
  if (to - from < shortestForm) return plainJoiners.has(hash);
  if (affixes.has(hash) || greetings.has(hash)) return false;
  const isPlural = codes[to - 1] === letterS && to - from >= shortestForm;
  return [hash, isPlural ? hashBetween(codes, from, to - 1) : hash].some(
    (one) => (lookUp(one) & (word.dictionary | word.known)) !== 0,
  );
};
const letterS = 0x73;

const isLongListed: IsPart = (codes, from, to) =>
  to - from < shortestForm ? joiners.has(hashBetween(codes, from, to)) : isListed(codes, from, to);
