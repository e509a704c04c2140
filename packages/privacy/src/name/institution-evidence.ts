/** Reads what the lists, the tagger and the findings say of each word of a text that may name an institution. */
import { splitWords } from '../language/language-word.ts';
import { hashesOf, role as lexiconRole, ordinaryWord, word } from '../lexicon/lexicon.ts';
import type { PersonalSpan, PersonalType } from '../placeholder/personal-type.ts';
import { has, isUnknown } from '../text/evidence.ts';
import { tokenAt } from '../text/finding.ts';
import { signNumberOf } from '../text/sign-number.ts';
import type { Tags } from '../text/tag-tokens.ts';
import type { TextNature } from '../text/text-nature.ts';
import { tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { frameIn, frameWordOf, kindIn, roleIn } from './institution-frame.ts';
import { endOfPlace } from './set-phrase.ts';

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

/** Plates, addresses and user names also stand in much talk about cars, flats and shops of strangers. */
const ofOne = new Set<PersonalType>(['PERSON', 'NATIONAL_ID', 'DRIVER_LICENCE', 'DATE_OF_BIRTH', 'PHONE']);

/** Whether a finding shows that a text is about one person, as "my referral no 2201938" does. */
export const isOfOnePerson = ({ type }: PersonalSpan): boolean => ofOne.has(type);

/** To which finding a token belongs. */
export const owned = { none: 0, person: 1, place: 2, other: 3 } as const;

/** Who a token is near: a named person; or the writer, or a value of one person. */
export const nearness = { none: 0, other: 1, person: 2 } as const;

/** Whether a word is in the name of a listed institution. */
export const listedName = { no: 0, within: 1, first: 2 } as const;

/** What the figures of a word are read from, by token. The next text overwrites it. */
export interface InstitutionEvidence extends InstitutionText {
  /** See `owned`. */
  readonly owner: Uint8Array;
  /** See `nearness`. */
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
  /** The tagger's shares, 0 to 1, of a thing's name and of any name. */
  readonly thing: Float32Array;
  readonly name: Float32Array;
  /** The number of tokens to the nearest person on either side. */
  readonly fromPerson: Uint8Array;
  readonly toPerson: Uint8Array;
  /** The number of tokens since the writer's last word for herself. */
  readonly fromWriter: Uint8Array;
  readonly wordCount: number;
  readonly capitalShare: number;
  /** Signs of Singapore in the text, at most `mostLocal`; not counted in the text of a resident. */
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
  fromWriter: new Uint8Array(size),
});
let arrays = createArrays(1 << 11);

const farthest = 15;
/** How much names of people, and those of places and institutions, are signs of Singapore. */
const localName = 2;
export const mostLocal = 5;

/** Returns undefined if no word is near somebody. `spans`: ascending, without overlaps. */
export function readInstitutionEvidence(
  text: InstitutionText,
  spans: readonly PersonalSpan[],
): InstitutionEvidence | undefined {
  const { tokens, tags } = text;
  const { count, hash } = tokens;
  if (count >= arrays.owner.length) arrays = createArrays((count + 1) * 2);
  const { owner, isNear, listed, listing, kind, frame, role, sign, thing, name } = arrays;
  // The place behind the last token is read, too.
  for (const list of [owner, isNear, listed, kind, frame, role]) list.fill(0, 0, count + 1);
  noteOwners(tokens, spans);
  if (text.isResident) noteWriter(tokens);
  if (!isNear.subarray(0, count).some((by) => by !== nearness.none)) return undefined;
  noteDistances(tokens);
  let wordCount = 0;
  let capitals = 0;
  let local = 0;
  for (let at = 0; at < count; at++) {
    sign[at] = signNumberOf(tokens, at);
    listing[at] = listingOf(text, at);
    const isWord = tokens.kind[at] === tokenKind.word;
    thing[at] = isWord ? (tags?.thing[at] ?? 0) : outside;
    name[at] = isWord ? 1 - (tags?.other[at] ?? 1) : outside;
    if (!isWord) continue;
    wordCount++;
    if ((tokens.wordCase[at] as number) > 0) capitals++;
    if (!text.isResident) local += localSignOf(tokens, at);
    const word = frameWordOf(hash[at] as number);
    if (word === 0) continue;
    kind[at] = kindIn(word);
    frame[at] = frameIn(word);
    role[at] = roleIn(word);
  }
  return {
    ...text,
    ...arrays,
    wordCount,
    capitalShare: capitals / Math.max(1, wordCount),
    localWords: Math.min(mostLocal, local),
  };
}

