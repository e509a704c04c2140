/** Reads from the words beside a number what it numbers: an order, a permit, the code of a lock, or a bus. */

import { splitWords } from '../language/language-word.ts';
import { hashWord, listedBits, role, word } from '../lexicon/lexicon.ts';
import {
  codeWords,
  givingWords,
  keptPlaces,
  lockedThings,
  numberConnectors,
  numberedThings,
  numberWords,
  owners,
  partedThings,
  publicNumbers,
  unitsOfCount,
} from '../lexicon/numbered-word.ts';
import { has, isCapital, isWord, lengthOf } from '../text/evidence.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { firstOfRun } from './code-run.ts';

/**
 * `thing`: a person's. `parted`: a person's if it has parts. `code`: opens something. `number`: called a number, but not
 * of what. `public`: known to be nobody's.
 */
export type CueKind = (typeof cueKinds)[number];

/** In the order of the figures that the trees read. */
export const cueKinds = ['none', 'thing', 'parted', 'code', 'number', 'public'] as const;

export interface Cue {
  readonly kind: CueKind;
  /** The words of other meaning between the cue and the value. */
  readonly others: number;
  /** True if it is also called a number. */
  readonly isNumbered: boolean;
  /** The token of the cue; -1 if there is none. */
  readonly at: number;
}

/** What a word says about a number: bits. */
export const says = {
  thing: 1,
  parted: 1 << 1,
  lock: 1 << 2,
  code: 1 << 3,
  numbering: 1 << 4,
  connector: 1 << 5,
  public: 1 << 6,
  owner: 1 << 7,
  /** Behind "number", unlike "no.", a telephone number may follow. */
  shortNumbering: 1 << 8,
  verb: 1 << 9,
  /** What is done with a code: it is pressed, shown, told. */
  giving: 1 << 10,
  /** What is counted or measured. */
  unit: 1 << 11,
  /** What is kept for one person for a while: a seat, a bed. */
  kept: 1 << 12,
} as const;

const lists: Readonly<Record<keyof typeof says, string>> = {
  thing: numberedThings,
  parted: partedThings,
  lock: lockedThings,
  code: codeWords,
  numbering: numberWords,
  connector: numberConnectors,
  public: publicNumbers,
  owner: owners,
  shortNumbering: 'no num nombor nomor',
  giving: givingWords,
  unit: unitsOfCount,
  kept: keptPlaces,
  verb: 'is was as for opens unlocks ialah adalah itu tu ni ya',
};

const bitsByHash = new Map<number, number>();
for (const [name, words] of Object.entries(lists))
  for (const hash of splitWords(words).map(hashWord))
    bitsByHash.set(hash, (bitsByHash.get(hash) ?? 0) | says[name as keyof typeof says]);

/** Returns what the word says: bits of `says`; 0 before the text and for what is no word. `i`: less than `count`. */
export const bitsAt = ({ hash, kind }: Tokens, i: number): number =>
  i >= 0 && kind[i] === tokenKind.word ? (bitsByHash.get(hash[i] as number) ?? 0) : 0;

const none: Cue = { kind: 'none', others: 0, isNumbered: false, at: -1 };
const isPublic: Cue = { ...none, kind: 'public' };
/** The most tokens that are read before a value, and the most words of other meaning. */
const reach = 14;
const mostOthers = 3;
const mostOthersOfCode = 5;
const reachBehind = 4;

/** Reads back from the value to the nearest word that says what is numbered. */
export function cueBefore(tokens: Tokens, first: number): Cue {
  const { kind, gap } = tokens;
  let others = 0;
  let numberAt = -1;
  /** The words between the value and what it opens. */
  let locked = -1;
  for (let i = first - 1; i >= 0 && i >= first - reach; i--) {
    const of = kind[i];
    // "bookings QWE7T2 and PLM8X3"
    if (tokens.taken[i] === 1) continue;
    if (gap[i + 1] === gapBefore.paragraph || of === tokenKind.number) break;
    if (of === tokenKind.ideographs) return numberAt < 0 && others === 0 ? hanCue(tokens, first) : none;
    if (of === tokenKind.sign) {
      if (endsSentence(tokens, i, first)) break;
      continue;
    }
    const bits = bitsAt(tokens, i);
    if (bits & says.code) {
      const isEverybodys = bitsAt(tokens, i - 1) & says.public;
      // "confirmation code"
      const isNumbered = numberAt >= 0 || (bitsAt(tokens, i - 1) & says.thing) !== 0;
      return isEverybodys ? isPublic : { kind: 'code', others, isNumbered, at: i };
    }
    if (others > mostOthers) {
      if ((bits & says.connector) === 0 && ++others > mostOthersOfCode) break;
    } else if (bits & says.numbering) numberAt = Math.max(numberAt, i);
    else if (bits & (says.thing | says.parted | says.public)) {
      if (locked >= 0) break;
      if (bits & says.public && (bits & says.thing) === 0) return isPublic;
      // "pin kad bank"
      const kind = bitsAt(tokens, i - 1) & says.code ? 'code' : bits & says.thing ? 'thing' : 'parted';
      return { kind, others, isNumbered: numberAt >= 0, at: i };
    } else if (bits & says.lock) locked = locked < 0 ? others : locked;
    else if ((bits & says.connector) === 0) others++;
  }
  if (locked >= 0) return { kind: 'code', others: locked, isNumbered: numberAt >= 0, at: first - 1 };
  return numberAt >= 0 && others <= mostOthers
    ? { kind: 'number', others, isNumbered: true, at: numberAt }
    : none;
}

