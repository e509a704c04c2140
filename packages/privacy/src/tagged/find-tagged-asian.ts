/**
 * Takes names of which the tagger for languages of Southeast Asia is certain. The trees were not trained on
 * these languages, and rely on capitals.
 */
import { role, word } from '../lexicon/lexicon.ts';
import { isBehindAsianTitle } from '../name/title-word.ts';
import { has } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import type { Tags } from '../text/tag-tokens.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isFree, isSmallWord } from './free-word.ts';

/** Measured on labelled Indonesian news. */
const leastPerson = 0.3;
/** For a name that is hardly ever a word. */
const leastSure = 0.01;
/** Behind a title: "kak yah". */
const leastTitled = 0.05;

export function findTaggedAsian(tokens: Tokens, { person }: Tags, findings: Findings): void {
  for (let i = 0; i < tokens.count; i++) {
    if ((person[i] as number) < leastOf(tokens, i)) continue;
    if (isFree(tokens, i) && !isFrequentWord(tokens, i)) findings.take(i, i, 'PERSON');
  }
}

function leastOf(tokens: Tokens, i: number): number {
  if (((tokens.roles[i] as number) & role.sureName) !== 0) return leastSure;
  return isBehindAsianTitle(tokens, i) ? leastTitled : leastPerson;
}

/** Returns whether a lower-case word is a frequent one of such a language, and in no list of names: "jom", "tayo". */
const isFrequentWord = (tokens: Tokens, i: number): boolean =>
  isSmallWord(tokens, i) &&
  ((tokens.roles[i] as number) & role.other) !== 0 &&
  !has(tokens, i, word.given | word.surname);

/** Of 89 texts with people in Tamil script 88 have such a word, of 59 others 13. */
const leastSuspected = 0.3;

/** Returns whether that tagger suspects a name of any kind among the words that no finding has taken. */
export function isNameSuspected({ count, taken }: Tokens, { other }: Tags): boolean {
  for (let i = 0; i < count; i++)
    if (taken[i] === 0 && 1 - (other[i] as number) >= leastSuspected) return true;
  return false;
}
