/** Computes the figures of a word from which the trees decide whether it belongs to an institution beside a person. */
import { logOf } from '@cgdx/name-tagger/network/exponential.ts';
import { role as lexiconRole, ordinaryWord, word } from '../lexicon/lexicon.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import { has, isSign, isUnknown, lengthOf } from '../text/evidence.ts';
import { tokenAt } from '../text/finding.ts';
import { partingSign, signNumberOf } from '../text/sign-number.ts';
import type { Tags } from '../text/tag-tokens.ts';
import type { TextNature } from '../text/text-nature.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { frameIn, frames, frameWordOf, kindIn, kinds, roleIn, roles } from './institution-frame.ts';
import { endOfPlace } from './set-phrase.ts';

/** The numbers of figures that the trees read first, and those that they read again. */
export const firstFigures = 47;
export const secondFigures = firstFigures + 6;

export interface InstitutionText {
  readonly tokens: Tokens;
  readonly tags: Tags | undefined;
  readonly nature: TextNature;
  /** True if the text is in a language whose words for institutions are not known here. */
  readonly isForeign: boolean;
  /** True if it may be in a language of Singapore, so that its institutions are known by name. */
  readonly isAtHome: boolean;
  /** True if the text is of a resident of Singapore, so that nothing in it need show that its institutions are. */
  readonly isResident: boolean;
  /** True if a word that is in no list is hardly an ordinary word. */
  readonly areWordsListed: boolean;
}

/** The most code units between a person and what shows who the person is. */
export const personReach = 90;

/** To which finding a token belongs. */
export const owned = { none: 0, person: 1, place: 2, other: 3 } as const;

/** Whether a word is in the name of a listed institution. */
export const listedName = { no: 0, within: 1, first: 2 } as const;

/** What the figures of a word are read from, by token. The next text overwrites it. */
export interface InstitutionEvidence extends InstitutionText {
  /** See `owned`. */
  readonly owner: Uint8Array;
  /** 1 if a person is near. */
  readonly isNear: Uint8Array;
  /** See `listedName`. */
  readonly listed: Uint8Array;
  /** See `listing`. */
  readonly listing: Int8Array;
  /** See `kind`, `frame` and `role` of `institution-frame.ts`. */
  readonly kind: Int8Array;
  readonly frame: Int8Array;
  readonly role: Int8Array;
  readonly sign: Int8Array;
  /** Logarithms of the shares of a thing's name, and of any name. */
  readonly thing: Float32Array;
  readonly name: Float32Array;
  /** The number of tokens to the nearest person on either side. */
  readonly fromPerson: Uint8Array;
  readonly toPerson: Uint8Array;
  readonly wordCount: number;
  readonly capitalShare: number;
  /** Signs of Singapore in the text, at most `mostLocal`. */
  localWords: number;
}

const createArrays = (size: number) => ({
  owner: new Uint8Array(size),
  isNear: new Uint8Array(size),
  listed: new Uint8Array(size),
  listing: new Int8Array(size),
  kind: new Int8Array(size),
  frame: new Int8Array(size),
  role: new Int8Array(size),
  sign: new Int8Array(size),
  thing: new Float32Array(size),
  name: new Float32Array(size),
  fromPerson: new Uint8Array(size),
  toPerson: new Uint8Array(size),
});
let arrays = createArrays(1 << 11);

const farthest = 15;
/** How much names of people, and those of places and institutions, are signs of Singapore. */
const localName = 2;
export const mostLocal = 5;

