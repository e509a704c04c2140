/** Corrects the trees' odds of a person for kinds of words of which the trees have seen too few. */

import { role } from '../lexicon/lexicon.ts';
import { initialsBefore } from '../name/find-initialled.ts';
import { isInstitution } from '../name/institution.ts';
import { isAddressee, opensGreeting } from '../name/name-cue.ts';
import { isBehindTitle } from '../name/title-word.ts';
import { isCapital, isStrongGiven } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isSmallWord } from './free-word.ts';
import { articleOdds, isSmallWordOf } from './language-odds.ts';
import { figure } from './name-evidence.ts';
import { listed, listedCount, position } from './spelling.ts';
import type { WeighedText } from './weighed-text.ts';
import { isAbbreviation, isHoping } from './word-form.ts';

/** Added for a form of a word that begins a sentence ("Haters will hate"). */
const begunFormOdds = -1.8;
/**
 * Added for a lower-case form of a word ("haters"); the others for an ordinary lower-case word, without and with a
 * dictionary of the text's language.
 */
const smallFormOdds = -1.5;
const smallOrdinaryOdds = -1;
const smallDictionaryOdds = -2.5;
/**
 * Added for a capitalised word within a sentence that is a form of a word ("VSCode") or an ordinary word
 * ("Hurray").
 */
const ordinaryCapitalOdds = -0.5;
/**
 * Added if a dictionary distinguishes other words from names, by `position` and `listed`. Measured on posts
 * that neither tagger nor trees had seen: these values find people at the cost of the least ordinary text and
 * the fewest other names.
 */
const spellingOdds = Float32Array.from(
  [
    [0, -0.5, -0.1, 0.5, -0.7, -0.1, 0.4],
    [0.1, -0.1, -0.9, 0.4, -0.1, 0.4, 0.4],
    [0, 0, 0, 0.2, 0.1, 0.3, 0.4],
    [-0.3, -0.3, -0.3, -0.4, -0.3, 0.4, -0.4],
    [-0.7, -0.7, -0.7, -1.2, -0.7, -0.7, -0.7],
  ].flat(),
);

/** Added for an unlisted lower-case word in a language that the tagger has learnt and the lists do not know. */
const smallLearntOdds = -1.5;

/** Added for an unlisted lower-case word in a text of unknown language: "у друзей". */
const smallNowhereOdds = -1.7;

/** Added for a lower-case word behind a title: "kak zaleha". */
const titledOdds = 1.5;
/** Added for a lower-case name that is hardly ever a word: "harjit", "syazwani". */
const sureNameOdds = 4;

/** Added for a word that begins a sentence before a given name and is no name itself: "Regisseur Anna Quill". */
const roleOdds = -1.5;

/** Returns whether the word, or its context, shows that it is no person's name. */
export const isNoPerson = (
  tokens: Tokens,
  i: number,
  figures: Float32Array,
  { mayBeEnglish, language }: WeighedText,
): boolean =>
  opensGreeting(tokens, i) ||
  isAddressee(tokens, i) ||
  isInstitution(tokens, i) ||
  (mayBeEnglish && (isHoping(tokens, i) || isAbbreviation(tokens, i))) ||
  (figures[figure.position] === position.begun && isSmallWordOf(language, tokens, i));

/** `figures`: those of word `i`. Returns the amount to add to the log odds. */
export function personOddsOf(tokens: Tokens, i: number, figures: Float32Array, about: WeighedText): number {
  const { language, isLearnt, hasNoLanguage, hasDictionary } = about;
  const at = figures[figure.position] as number;
  const list = figures[figure.listed] as number;
  let odds = oddsOfForm(tokens, i, figures, hasDictionary);
  if (figures[figure.article] === 1) odds += articleOdds(tokens, i, language);
  if (isLearnt && isSmallWord(tokens, i)) odds += smallLearntOdds;
  if (hasDictionary) odds += spellingOdds[listedCount * at + list]!;
  if (at === position.small && list !== listed.ordinary && list !== listed.form && isBehindTitle(tokens, i))
    odds += titledOdds;
  if (about.isAtHome && at === position.small && ((tokens.roles[i] as number) & role.sureName) !== 0)
    odds += sureNameOdds;
  const isNowhere = list === listed.nowhere && at === position.small;
  return isNowhere && hasNoLanguage && !isLearnt ? odds + smallNowhereOdds : odds;
}

/** Returns the amount for a form of a word or an ordinary word. */
function oddsOfForm(tokens: Tokens, i: number, figures: Float32Array, hasDictionary: boolean): number {
  const at = figures[figure.position];
  const list = figures[figure.listed];
  if (at === position.begun) {
    if (list === listed.form) return initialsBefore(tokens, i) === i ? begunFormOdds : 0;
    const isWordOnly = list === listed.ordinary || list === listed.nowhere;
    return isWordOnly && isBeforeGiven(tokens, i) ? roleOdds : 0;
  }
  if (at === position.small) {
    if (list === listed.form) return smallFormOdds;
    if (list !== listed.ordinary) return 0;
    return hasDictionary ? smallDictionaryOdds : smallOrdinaryOdds;
  }
  if (at !== position.inside) return 0;
  return list === listed.form || list === listed.ordinary ? ordinaryCapitalOdds : 0;
}

const isBeforeGiven = (tokens: Tokens, i: number): boolean =>
  isCapital(tokens, i + 1) &&
  tokens.gap[i + 1] === gapBefore.blank &&
  isStrongGiven(tokens.flags[i + 1] as number);
