/** Finds user names without an `@` that a word for an account shows, or a given name that is joined with other words. */
import { hashesOf, listedBits, role, word } from '../lexicon/lexicon.ts';
import { isStrongGiven, isUnknown, isWord, lengthOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import {
  beginsOrEndsWithGiven,
  isJoinedName,
  isJoinedWords,
  isManyWords,
  isPlainlyJoined,
} from '../text/joined-word.ts';
import { tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { accountBeside, isAccountWord } from './account-cue.ts';
import { firstOfHandle, isOfCode, lastOfHandle, ofFile } from './handle-run.ts';
import { isTopLevel } from './link.ts';

const dot = 0x2e;

/** Finds user names of several parts beside a word for an account. Runs before a search takes one of the parts. */
export function findPartedHandles(tokens: Tokens, findings: Findings): void {
  const { strange, strangeCount, marks, markCount, hash, count, kind } = tokens;
  let behind = 0;
  for (let n = 0; n < strangeCount; n++) {
    const i = strange[n] as number;
    if (i >= behind) behind = takeRun(tokens, findings, i);
  }
  // "noodle.uncle": both are ordinary words.
  for (let n = 0; n < markCount; n++) {
    const i = marks[n] as number;
    if (hash[i] === dot && i > 0 && i + 1 < count && kind[i - 1] !== tokenKind.sign)
      takeRun(tokens, findings, i - 1);
  }
}

/**
 * Finds user names of one word: beside a word for an account, joined with a given name, or joined from three words.
 * Runs after the names. `mayBeEnglish`: in other languages words are longer.
 */
export function findJoinedHandles(tokens: Tokens, mayBeEnglish: boolean, findings: Findings): void {
  const { text, start, end, strange, strangeCount, taken } = tokens;
  for (let n = 0; n < strangeCount; n++) {
    const i = strange[n] as number;
    if (
      taken[i] === 0 &&
      isJoined(tokens, i, mayBeEnglish) &&
      firstOfHandle(tokens, i) === i &&
      lastOfHandle(tokens, i) === i &&
      !isOfCode(text, start[i] as number, end[i] as number)
    )
      findings.take(i, i, 'HANDLE');
  }
}

/** Takes the name at that token, if it is one. Returns the token behind the run. */
function takeRun(tokens: Tokens, findings: Findings, i: number): number {
  const { text, start, end } = tokens;
  const first = firstOfHandle(tokens, i);
  const last = lastOfHandle(tokens, i);
  if (
    first < last &&
    !isOfCode(text, start[first] as number, end[last] as number) &&
    isHandle(tokens, first, last)
  )
    findings.take(first, last, 'HANDLE');
  return last + 1;
}

const shortestName = 5;
const longestName = 40;
/** What is shorter says nothing: "k" of "brandonnn.k". */
const shortestPart = 3;
/** A word of so many letters that no list has is hardly one of a sentence. */
const longWord = 10;
/** "dm pedalpok"; but things are added, too, and "who is cohosting" asks about a deed. */
const longAct = 8;
const alsoOfThings = hashesOf(['add', 'credit', 'message', 'story']);
const deed = /ing$/;
/** "xXdarkknightXx" */
const ofPlayer = /^[xX]{2}.{3,}[xX]{2}$/;
const laughter = /(?:ha|he|hi|wk|ja){3}/;
/** Words of Malay, Indonesian and Filipino that are made from others. */
const affixed = /^(?:ber|ter|me[mn]|pe[mn]|[mnp]ag|[mn]a[kp]a)|(?:nya|kan|lah|an|[km]u)$/i;

function isHandle(tokens: Tokens, first: number, last: number): boolean {
  const { text, start, end } = tokens;
  const from = start[first] as number;
  const to = end[last] as number;
  if (to - from < shortestName || to - from > longestName) return false;
  const value = text.slice(from, to);
  const cue = accountBeside(tokens, first, last);
  if (cue === 'none' && !(value.includes('.') && areNamelike(tokens, first, last))) return false;
  // "sindir2" is Malay for a word that is said twice.
  if (ofFile.test(value) || !parted.test(value) || /^\p{L}+2$/u.test(value)) return false;
  return (
    cue === 'direct' ||
    cue === 'stated' ||
    hasUnknown(tokens, first, last) ||
    areNamelike(tokens, first, last)
  );
}

/**
 * Returns whether it is several parts in small letters, of which one is a name and none a domain: `zaleha.masakmasak`;
 * beside a word, a name that is hardly one: `zaqwan.rides`.
 */
function areNamelike(tokens: Tokens, first: number, last: number): boolean {
  if (isTopLevel(tokens.text.slice(tokens.start[last], tokens.end[last]))) return false;
  let hasName = false;
  let hasSureName = false;
  let hasOrdinary = false;
  let words = 0;
  for (let i = first; i <= last; i++) {
    if (!isWord(tokens, i)) continue;
    words++;
    if (tokens.wordCase[i] !== wordCase.small && lengthOf(tokens, i) > 1) return false;
    if (lengthOf(tokens, i) < shortestPart) continue;
    const flags = tokens.flags[i] as number;
    // "dobes.and.colleen"
    if (first < i && i < last && (flags & word.functionWord) !== 0) continue;
    const isName = (flags & (word.given | word.nickname | word.surname)) !== 0;
    const isSpoken = ((tokens.roles[i] as number) & (role.other | role.singlish)) !== 0;
    if (isSpoken && (flags & word.surname) === 0) return false;
    if (!isName && !isUnknown(tokens, i) && (flags & word.place) === 0) {
      if (flags & word.functionWord) return false;
      hasOrdinary = true;
    }
    hasName ||= isName;
    hasSureName ||= isStrongGiven(flags);
  }
  return hasName && words > 1 && (hasSureName || !hasOrdinary);
}

/** Letters and digits with dots between; no amount, plate or id. */
const parted = /^(?=.*\p{L}{3})\p{L}[\p{L}._]+(?:\d{1,4}[\p{L}._]*){0,4}$/u;

/** Returns whether a part of it is in no list. */
function hasUnknown(tokens: Tokens, first: number, last: number): boolean {
  for (let i = first; i <= last; i++)
    if (
      isWord(tokens, i) &&
      lengthOf(tokens, i) > 3 &&
      (isUnknown(tokens, i) || isStrongGiven(tokens.flags[i] as number))
    )
      return true;
  return false;
}

/** Returns whether one word is a user name. The less the words beside it say, the more it must look like one. */
function isJoined(tokens: Tokens, i: number, mayBeEnglish: boolean): boolean {
  const { codes, start, end, wordCase: cases, roles, hash } = tokens;
  const from = start[i] as number;
  const to = end[i] as number;
  if (isAccountWord(hash[i] as number) || ((roles[i] as number) & (role.other | role.singlish)) !== 0)
    return false;
  if (listedBits(tokens.flags[i] as number) & ~(word.placeStart | word.unknownAsked | word.unknown))
    return false;
  const cue = accountBeside(tokens, i, i);
  const isAfterAccount = cue === 'direct' || cue === 'stated';
  const written = tokens.text.slice(from, to);
  if (/\p{Ll}\p{Lu}/u.test(written)) return isAfterAccount || ofPlayer.test(written);
  if (cases[i] !== wordCase.small || !isUnknown(tokens, i)) return false;
  if (isJoinedName(codes, from, to)) return true;
  if (cue === 'none') return mayBeEnglish && !laughter.test(written) && isPlainlyJoined(codes, from, to);
  if (cue === 'stated') return true;
  // "akun instagramnya"
  if (affixed.test(written)) return false;
  const isOfThing = alsoOfThings.has(hash[i - 1] as number) || deed.test(written);
  if (cue === 'act' && to - from >= longAct && !isOfThing) return true;
  if (cue === 'direct' && isAccountWord(hash[i - 1] as number) && to - from >= longWord) return true;
  if ((cue === 'act' || cue === 'direct') && beginsOrEndsWithGiven(codes, from, to)) return true;
  return cue === 'direct' ? isJoinedWords(codes, from, to) : isManyWords(codes, from, to);
}