/** `spans`: ascending, without overlaps. */
export function readInstitutionEvidence(
  text: InstitutionText,
  spans: readonly PersonalSpan[],
): InstitutionEvidence {
  const { tokens, tags } = text;
  const { count, hash, start, end } = tokens;
  if (count > arrays.owner.length) arrays = createArrays(count * 2);
  const { owner, isNear, listed, listing, kind, frame, role, sign, thing, name, fromPerson, toPerson } =
    arrays;
  for (const list of [owner, isNear, listed, kind, frame, role]) list.fill(0, 0, count);
  let i = 0;
  let near = 0;
  for (const span of spans) {
    const by = span.type === 'PERSON' ? owned.person : span.type === 'PLACE' ? owned.place : owned.other;
    while (i < count && (end[i] as number) <= span.start) i++;
    for (let at = i; at < count && (start[at] as number) < span.end; at++) owner[at] = by;
    if (by !== owned.person) continue;
    near = Math.max(near, tokenAt(tokens, span.start - personReach));
    for (; near < count && (start[near] as number) <= span.end + personReach; near++) isNear[near] = 1;
  }
  let wordCount = 0;
  let capitals = 0;
  let local = 0;
  let far = farthest;
  for (let at = 0; at < count; at++) {
    far = owner[at] === owned.person ? 0 : Math.min(farthest, far + 1);
    fromPerson[at] = far;
    sign[at] = signNumberOf(tokens, at);
    listing[at] = listingOf(text, at);
    const isWord = tokens.kind[at] === tokenKind.word;
    thing[at] = isWord ? logOfShare(tags === undefined ? 0 : (tags.thing[at] as number)) : outside;
    name[at] = isWord ? logOfShare(tags === undefined ? 0 : 1 - (tags.other[at] as number)) : outside;
    if (!isWord) continue;
    wordCount++;
    if ((tokens.wordCase[at] as number) > 0) capitals++;
    if (listing[at] === listings.singlish) local++;
    const isName = ((tokens.roles[at] as number) & lexiconRole.sureName) !== 0;
    const isSyllable =
      owner[at] === owned.person && ((tokens.roles[at] as number) & lexiconRole.syllable) !== 0;
    if (isName || isSyllable) local += localName;
    else if (endOfPlace(tokens, at) >= at) local += mostLocal;
    const word = frameWordOf(hash[at] as number);
    if (word === 0) continue;
    kind[at] = kindIn(word);
    frame[at] = frameIn(word);
    role[at] = roleIn(word);
  }
  far = farthest;
  for (let at = count - 1; at >= 0; at--) {
    far = owner[at] === owned.person ? 0 : Math.min(farthest, far + 1);
    toPerson[at] = far;
  }
  return {
    ...text,
    ...arrays,
    wordCount,
    capitalShare: capitals / Math.max(1, wordCount),
    localWords: Math.min(mostLocal, local),
  };
}

/** Stands for the listing of a person. */
const personAhead = 10;
/** Stands for a word beyond the line. */
const beyond = -1;
const longestWord = 12;
const longestText = 40;
const outside = -12;
const logOfShare = (share: number): number => logOf(share + 1e-4);

/** What the lists say of a word. */
export const listings = {
  article: 1,
  functionWord: 2,
  ordinary: 3,
  singlish: 4,
  frequent: 5,
  name: 6,
  other: 7,
  unknown: 8,
  number: 9,
} as const;

function listingOf({ tokens, areWordsListed }: InstitutionText, i: number): number {
  if (tokens.kind[i] === tokenKind.number) return listings.number;
  if (tokens.kind[i] !== tokenKind.word) return beyond;
  if (has(tokens, i, word.functionWord))
    return has(tokens, i, word.article) ? listings.article : listings.functionWord;
  if (has(tokens, i, ordinaryWord)) return listings.ordinary;
  const roles = tokens.roles[i] as number;
  if (roles & lexiconRole.singlish) return listings.singlish;
  if (roles & lexiconRole.other) return listings.frequent;
  if (areWordsListed && isUnknown(tokens, i)) return listings.unknown;
  return has(tokens, i, word.given | word.surname) ? listings.name : listings.other;
}

/** The most tokens before a word among which its frame is, and those before the frame among which a verb is. */
const frameReach = 5;
const verbReach = 8;
/** The most words to the kind of institution that ends a name. */
const kindReach = 4;

/** What is before a word that is none of the frames; signs have numbers from `sign` on. */
const before = { role: 8, person: 9, post: 20, sign: 21 } as const;
const at = 0x40;
const ampersand = 0x26;
const stop = 0x2e;

/** The nearest frame before a word, overwritten by the next search. */
const framed = {
  /** See `frame` and `before`; 0 if there is none. */
  is: 0,
  /** Its token; the first one that was read if there is none. */
  token: 0,
  /** How many tokens, and function words, are between. */
  distance: 0,
  between: 0,
};

