/**
 * Finds given names after a greeting or a relative that are in lower case or are also words: "kiitos aino",
 * "мой брат артём", "thanks will!".
 */
import { splitWords, wordsOfAll } from '../language/language-word.ts';
import { sharedKin } from '../language/shared-word.ts';
import { hashesOf, hashWord, role, word } from '../lexicon/lexicon.ts';
import { has, isSign, isStrongGiven, isWord } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { isMonth } from '../text/month.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isAddressee, isGreeted } from './name-cue.ts';
import { isOwner } from './weigh-small-name.ts';

/**
 * Words for "with" are greetings in some phrases ("met Sanne gesproken"), but precede other words, too, above
 * all the Spanish one.
 */
const withSpanish = hashWord('con');
const withWords = hashesOf(['con', 'com', 'met', 'avec', 'mit']);

/** Greetings after which a month is the month, not a person: "hello april". */
const welcomes = hashesOf(['hello', 'hi', 'hey', 'welcome', 'bye', 'goodnight', 'hola', 'hallo']);

const kin = hashesOf(splitWords(sharedKin));
const isBehindKin = (tokens: Tokens, i: number): boolean =>
  tokens.gap[i] === gapBefore.blank &&
  tokens.kind[i - 1] === tokenKind.word &&
  kin.has(tokens.hash[i - 1] as number);

export function findGreeted(tokens: Tokens, findings: Findings): void {
  const { givens, givenCount, taken, flags, wordCase: cases, roles } = tokens;
  for (let n = 0; n < givenCount; n++) {
    const i = givens[n] as number;
    if (i === 0 || taken[i] === 1) continue;
    const isSmall = cases[i] === wordCase.small;
    const isName = isSmall && isStrongGiven(flags[i] as number) && ((roles[i] as number) & role.other) === 0;
    const isTaken = isName ? isCalled(tokens, i) : isCalledByWord(tokens, i) || isOwnersNickname(tokens, i);
    if (isTaken) findings.take(i, i, 'PERSON');
  }
}

const isCalled = (tokens: Tokens, i: number): boolean =>
  (tokens.hash[i - 1] !== withSpanish && isGreeted(tokens, i)) || isBehindKin(tokens, i);

/**
 * Whether a name that is also a word is used as a name: it ends what is said to somebody, or a verb follows:
 * "aunt may came".
 */
function isCalledByWord(tokens: Tokens, i: number): boolean {
  if (!isEnd(tokens, i + 1) || isAddressee(tokens, i) || kin.has(tokens.hash[i] as number)) return false;
  if (isBehindKin(tokens, i)) return true;
  const before = tokens.hash[i - 1] as number;
  return isGreeted(tokens, i) && !withWords.has(before) && !(welcomes.has(before) && isMonth(tokens, i));
}

/** Returns true for "dan" in "dan's car", unless it is an ordinary word of the language. */
const isOwnersNickname = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.nickname) &&
  !has(tokens, i, word.dictionary | word.plainFunctionWord | word.known) &&
  isOwner(tokens, i);

const ending = hashesOf([...wordsOfAll(({ nameCue }) => nameCue.verb), 'x', 'xx', 'xxx', 'xo', 'xoxo']);
const hyphen = 0x2d;
const slash = 0x2f;
const isEnd = (tokens: Tokens, i: number): boolean =>
  i >= tokens.count ||
  (tokens.gap[i] as number) >= gapBefore.line ||
  (isWord(tokens, i)
    ? ending.has(tokens.hash[i] as number)
    : tokens.kind[i] === tokenKind.sign && !isSign(tokens, i, hyphen) && !isSign(tokens, i, slash));
