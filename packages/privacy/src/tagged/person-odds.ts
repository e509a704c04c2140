/** Corrects the trees' odds of a person for kinds of words of which the trees have seen too few. */

import { hashesOf, hashWord, role, word } from '../lexicon/lexicon.ts';
import { surnames } from '../name/chinese-surname.ts';
import { initialsBefore } from '../name/find-initialled.ts';
import { isInstitution } from '../name/institution.ts';
import { isAddressee, isAndWord, opensGreeting } from '../name/name-cue.ts';
import { isBehindTitle } from '../name/title-word.ts';
import { has, isBehindAny, isCapital, isStrongGiven, isWord } from '../text/evidence.ts';
import { gapBefore as gapsBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isSmallWord } from './free-word.ts';
import { articleOdds, isSmallWordOf } from './language-odds.ts';
import { figure as figuresOf } from './name-evidence.ts';
import { listedCount, listed as listings, position as positions } from './spelling.ts';
import type { WeighedText } from './weighed-text.ts';
import { isAbbreviation, isHoping } from './word-form.ts';

// A local alias, so that the engine inlines its members.
const gapBefore = gapsBefore;
const figure = figuresOf;
const listed = listings;
const position = positions;

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
/** Added for an unlisted or listed lower-case name behind a word for a name, a message or a call: "name hao ran", "msg thiri", "eh weiming". */
const cuedOdds = 1;
const nameCues = hashesOf(
  'name nama pangalan naam per attn attention signed msg contact whatsapp wasap call eh oi oei dei wei'.split(
    ' ',
  ),
);
const isBehindCue = (tokens: Tokens, i: number): boolean => isBehindAny(nameCues, tokens, i);

/** Added for such a word behind what Filipino, Malay and Indonesian put before a person: "kasama si liezl". */
const markedOdds = 2.5;
const personMarkers = hashesOf('si sina kay kina'.split(' '));
const isMarked = (tokens: Tokens, i: number): boolean => isBehindAny(personMarkers, tokens, i);

/**
 * Added for a word of a text without capitals, by `listed`: there the tagger takes too many words for names. Measured
 * on posts from Singapore. Not beside a word that names stand beside: "me and zorbla".
 */
const smallTextOdds = Float32Array.from([0, -1, 0, -0.5, -1, 0, 0]);

/** Added for a given name, though it may be a word, before the place where somebody belongs: "serene from hr". */
const fromOdds = 3;
const from = hashWord('from');
const belonging = hashesOf(
  'hr finance accounts admin it sales marketing ops bmt army unit school church mosque temple work office class jc poly uni camp cell tuition cca choir gym club hall level blk block'.split(
    ' ',
  ),
);
const isFromThere = ({ hash, count }: Tokens, i: number): boolean =>
  i + 2 < count && hash[i + 1] === from && belonging.has(hash[i + 2] as number);

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
  const { language, isLearnt, hasNoLanguage, hasDictionary, isSmallEnglish } = about;
  const at = figures[figure.position] as number;
  const list = figures[figure.listed] as number;
  let odds = oddsOfForm(tokens, i, figures, hasDictionary);
  if (figures[figure.article] === 1) odds += articleOdds(tokens, i, language);
  if (isLearnt && isSmallWord(tokens, i)) odds += smallLearntOdds;
  if (hasDictionary) odds += spellingOdds[listedCount * at + list]!;
  if (at === position.small && list !== listed.ordinary && list !== listed.form && isBehindTitle(tokens, i))
    odds += titledOdds;
  if (at === position.small && (list === listed.nowhere || list >= listed.name) && isBehindCue(tokens, i))
    odds += cuedOdds;
  if (about.isAtHome && at === position.small && ((tokens.roles[i] as number) & role.sureName) !== 0)
    odds += sureNameOdds;
  if (at === position.small && has(tokens, i, word.given) && isFromThere(tokens, i)) odds += fromOdds;
  if (isSmallEnglish && at === position.small && !isBesideName(tokens, i)) odds += smallTextOdds[list]!;
  const isNowhere = list === listed.nowhere && at === position.small;
  if (hasNoLanguage && (isNowhere || list >= listed.name) && isMarked(tokens, i)) odds += markedOdds;
  return isNowhere && hasNoLanguage && !isLearnt ? odds + smallNowhereOdds : odds;
}

/** Returns whether an "and" is beside it, or a Chinese family name behind it: "kelvin foo". */
const isBesideName = (tokens: Tokens, i: number): boolean =>
  isAndWord(tokens, i - 1) ||
  isAndWord(tokens, i + 1) ||
  (isWord(tokens, i + 1) &&
    tokens.gap[i + 1] === gapBefore.blank &&
    surnames.has(tokens.hash[i + 1] as number));

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
