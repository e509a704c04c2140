/** Reads from the words beside a number what it numbers: an order, a permit, the code of a lock, or a bus. */

import { splitWords } from '../language/language-word.ts';
import type { HashSet } from '../lexicon/hash-set.ts';
import { hashesOf } from '../lexicon/lexicon.ts';
import {
  codeWords,
  lockedThings,
  numberConnectors,
  numberedThings,
  numberWords,
  owners,
  partedThings,
  publicNumbers,
} from '../lexicon/numbered-word.ts';
import { isCapital, isNumber, isWord } from '../text/evidence.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { lengthOf } from './code-run.ts';

/**
 * `thing`: a person's. `parted`: a person's if it has parts. `code`: opens something. `number`: called a number, but not
 * of what. `public`: known to be nobody's.
 */
export type CueKind = 'thing' | 'parted' | 'code' | 'number' | 'public' | 'none';

export interface Cue {
  readonly kind: CueKind;
  /** The words of other meaning between the cue and the value. */
  readonly others: number;
  /** True if it is also called a number. */
  readonly isNumbered: boolean;
  /** The token of the cue; -1 if there is none. */
  readonly at: number;
}

const listOf = (words: string): HashSet => hashesOf(splitWords(words));
const things = listOf(numberedThings);
const parted = listOf(partedThings);
const locks = listOf(lockedThings);
const codes = listOf(codeWords);
const numbering = listOf(numberWords);
const connectors = listOf(numberConnectors);
const publics = listOf(publicNumbers);
const owned = listOf(owners);
/** Behind "number" or "my no." a telephone number may follow. */
const shortNumbering = listOf('no num nombor nomor');
const verbs = listOf('is was as for opens unlocks ialah adalah itu tu ni ya');

const none: Cue = { kind: 'none', others: 0, isNumbered: false, at: -1 };
const isPublic: Cue = { ...none, kind: 'public' };
/** The most tokens that are read before a value, and the most words of other meaning. */
const reach = 14;
const mostOthers = 3;
const mostOthersOfCode = 5;
const reachBehind = 4;

/** Reads back from the value to the nearest word that says what is numbered. */
export function cueBefore(tokens: Tokens, first: number): Cue {
  const { hash: hashes, kind, gap } = tokens;
  let others = 0;
  let numberAt = -1;
  let locked = -1;
  const cueOf = (kind: CueKind, at: number, between = others): Cue => ({
    kind,
    others: between,
    isNumbered: numberAt >= 0,
    at,
  });
  const lockOr = (cue: Cue): Cue => (locked < 0 ? cue : cueOf('code', first - 1, locked));
  for (let i = first - 1; i >= 0 && i >= first - reach; i--) {
    if (gap[i + 1] === gapBefore.paragraph || isNumber(tokens, i)) break;
    if (kind[i] === tokenKind.ideographs) return numberAt < 0 && others === 0 ? hanCue(tokens, first) : none;
    if (kind[i] === tokenKind.sign) {
      if (endsSentence(tokens, i, first)) break;
      continue;
    }
    const word = hashes[i] as number;
    if (codes.has(word)) return publics.has(hashes[i - 1] as number) ? isPublic : cueOf('code', i);
    if (others <= mostOthers) {
      if (numbering.has(word)) numberAt = Math.max(numberAt, i);
      else if (things.has(word)) return lockOr(cueOf('thing', i));
      else if (parted.has(word)) return cueOf('parted', i);
      else if (locks.has(word)) locked = locked < 0 ? others : locked;
      else if (publics.has(word)) return lockOr(isPublic);
      else if (!connectors.has(word)) others++;
    } else if (!connectors.has(word) && ++others > mostOthersOfCode) break;
  }
  return lockOr(numberAt >= 0 && others <= mostOthers ? cueOf('number', numberAt) : none);
}

const ends = new Set([0x21, 0x3f, 0x3b]);
const point = 0x2e;
const longestShortForm = 4;

/** A full stop does not end it behind "no" and "acct", and before more in lower case. */
function endsSentence(tokens: Tokens, i: number, first: number): boolean {
  const sign = tokens.hash[i] as number;
  if (ends.has(sign)) return true;
  if (sign !== point || numbering.has(tokens.hash[i - 1] as number)) return false;
  return isCapital(tokens, i + 1) && i + 1 < first
    ? !numbering.has(tokens.hash[i + 1] as number)
    : lengthOf(tokens, i - 1) > longestShortForm;
}

/** Returns whether a number without letters may follow the word for a number: no telephone number does. */
export const isOfThing = ({ hash }: Tokens, { at }: Cue): boolean =>
  shortNumbering.has(hash[at] as number) &&
  !owned.has(hash[at - 1] as number) &&
  !publics.has(hash[at - 1] as number);

/** "0093-CPT is my ref": a verb, then within three words what is numbered. */
export function cueBehind(tokens: Tokens, last: number): Cue {
  const { hash: hashes } = tokens;
  if (!isWord(tokens, last + 1) || !verbs.has(hashes[last + 1] as number)) return none;
  const cueOf = (kind: CueKind): Cue => ({ kind, others: 1, isNumbered: false, at: -1 });
  for (let i = last + 2; i <= last + reachBehind && isWord(tokens, i); i++) {
    const word = hashes[i] as number;
    if (publics.has(word)) return isPublic;
    if (codes.has(word) || locks.has(word)) return cueOf('code');
    if (things.has(word)) return cueOf('thing');
  }
  return none;
}

/** Returns whether it is a word of sentences, such as "is", rather than what is counted. */
export const isConnector = ({ hash }: Tokens, i: number): boolean => connectors.has(hash[i] as number);

/** Returns whether the word before a value may be its first letters: "BSD 0007276". */
export const mayBeOfNumber = ({ hash: hashes }: Tokens, i: number): boolean =>
  ![numbering, things, codes, locks, publics, parted].some((list) => list.has(hashes[i] as number));

/** What may stand between a word in Chinese and the number. */
const hanIs = '(?:是|为|為|叫|[:：=#\\s]|[\\p{sc=Han}--[号號码碼证證]]){0,4}$';
const hanPublic =
  /(?:优惠|優惠|促销|促銷|折扣|手机|手機|电话|電話|热线|熱線|课程|型号|型號|航班|车次|巴士|公交|房号|房間|房间|门牌|門牌|邮|郵|股票|代码|代碼|错误|版本)[\p{sc=Han}\s:：]{0,4}$/u;
const hanCode = new RegExp(
  `(?:密[码碼]|验证码|驗證碼|取件码|取件碼|门禁|門禁|柜|櫃|保险箱|保險箱|夹万|锁|鎖|pin)${hanIs}`,
  'iv',
);
const hanThing = new RegExp(
  `(?:[号號]|[码碼]|序列|编号|編號|订单|訂單|单据|会员|會員|保单|保险|保險|案件|案|户口|戶口|病历|工号|索引|准证|准證|卡)${hanIs}`,
  'v',
);
const hanReach = 16;

/** The same for Chinese, which has no blanks. */
function hanCue({ text, start }: Tokens, first: number): Cue {
  const from = start[first] as number;
  const before = text.slice(Math.max(0, from - hanReach), from);
  if (hanPublic.test(before)) return isPublic;
  const kind = hanCode.test(before) ? 'code' : hanThing.test(before) ? 'thing' : undefined;
  if (kind === undefined) return none;
  return { kind, others: 0, isNumbered: /[号號引][:：\s]?$/.test(before), at: first - 1 };
}
