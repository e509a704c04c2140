/** Computes the figures of a word from which the trees decide whether it belongs to an institution beside a person. */

import { word } from '../lexicon/lexicon.ts';
import { has, isSign, lengthOf } from '../text/evidence.ts';
import { partingSign } from '../text/sign-number.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { beyond, type InstitutionEvidence, isFunctionWord, outside, owned } from './institution-evidence.ts';
import { frames, kinds, roles } from './institution-frame.ts';

/** The numbers of figures that the trees read first, and those that they read again. */
export const firstFigures = 49;
export const secondFigures = firstFigures + 6;

/** Stands for the listing of a person. */
const personAhead = 11;
const longestWord = 12;
const longestText = 40;

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
  return isBelonging(evidence, first);
}

/** Whether a word of belonging is directly before a word, or before the preposition before it. */
export function isBelonging(evidence: InstitutionEvidence, i: number): boolean {
  findFrame(evidence, i);
  if (framed.distance > 1) return false;
  if (belongingFrames.has(framed.is)) return true;
  if (!visitingFrames.has(framed.is)) return false;
  findRole(evidence, framed.token);
  return (done.is === roles.belongs || done.is === roles.post) && done.distance <= closeRole;
}

/** Returns the value of token `n`, `none` if it is beyond the line. */
const of = (list: ArrayLike<number>, n: number, none: number): number =>
  n === beyond ? none : (list[n] as number);

/** Writes the figures of word or number `i`; `firstFigures` of them. */
export function writeInstitutionFigures(evidence: InstitutionEvidence, i: number, out: Float32Array): void {
  const { tokens, tags, nature, owner, listed, listing, kind, thing, name } = evidence;
  const { wordCase } = tokens;
  let figures = 0;
  const add = (figure: number) => {
    out[figures++] = figure;
  };
  const last = begins(tokens, i) ? beyond : i - 1;
  const next = begins(tokens, i + 1) ? beyond : i + 1;
  const lastButOne = last <= 0 || begins(tokens, last) ? beyond : last - 1;
  const nextButOne = next === beyond || begins(tokens, next + 1) ? beyond : next + 1;
  const isWord = tokens.kind[i] === tokenKind.word;
  const caseAt = (n: number) =>
    n === beyond ? beyond : tokens.kind[n] === tokenKind.word ? (wordCase[n] as number) : beyond - 1;
  add(thing[i] as number);
  add(isWord ? (tags?.place[i] ?? 0) : outside);
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
  add(listing[i] as number);
  add(kind[i] as number);
  add(of(listing, last, beyond - 1));
  add(of(kind, last, beyond));
  add(of(listing, next, beyond - 1));
  add(of(kind, next, beyond));
  add(of(listing, lastButOne, beyond - 1));
  add(of(kind, lastButOne, beyond));
  add(of(listing, nextButOne, beyond - 1));
  add(of(kind, nextButOne, beyond));
  add(has(tokens, i, word.thing) ? 2 : has(tokens, i, word.thingStart) ? 1 : 0);
  add(distanceToKind(evidence, i));
  add(listed[i] as number);
  add(of(listed, last, 0));
  add(of(owner, last, beyond));
  add(of(owner, next, beyond));
  addFrameFigures(evidence, i, add);
}

/** Adds what is around the word: the frame before it, the people, the signs, what somebody does there. */
function addFrameFigures(evidence: InstitutionEvidence, i: number, add: (figure: number) => void): void {
  const { tokens, owner, listing, frame, role, sign, thing } = evidence;
  const last = begins(tokens, i) ? beyond : i - 1;
  const next = begins(tokens, i + 1) ? beyond : i + 1;
  const nextButOne = next === beyond || begins(tokens, next + 1) ? beyond : next + 1;
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
  add(evidence.fromWriter[i] as number);
  add(evidence.isNear[i] as number);
  add(role[i] as number);
  add(of(role, next, beyond));
  add(of(role, nextButOne, beyond));
  add(frame[i] as number);
  add(of(frame, next, beyond));
  add(Math.min(longestText, evidence.wordCount));
  add(evidence.capitalShare);
  add(mostOf(thing, framed.token + (framed.is === 0 ? 0 : 1), i));
  let behind = i + 1;
  while (behind < i + kindReach && !begins(tokens, behind) && tokens.kind[behind] === tokenKind.word)
    behind++;
  add(mostOf(thing, i, behind - 1));
}

/** Returns the largest value from `first` to `last`. */
function mostOf(list: Float32Array, first: number, last: number): number {
  let most = outside;
  for (let i = first; i <= last; i++) most = Math.max(most, list[i] as number);
  return most;
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
  const isClose = (m: number): boolean => {
    const from = candidates[m];
    const to = candidates[m + 1];
    return from !== undefined && to !== undefined && (start[to] as number) - (end[from] as number) <= nameGap;
  };
  const oddsAt = (m: number): number => Math.max(leastOdds, Math.min(mostOdds, odds[m] as number));
  const isBehind = isClose(n - 1);
  const isBefore = isClose(n);
  const last = isBehind ? oddsAt(n - 1) : leastOdds;
  const next = isBefore ? oddsAt(n + 1) : leastOdds;
  out[firstFigures] = oddsAt(n);
  out[firstFigures + 1] = last;
  out[firstFigures + 2] = next;
  out[firstFigures + 3] = isBehind && isClose(n - 2) ? Math.max(last, oddsAt(n - 2)) : last;
  out[firstFigures + 4] = isBefore && isClose(n + 1) ? Math.max(next, oddsAt(n + 2)) : next;
  out[firstFigures + 5] = isBehind && isBefore ? Math.min(last, next) : leastOdds;
}