function noteOwners(tokens: Tokens, spans: readonly PersonalSpan[]): void {
  const { count, start, end } = tokens;
  const { owner } = arrays;
  let i = 0;
  for (const span of spans) {
    const by = span.type === 'PERSON' ? owned.person : span.type === 'PLACE' ? owned.place : owned.other;
    while (i < count && (end[i] as number) <= span.start) i++;
    for (let at = i; at < count && (start[at] as number) < span.end; at++) owner[at] = by;
    if (isOfOnePerson(span))
      noteNear(
        tokens,
        tokenAt(tokens, span.start - personReach),
        span.end + personReach,
        by === owned.person ? nearness.person : nearness.other,
      );
  }
}

/** Words for whoever writes the text: an employer of the writer's points at the writer. */
const writers = hashesOf(
  splitWords('i im ive my saya aku gue gua ako naan enakku mera meri நான் என் எனது எனக்கு என்னுடைய'),
);
/** The most code units between such a word and an institution behind it: "i work at", "my uncle was warded at". */
const writerReach = 60;

function noteWriter(tokens: Tokens): void {
  const { count, hash, end } = tokens;
  for (let i = 0; i < count; i++)
    if (writers.has(hash[i] as number)) noteNear(tokens, i, (end[i] as number) + writerReach, nearness.other);
}

function noteNear({ count, start }: Tokens, first: number, end: number, by: number): void {
  const { isNear } = arrays;
  for (let at = first; at < count && (start[at] as number) <= end; at++)
    isNear[at] = Math.max(isNear[at] as number, by);
}

function noteDistances({ count, hash }: Tokens): void {
  const { owner, fromPerson, toPerson, fromWriter } = arrays;
  let far = farthest;
  let writer = farthest;
  for (let at = 0; at < count; at++) {
    writer = writers.has(hash[at] as number) ? 0 : Math.min(farthest, writer + 1);
    fromWriter[at] = writer;
    far = owner[at] === owned.person ? 0 : Math.min(farthest, far + 1);
    fromPerson[at] = far;
  }
  far = farthest;
  for (let at = count - 1; at >= 0; at--) {
    far = owner[at] === owned.person ? 0 : Math.min(farthest, far + 1);
    toPerson[at] = far;
  }
}

/** Returns how much a word is a sign of Singapore. */
function localSignOf(tokens: Tokens, i: number): number {
  const roles = tokens.roles[i] as number;
  const isOfPerson = arrays.owner[i] === owned.person && (roles & lexiconRole.syllable) !== 0;
  const ofWord = arrays.listing[i] === listings.singlish ? 1 : 0;
  if (isOfPerson || (roles & lexiconRole.sureName) !== 0) return ofWord + localName;
  return endOfPlace(tokens, i) >= i ? ofWord + mostLocal : ofWord;
}

/** Stands for a token beyond the line. */
export const beyond = -1;
/** Stands for the share of what is no word. */
export const outside = -1;

/** What the lists say of a word. */
export const listings = {
  article: 1,
  functionWord: 2,
  everyday: 3,
  ordinary: 4,
  singlish: 5,
  frequent: 6,
  name: 7,
  other: 8,
  unknown: 9,
  number: 10,
} as const;

function listingOf({ tokens, areWordsListed }: InstitutionText, i: number): number {
  if (tokens.kind[i] === tokenKind.number) return listings.number;
  if (tokens.kind[i] !== tokenKind.word) return beyond;
  if (has(tokens, i, word.functionWord))
    return has(tokens, i, word.article) ? listings.article : listings.functionWord;
  const roles = tokens.roles[i] as number;
  if (roles & lexiconRole.everyday && tokens.wordCase[i] === wordCase.small) return listings.everyday;
  if (has(tokens, i, ordinaryWord)) return listings.ordinary;
  if (roles & lexiconRole.singlish) return listings.singlish;
  if (roles & lexiconRole.other) return listings.frequent;
  if (areWordsListed && isUnknown(tokens, i)) return listings.unknown;
  return has(tokens, i, word.given | word.surname) ? listings.name : listings.other;
}

export const isFunctionWord = (of: number): boolean =>
  of === listings.article || of === listings.functionWord;
