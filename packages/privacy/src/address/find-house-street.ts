/** Finds streets behind a house number that the points of an address leave, most of them in lower case: `42 elm street`, `63 Larchwood Rise`. */

import { countries } from '../country/countries.ts';
import { splitWords, wordsOfAll } from '../language/language-word.ts';
import type { HashSet } from '../lexicon/hash-set.ts';
import { hashesOf, hashWord, ordinaryWord, role, word } from '../lexicon/lexicon.ts';
import { lastOfRun } from '../shape/code-run.ts';
import { has, isBehindAny, isCapital, isNumber, isStrongPlace, isWord, textOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isCount } from './count-number.ts';
import { houseEnd, isCountedBehind, isHouse, townEnd } from './house.ts';

const sureKinds = hashesOf(wordsOfAll(({ street }) => street?.small?.behind));
/** Kinds that are everyday words, too. */
const everydayKinds = hashesOf(splitWords(countries.map((one) => one.addressParts?.streets ?? '').join(' ')));
const firstKinds = hashesOf(splitWords('jalan jln lorong lor kampong kampung'));
const lor = hashWord('lor');
const prepositions = hashesOf(
  splitWords('at to from in near behind stay stays stayed live lives di kat sa ke dekat tinggal duduk'),
);
const mostNameWords = 3;
const labels = hashesOf(splitWords('add addr adr address alamat'));

export function findHouseStreets(tokens: Tokens, findings: Findings): void {
  const { numbers, numberCount, taken } = tokens;
  for (let n = 0; n < numberCount; n++) {
    const house = numbers[n] as number;
    if (taken[house] === 1 || !isHouse(tokens, house)) continue;
    const at = houseEnd(tokens, house) + 1;
    const last = isNumber(tokens, at)
      ? ordinalEnd(tokens, at)
      : Math.max(kindAndNameEnd(tokens, house, at), nameAndKindEnd(tokens, house, at));
    if (last >= 0 && !isCountedBehind(tokens, last)) findings.take(house, townEnd(tokens, last), 'ADDRESS');
  }
}

/**
 * Returns the last token of a name and a kind of street. An everyday word is one behind a word of no list, or if a preposition stands
 * before the house: "30 changi coast walk", "at 8 sunset way".
 */
function nameAndKindEnd(tokens: Tokens, house: number, at: number): number {
  const { flags, hash } = tokens;
  const isCued = isBehindAny(prepositions, tokens, house) || isLabelled(tokens, house);
  let isNamed = isCued && !isCount(tokens, house);
  for (let i = at; i < at + mostNameWords && isFree(tokens, i); i++) {
    if (has(tokens, i, word.functionWord) || measures.has(hash[i] as number)) return -1;
    isNamed ||= isStrongPlace(flags[i] as number) || isStrange(tokens, i);
    if (isKind(tokens, i + 1, sureKinds) || (isNamed && isKind(tokens, i + 1, everydayKinds))) return i + 1;
  }
  return -1;
}

/** "add: 9 sunrise way", "new addr is 9 sunrise way" */
const isLabelled = ({ hash }: Tokens, house: number): boolean =>
  labels.has(hash[house - 1] ?? 0) || labels.has(hash[house - 2] ?? 0);

/** Returns the last token of "19 jalan tari piring": behind the first word of the name only words of no list, or the last word. */
function kindAndNameEnd(tokens: Tokens, house: number, at: number): number {
  const { hash } = tokens;
  if (!isFree(tokens, at) || !firstKinds.has(hash[at] as number)) return -1;
  // "ok 2 lor"
  const isAddress = isBehindAny(prepositions, tokens, house) || isNumber(tokens, at + 2);
  if (hash[at] === lor && !isAddress) return -1;
  let last = -1;
  for (let i = at + 1; i <= at + mostNameWords && isFree(tokens, i); i++) {
    if (has(tokens, i, word.plainFunctionWord) || firstKinds.has(hash[i] as number)) break;
    const isLast = !isFree(tokens, i + 1) || has(tokens, i + 1, word.plainFunctionWord);
    if (last >= 0 && !isLast && !isStrange(tokens, i)) break;
    last = i;
  }
  // "jalan ss2/24"
  return last < 0 ? last : lastOfRun(tokens, last);
}

const isStrange = (tokens: Tokens, i: number): boolean =>
  !has(tokens, i, ordinaryWord) && ((tokens.roles[i] as number) & (role.other | role.singlish)) === 0;

/** Words that, between a number and a kind of street, are not the street's name. */
const measures = hashesOf(
  splitWords(`way lane mile miles year years hour hours minute minutes min mins day days star km lb foot
  feet inch inches block blocks percent people person busy main side long wide narrow bad good more other different
  dirt new old big small empty closed open homeless million thousand hundred crossed degree car cars one two`),
);
const isFree = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && tokens.gap[i] === gapBefore.blank && tokens.taken[i] === 0;

/** Returns whether it is a kind of street, and no word follows that it might describe, as in "street food". */
function isKind(tokens: Tokens, i: number, kinds: HashSet): boolean {
  if (!isFree(tokens, i) || !kinds.has(tokens.hash[i] as number)) return false;
  if (isCapital(tokens, i) && has(tokens, i, word.streetEnd)) return false;
  const next = i + 1;
  return (
    !isWord(tokens, next) ||
    (tokens.gap[next] as number) > gapBefore.blank ||
    has(tokens, next, word.functionWord | word.unit) ||
    isStrongPlace(tokens.flags[next] as number) ||
    ((tokens.roles[next] as number) & (role.singlish | role.other)) !== 0 ||
    whens.has(tokens.hash[next] as number)
  );
}

const whens = hashesOf(splitWords('tonight today tomorrow now please pls thanks asap'));

/** Returns the last token of "5th ave" after a house number. */
function ordinalEnd(tokens: Tokens, at: number): number {
  const isOrdinal =
    tokens.gap[at] === gapBefore.blank &&
    /^(?:st|nd|rd|th)$/i.test(isWord(tokens, at + 1) ? textOf(tokens, at + 1) : '');
  return isOrdinal && isKind(tokens, at + 2, sureKinds) ? at + 2 : -1;
}