/** What somebody does or is before a frame, and how many tokens before; overwritten by the next search. */
const done = { is: 0, distance: 0 };

const begins = ({ gap, count }: Tokens, i: number): boolean =>
  i <= 0 || i >= count || (gap[i] as number) >= gapBefore.line;

function findFrame({ tokens, owner, frame, role, sign, listing }: InstitutionEvidence, i: number): void {
  const { kind, gap } = tokens;
  let token = i;
  framed.is = 0;
  framed.between = 0;
  let distance = 0;
  for (; distance < frameReach && framed.is === 0 && !begins(tokens, token); distance++) {
    token--;
    if (isSign(tokens, token, at)) framed.is = frames.trailing + 1;
    else if (kind[token] !== tokenKind.word) {
      const isGlued = gap[token + 1] === gapBefore.none && gap[token] === gapBefore.none;
      if (!isGlued && !isSign(tokens, token, ampersand)) framed.is = before.sign + (sign[token] as number);
    } else if (owner[token] === owned.person) framed.is = before.person;
    else if ((frame[token] as number) > 0) framed.is = frame[token] as number;
    else if (role[token] === roles.belongs) framed.is = before.role;
    else if (role[token] === roles.post) framed.is = before.post;
    else if (isFunctionWord(listing[token] as number)) framed.between++;
  }
  framed.token = token;
  framed.distance = framed.is === 0 ? frameReach + 1 : distance;
}

export const isFunctionWord = (of: number): boolean =>
  of === listings.article || of === listings.functionWord;

function findRole({ tokens, owner, role, sign }: InstitutionEvidence, token: number): void {
  done.is = 0;
  done.distance = verbReach + 2;
  for (let distance = 1; distance <= verbReach; distance++) {
    const i = token - distance;
    if (i < 0 || begins(tokens, i + 1)) return;
    if (isSign(tokens, i, stop) || (sign[i] as number) >= partingSign) return;
    const own = role[i] as number;
    if (owner[i] === owned.person || own === 0 || own === roles.ofIts) continue;
    if (own === roles.weak && done.is !== 0) continue;
    done.is = own;
    done.distance = distance;
    if (own !== roles.weak) return;
  }
}

/** Returns how many tokens behind a word a kind of institution ends the name. */
function distanceToKind({ tokens, kind }: InstitutionEvidence, i: number): number {
  for (let distance = 1; distance <= kindReach; distance++) {
    const next = i + distance;
    if (begins(tokens, next)) break;
    const own = kind[next];
    if (own === kinds.end || own === kinds.looseEnd || own === kinds.tail) return distance;
    if (tokens.kind[next] !== tokenKind.word && !isSign(tokens, next, ampersand)) break;
  }
  return kindReach + 1;
}

/** The most tokens between a word of belonging and the preposition behind it. */
const closeRole = 2;
const namingKinds = new Set([kinds.end, kinds.looseEnd, kinds.head, kinds.headBeforeOf]);
const belongingFrames = new Set<number>([frames.joining, frames.belonging, before.role, before.post]);
const visitingFrames = new Set<number>([frames.placing, frames.afterVerb, frames.trailing + 1]);

/** Whether a kind of institution in the name, or a word of belonging before it, shows what it is. */
export function isShown(evidence: InstitutionEvidence, first: number, last: number): boolean {
  for (let i = first; i <= last; i++) if (namingKinds.has(evidence.kind[i] as number)) return true;
  findFrame(evidence, first);
  if (framed.distance > 1) return false;
  if (belongingFrames.has(framed.is)) return true;
  if (!visitingFrames.has(framed.is)) return false;
  findRole(evidence, framed.token);
  return (done.is === roles.belongs || done.is === roles.post) && done.distance <= closeRole;
}