const ends = new Set([0x21, 0x3f, 0x3b]);
const point = 0x2e;
const longestShortForm = 4;

/** A full stop does not end it behind "no" and "acct", and before more in lower case. */
function endsSentence(tokens: Tokens, i: number, first: number): boolean {
  const sign = tokens.hash[i] as number;
  if (ends.has(sign)) return true;
  if (sign !== point || bitsAt(tokens, i - 1) & says.numbering) return false;
  return isCapital(tokens, i + 1) && i + 1 < first
    ? (bitsAt(tokens, i + 1) & says.numbering) === 0
    : lengthOf(tokens, i - 1) > longestShortForm;
}

/** Returns whether a number without letters may follow the word for a number: no telephone number does. */
export const isOfThing = (tokens: Tokens, { at }: Cue): boolean =>
  (bitsAt(tokens, at) & says.shortNumbering) !== 0 &&
  (bitsAt(tokens, at - 1) & (says.owner | says.public)) === 0;

/** "0093-CPT is my ref": a verb, then within three words what is numbered. */
export function cueBehind(tokens: Tokens, last: number): Cue {
  if (last + 1 >= tokens.count || (bitsAt(tokens, last + 1) & says.verb) === 0) return none;
  for (let i = last + 2; i <= last + reachBehind && isWord(tokens, i); i++) {
    const bits = bitsAt(tokens, i);
    if (bits & says.public) return isPublic;
    if (bits & (says.code | says.lock | says.thing))
      return { kind: bits & says.thing ? 'thing' : 'code', others: 1, isNumbered: false, at: -1 };
  }
  return none;
}

/** Returns whether it is a word of sentences, such as "is", rather than what is counted. */
export const isConnector = (tokens: Tokens, i: number): boolean => (bitsAt(tokens, i) & says.connector) !== 0;

const noLetters = says.numbering | says.thing | says.code | says.lock | says.public | says.parted;

const mostPrefix = 4;
const mostStrangePrefix = 5;

/**
 * "BSD 0007276", "NTU-H 22915", "rct 20091": returns the first token of a few capitals, or of letters that are no word,
 * which may belong to the number.
 */
export function prefixBefore(tokens: Tokens, first: number, least = 0): number {
  const i = first - 1;
  if (i < least || !isWord(tokens, i) || tokens.gap[first] !== gapBefore.blank || tokens.taken[i] === 1)
    return first;
  const length = lengthOf(tokens, i);
  const isInCapitals =
    tokens.wordCase[i] === wordCase.capitals || (length === 1 && tokens.wordCase[i] !== wordCase.small);
  const mayBe = isInCapitals
    ? length <= mostPrefix && (bitsAt(tokens, i) & noLetters) === 0
    : length <= mostStrangePrefix && isStrange(tokens, i);
  return mayBe ? firstOfRun(tokens, i, least) : first;
}

/** Returns whether it is in small letters and no word or name, though a place's may begin with it. */
const isStrange = (tokens: Tokens, i: number): boolean =>
  tokens.wordCase[i] === wordCase.small &&
  (lengthOf(tokens, i) === 1
    ? !has(tokens, i, word.functionWord)
    : (listedBits(tokens.flags[i] as number) & ~word.placeStart) === 0 &&
      ((tokens.roles[i] as number) & (role.other | role.singlish)) === 0 &&
      bitsAt(tokens, i) === 0);

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
/** What is done with a code before it and behind it; what is kept for one person. */
const hanGiving = /[报報按拨撥输輸出示打扫掃凭憑拿给給讲講说說写寫印刷签簽填][\p{sc=Han}\s:：]{0,3}$/u;
const hanKept = /[单單座位床桌牌票条條袋箱格架券折][\p{sc=Han}\s:：]{0,2}$/u;
const hanUse = /^[\s,，#*]{0,2}[给給开開进進就取领領拿看听聽才再]/u;
const hanReachBehind = 4;

/** Returns what the Chinese before and behind a value says of its use: bits. */
export function hanUseOf({ text, start, end }: Tokens, first: number, last: number): number {
  const from = start[first] as number;
  const to = end[last] as number;
  const before = text.slice(Math.max(0, from - hanReach), from);
  const behind = text.slice(to, to + hanReachBehind);
  return (hanGiving.test(before) ? 1 : 0) + (hanKept.test(before) ? 2 : 0) + (hanUse.test(behind) ? 4 : 0);
}

/** The same for Chinese, which has no blanks. */
export function hanCue({ text, start }: Tokens, first: number): Cue {
  const from = start[first] as number;
  const before = text.slice(Math.max(0, from - hanReach), from);
  if (hanPublic.test(before)) return isPublic;
  const kind = hanCode.test(before) ? 'code' : hanThing.test(before) ? 'thing' : undefined;
  if (kind === undefined) return none;
  return { kind, others: 0, isNumbered: /[号號引][:：\s]?$/.test(before), at: first - 1 };
}
