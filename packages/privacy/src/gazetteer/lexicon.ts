/** One look-up table over all word lists: the hash of a folded word gives what the word is known to be. */
import { foldOf } from '../text/character.ts';
import { englishWords } from './english-word.ts';
import { functionWords } from './function-word.ts';
import { givenNames } from './given-name.ts';
import { knownWords } from './known-word.ts';
import { places } from './place.ts';
import { properWords } from './proper-word.ts';
import { articles, englishFunctionWords, firmGivenNames, notNames, roleWords } from './role-word.ts';
import { surnames } from './surname.ts';

/** Bits of what a word is known to be. */
export const word = {
  given: 1,
  /** With a capital more often a name than the word it also is. */
  firmGiven: 1 << 1,
  surname: 1 << 2,
  place: 1 << 3,
  /** Begins the name of a place that has more words. */
  placeStart: 1 << 4,
  english: 1 << 5,
  known: 1 << 6,
  proper: 1 << 7,
  functionEn: 1 << 8,
  functionEs: 1 << 9,
  functionFr: 1 << 10,
  functionDe: 1 << 11,
  functionPt: 1 << 12,
  functionIt: 1 << 13,
  functionNl: 1 << 14,
  streetEnd: 1 << 15,
  streetStart: 1 << 16,
  unit: 1 << 17,
  firmEnd: 1 << 18,
  title: 1 << 19,
  particle: 1 << 20,
  placeCue: 1 << 21,
  addressCue: 1 << 22,
  birthCue: 1 << 23,
  /** In a list of names, but a word of a language: a name only beside another. */
  notName: 1 << 24,
  article: 1 << 25,
  /** A value of a known kind follows: `passport`. */
  valueLabel: 1 << 26,
  /** Joins the parts of a person's name. */
  nameParticle: 1 << 27,
  /** May begin an address without a street. */
  box: 1 << 28,
  /** Asked for by `isUnknown`, and its answer; of a token, not of the lexicon. */
  unknownAsked: 1 << 29,
  unknown: 1 << 30,
} as const;

export const functionWord =
  word.functionEn |
  word.functionEs |
  word.functionFr |
  word.functionDe |
  word.functionPt |
  word.functionIt |
  word.functionNl;

/** Power of two; twice the number of words and more. */
const slots = 1 << 18;
/** Key and bits of each slot beside each other, so that a look-up touches one cache line. */
const table = new Int32Array(slots * 2);

/** FNV-1a over folded letters. */
export const hashStart = 0x811c9dc5 | 0;
export const hashStep = (hash: number, folded: number): number => Math.imul(hash ^ folded, 0x01000193);
/** Between the words of one entry. */
const gap = 0x20;

/** What the word of that hash is; 0 for an unknown one. Two of 100,000 unknown words hit a wrong entry. */
export function lookUp(hash: number): number {
  const key = hash | 0 || 1;
  let slot = Math.imul(key, 0x9e3779b1) >>> 14;
  while (true) {
    const found = table[slot * 2] as number;
    if (found === key) return table[slot * 2 + 1] as number;
    if (found === 0) return 0;
    slot = (slot + 1) & (slots - 1);
  }
}

function put(hash: number, flag: number): void {
  const key = hash | 0 || 1;
  let slot = Math.imul(key, 0x9e3779b1) >>> 14;
  while (table[slot * 2] !== 0 && table[slot * 2] !== key) slot = (slot + 1) & (slots - 1);
  table[slot * 2] = key;
  table[slot * 2 + 1] = (table[slot * 2 + 1] ?? 0) | flag;
}

/** Hash of a phrase whose words are divided by `gap`. */
export const joinHash = (first: number, second: number): number => hashStep(hashStep(first, gap), second);

export function hashWord(text: string): number {
  let hash = hashStart;
  for (let i = 0; i < text.length; i++) {
    const folded = foldOf[text.charCodeAt(i)] ?? 0;
    if (folded !== 0) hash = hashStep(hash, folded);
  }
  return hash;
}

/** Words divided by blanks and line ends; no string is made of any of them. */
function addWords(list: string, flag: number): void {
  let hash = hashStart;
  for (let i = 0; i < list.length; i++) {
    const code = list.charCodeAt(i);
    if (code === 0x20 || code === 0x0a) {
      if (hash !== hashStart) put(hash, flag);
      hash = hashStart;
    } else {
      const folded = foldOf[code] ?? 0;
      if (folded !== 0) hash = hashStep(hash, folded);
    }
  }
  if (hash !== hashStart) put(hash, flag);
}

/** Entries divided by `|` and line ends; of one with more words each beginning is known as such. */
function addPlaces(list: string): void {
  let phrase: number | undefined;
  let hash = hashStart;
  for (let i = 0; i <= list.length; i++) {
    const code = i < list.length ? list.charCodeAt(i) : 0x0a;
    if (code !== 0x20 && code !== 0x7c && code !== 0x0a) {
      const folded = foldOf[code] ?? 0;
      if (folded !== 0) hash = hashStep(hash, folded);
      continue;
    }
    if (hash !== hashStart) phrase = phrase === undefined ? hash : joinHash(phrase, hash);
    if (phrase !== undefined) put(phrase, code === 0x20 ? word.placeStart : word.place);
    hash = hashStart;
    if (code !== 0x20) phrase = undefined;
  }
}

addWords(givenNames, word.given);
addWords(firmGivenNames, word.given | word.firmGiven);
addWords(surnames, word.surname);
addPlaces(places);
addWords(roleWords.country, word.place);
addWords(englishWords, word.english);
addWords(knownWords, word.known);
addWords(properWords, word.proper);
addWords(englishFunctionWords, word.functionEn);
addWords(functionWords.es ?? '', word.functionEs);
addWords(functionWords.fr ?? '', word.functionFr);
addWords(functionWords.de ?? '', word.functionDe);
addWords(functionWords.pt ?? '', word.functionPt);
addWords(functionWords.it ?? '', word.functionIt);
addWords(functionWords.nl ?? '', word.functionNl);
addWords(roleWords.streetEnd, word.streetEnd);
addWords(roleWords.streetStart, word.streetStart);
addWords(roleWords.unit, word.unit);
addWords(roleWords.firmEnd, word.firmEnd);
addWords(roleWords.title, word.title);
addWords(roleWords.particle, word.particle);
addWords(roleWords.placeCue, word.placeCue);
addWords(roleWords.addressCue, word.addressCue);
addWords(roleWords.birthCue, word.birthCue);
addWords(roleWords.box, word.box);
addWords(roleWords.valueLabel, word.valueLabel);
addWords(roleWords.nameParticle, word.nameParticle);
addWords(notNames, word.notName);
addWords(articles, word.article);