/** Writes the figures of word or number `i`; `firstFigures` of them. */
export function writeInstitutionFigures(evidence: InstitutionEvidence, i: number, out: Float32Array): void {
  const { tokens, tags, nature, owner, listed, listing, kind, frame, role, sign, thing, name } = evidence;
  const { wordCase, count } = tokens;
  let figures = 0;
  const add = (figure: number) => {
    out[figures++] = figure;
  };
  const last = begins(tokens, i) ? beyond : i - 1;
  const next = begins(tokens, i + 1) ? beyond : i + 1;
  const lastButOne = last <= 0 || begins(tokens, last) ? beyond : last - 1;
  const nextButOne = next === beyond || begins(tokens, next + 1) ? beyond : next + 1;
  const of = (list: ArrayLike<number>, n: number, none: number) =>
    n === beyond ? none : (list[n] as number);
  const isWord = tokens.kind[i] === tokenKind.word;
  const caseAt = (n: number) =>
    n === beyond ? beyond : tokens.kind[n] === tokenKind.word ? (wordCase[n] as number) : beyond - 1;
  add(thing[i] as number);
  add(isWord && tags !== undefined ? logOfShare(tags.place[i] as number) : outside);
  add(name[i] as number);
  add(of(thing, last, outside));
  add(of(name, last, outside));
  add(of(thing, next, outside));
  add(of(name, next, outside));
  add(caseAt(i));
  add(caseAt(last));
  add(caseAt(next));
  add(nature.isSmall ? 1 : nature.isCapitals ? 2 : 0);
  add(Math.min(longestWord, lengthOf(tokens, i)));
  for (const n of [i, last, next, lastButOne, nextButOne]) {
    add(of(listing, n, beyond - 1));
    add(of(kind, n, beyond));
  }
  add(has(tokens, i, word.thing) ? 2 : has(tokens, i, word.thingStart) ? 1 : 0);
  add(distanceToKind(evidence, i));
  add(listed[i] as number);
  add(of(listed, last, 0));
  add(of(owner, last, beyond));
  add(of(owner, next, beyond));
  findFrame(evidence, i);
  findRole(evidence, framed.token);
  add(framed.is);
  add(framed.distance);
  add(framed.between);
  add(done.is);
  add(done.distance);
  const ahead = framed.token - 1;
  add(ahead < 0 ? beyond : owner[ahead] === owned.person ? personAhead : (listing[ahead] as number));
  add(of(sign, last, beyond));
  add(of(sign, next, beyond));
  add(evidence.fromPerson[i] as number);
  add(evidence.toPerson[i] as number);
  add(role[i] as number);
  add(of(role, next, beyond));
  add(of(role, nextButOne, beyond));
  add(frame[i] as number);
  add(of(frame, next, beyond));
  add(Math.min(longestText, evidence.wordCount));
  add(evidence.capitalShare);
  let most = outside;
  for (let n = framed.token + (framed.is === 0 ? 0 : 1); n <= i; n++)
    most = Math.max(most, thing[n] as number);
  add(most);
  most = outside;
  for (let n = i; n < i + kindReach && n < count; n++) {
    if (n > i && (begins(tokens, n) || tokens.kind[n] !== tokenKind.word)) break;
    most = Math.max(most, thing[n] as number);
  }
  add(most);
}

const leastOdds = -6;
const mostOdds = 4;
/** The most code units between two words of one name. */
export const nameGap = 3;

/** Adds what the trees said of the words beside candidate `n`. `odds`: by candidate. */
export function addNeighbours(
  { start, end }: Tokens,
  candidates: Int32Array,
  n: number,
  odds: Float32Array,
  out: Float32Array,
): void {
  const i = candidates[n] as number;
  const oddsAt = (by: number): number => {
    const other = odds[n + by];
    return other === undefined ? leastOdds : Math.max(leastOdds, Math.min(mostOdds, other));
  };
  const isClose = (from: number | undefined, to: number | undefined): boolean =>
    from !== undefined && to !== undefined && (start[to] as number) - (end[from] as number) <= nameGap;
  const isBetween = isClose(candidates[n - 1], i) && isClose(i, candidates[n + 1]);
  out[firstFigures] = oddsAt(0);
  out[firstFigures + 1] = oddsAt(-1);
  out[firstFigures + 2] = oddsAt(1);
  out[firstFigures + 3] = Math.max(oddsAt(-2), oddsAt(-1));
  out[firstFigures + 4] = Math.max(oddsAt(1), oddsAt(2));
  out[firstFigures + 5] = isBetween ? Math.min(oddsAt(-1), oddsAt(1)) : leastOdds;
}
