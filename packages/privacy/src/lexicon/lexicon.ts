/**
 * One look-up table over all word lists: the hash of a folded word gives everything that is known about the
 * word.
 */

import { wordlist } from '@scure/bip39/wordlists/english';
import { countries } from '../country/countries.ts';
import { chineseSurnames, chineseSyllables } from '../gazetteer/chinese-name.ts';
import { cyrillicGivenNames } from '../gazetteer/cyrillic-given-name.ts';
import { everydayWords } from '../gazetteer/everyday-word.ts';
import { famousNames } from '../gazetteer/famous-name.ts';
import { firmGivenNames } from '../gazetteer/firm-given-name.ts';
import { furtherGivenNames } from '../gazetteer/further-given-name.ts';
import { givenNames } from '../gazetteer/given-name.ts';
import { interjections } from '../gazetteer/interjection.ts';
import { knownWords } from '../gazetteer/known-word.ts';
import { nicknames } from '../gazetteer/nickname.ts';
import { places } from '../gazetteer/place.ts';
import { properWords } from '../gazetteer/proper-word.ts';
import { regionNames } from '../gazetteer/region-name.ts';
import { singaporeInstitutions } from '../gazetteer/singapore-institution.ts';
import { singaporeGivenNames, singaporeSurnames } from '../gazetteer/singapore-name.ts';
import { singaporePlaces } from '../gazetteer/singapore-place.ts';
import { singaporeWords } from '../gazetteer/singapore-word.ts';
import { surnames } from '../gazetteer/surname.ts';
import { things } from '../gazetteer/thing.ts';
import { thingWords } from '../gazetteer/thing-word.ts';
import { unitWords } from '../gazetteer/unit-word.ts';
import type { RoleWord, RoleWords } from '../language/language.ts';
import { splitPhrases, splitWords, wordsOfAll } from '../language/language-word.ts';
import { languages } from '../language/languages.ts';
import { countryWords, sharedDigits, sharedPasswords, sharedRoleWords } from '../language/shared-word.ts';
import { unsearchedLanguages } from '../language/unsearched-language-word.ts';
import { foldOf } from './character.ts';
import { createHashSet, type HashSet, keyOf } from './hash-set.ts';
import { keyLabels, labelWords, postBoxes } from './label-word.ts';

/** Bits of the facts known about a word. */
export const word = {
  given: 1,
  /** A given name that, capitalised, is more often the name than the ordinary word. */
  firmGiven: 1 << 1,
  surname: 1 << 2,
  place: 1 << 3,
  /** Begins a place name of several words. */
  placeStart: 1 << 4,
  /** In the dictionary of a language. */
  dictionary: 1 << 5,
  known: 1 << 6,
  proper: 1 << 7,
  /** A function word of a language; `languagesAt` returns of which. */
  functionWord: 1 << 8,
  /** A function word of a language with a dictionary: it is trimmed from a name even if a list has it as a name. */
  plainFunctionWord: 1 << 9,
  streetEnd: 1 << 10,
  streetStart: 1 << 11,
  unit: 1 << 12,
  firmEnd: 1 << 13,
  title: 1 << 14,
  particle: 1 << 15,
  placeCue: 1 << 16,
  addressCue: 1 << 17,
  birthCue: 1 << 18,
  /** In a list of names, but also an ordinary word: a name only beside another name. */
  notName: 1 << 19,
  article: 1 << 20,
  /** A labelled value may follow: `passport`. */
  valueLabel: 1 << 21,
  /** Joins the parts of a person's name. */
  nameParticle: 1 << 22,
  /** May begin an address without a street. */
  box: 1 << 23,
  /** Caches for a token, not in the lexicon: whether `isUnknown` was computed, and its result. */
  unknownAsked: 1 << 24,
  unknown: 1 << 25,
  /**
   * `thing`: the name of an organisation, a product or a song. `thingStart`: begins one of several words.
   * `thingWord`: stands in or beside one.
   */
  thing: 1 << 26,
  thingStart: 1 << 27,
  thingWord: 1 << 28,
  /** A given name only after a greeting, a relative or an "and". */
  nickname: 1 << 29,
  /** A word of rows that form a number or a secret: a spelled digit, a word of a seed phrase. */
  row: 1 << 30,
  /** A key or a number plate may follow. `valueLabel` is for the labels that the trees were trained with. */
  keyLabel: 1 << 31,
} as const;

/** Bits that do not show whether a word is a name or an ordinary word. */
const aside = word.thing | word.thingStart | word.thingWord | word.nickname | word.row | word.keyLabel;

/** Returns the bits from the lists of names and of ordinary words. */
export const listedBits = (flags: number): number => flags & ~aside;

/** The number of slots: a power of two, at least twice the number of words. */
const slots = 1 << 18;
/**
 * Per slot: key, bits of `word`, bits of `role`, bits of languages. They are adjacent, so that a look-up
 * touches one cache line.
 */
const slotSize = 4;
const table = new Int32Array(slots * slotSize);
/** By slot, the bits of the languages of `unsearchedLanguages` that have the word; few words have any. */
const otherTable = new Int32Array(slots);

/**
 * The roles for which searches look for a word. The tokeniser lists words by role, so that no search reads all
 * words.
 */
export const role = {
  /** May be a given name. */
  given: 1,
  /** May precede or follow a value or a street. */
  label: 1 << 1,
  /** May begin an address. */
  opener: 1 << 2,
  /** Joins two names. */
  and: 1 << 3,
  /** A frequent word of a language that is not searched; `othersOf` returns of which. */
  other: 1 << 4,
  /** A word of rows. */
  row: 1 << 5,
  /** A word in no list of ordinary words. */
  strange: 1 << 6,
  /** May begin a Chinese name in Latin letters. */
  syllable: 1 << 7,
  /** A word of everyday English in Singapore, or of a phrase of it. */
  singlish: 1 << 8,
  /** A name of people in Singapore that is hardly ever a word. */
  sureName: 1 << 9,
  /** A word of everyday posts there that is in the name of no institution. */
  everyday: 1 << 10,
  /** Begins a phrase, a place or an institution that is listed for Singapore. */
  phrase: 1 << 11,
} as const;

/** Bits of a word that is in a list of ordinary words. */
export const ordinaryWord = word.dictionary | word.functionWord | word.known;
/** Bits of a word that is no name by itself. */
export const ordinary = ordinaryWord | word.proper | word.notName;
const rolesOf = (flags: number): number =>
  (flags & (word.given | word.nickname) ? role.given : 0) |
  (flags & (word.birthCue | word.valueLabel | word.keyLabel | word.streetEnd) ? role.label : 0) |
  (flags & (word.unit | word.streetStart | word.streetEnd | word.box) ? role.opener : 0) |
  (flags & word.row ? role.row : 0) |
  (flags & ordinary ? 0 : role.strange);

/** FNV-1a over folded letters. */
export const hashStart = 0x811c9dc5 | 0;
export const hashStep = (hash: number, folded: number): number => Math.imul(hash ^ folded, 0x01000193);
/** Separates the words of one entry. */
const gap = 0x20;

/**
 * Returns the slot of the word with that hash, or an empty slot for an unknown word. Two of 100,000 unknown
 * words get a wrong slot.
 */
function slotOf(hash: number): number {
  const key = keyOf(hash);
  let slot = (Math.imul(key, 0x9e3779b1) >>> 14) * slotSize;
  // One loop without further calls, since every word of every text comes here.
  for (;;) {
    const found = table[slot] as number;
    if (found === key || found === 0) return slot;
    slot = (slot + slotSize) & (slots * slotSize - 1);
  }
}

const flagsAt = (slot: number): number => table[slot + 1] as number;
const rolesAt = (slot: number): number => table[slot + 2] as number;
const languagesAt = (slot: number): number => table[slot + 3] as number;

/** Returns the bits of the word with that hash; 0 for an unknown one. */
export const lookUp = (hash: number): number => flagsAt(slotOf(hash));

/**
 * Writes to `out`, from `at` on, what is known of the word with that hash: bits of `word`, of `role`, and of
 * the languages in which it is a function word.
 */
export function writeKnown(hash: number, out: Int32Array, at: number): void {
  const slot = slotOf(hash);
  out[at] = flagsAt(slot);
  out[at + 1] = rolesAt(slot);
  out[at + 2] = languagesAt(slot);
}

/** Returns bits: bit n is set if it is a word of language n of `unsearchedLanguages`. */
export const othersOf = (hash: number): number => otherTable[slotOf(hash) / slotSize] as number;

/** Adds what is known about a word. Returns its slot. */
function put(hash: number, flags: number, roles = 0, ofLanguages = 0): number {
  const slot = slotOf(hash);
  table[slot] = keyOf(hash);
  table[slot + 1] = flagsAt(slot) | flags;
  table[slot + 2] = rolesAt(slot) | roles;
  table[slot + 3] = languagesAt(slot) | ofLanguages;
  return slot;
}

/** Returns the hash of a phrase whose words are separated by `gap`. */
export const joinHash = (first: number, second: number): number => hashStep(hashStep(first, gap), second);

export const hashesOf = (words: readonly string[]): HashSet => createHashSet(words.map(hashWord));

/** Returns the hash of a word extended by a UTF-16 code unit; combining marks are dropped. */
function hashNext(hash: number, code: number): number {
  const folded = foldOf[code] as number;
  return folded === 0 ? hash : hashStep(hash, folded);
}

export function hashWord(text: string): number {
  let hash = hashStart;
  for (let at = 0; at < text.length; at++) hash = hashNext(hash, text.charCodeAt(at));
  return hash;
}

/** Returns the hash of the word at these offsets. */
export function hashBetween(codes: Uint16Array, from: number, to: number): number {
  let hash = hashStart;
  for (let at = from; at < to; at++) hash = hashNext(hash, codes[at] as number);
  return hash;
}

const shortestRegionName = 4;

/** Adds words separated by blanks and line ends. Makes no string for a word. */
function addWords(list: string, flag: number, roles = 0, ofLanguages = 0): void {
  let hash = hashStart;
  for (let i = 0; i < list.length; i++) {
    const code = list.charCodeAt(i);
    if (code === 0x20 || code === 0x0a) {
      if (hash !== hashStart) put(hash, flag, roles, ofLanguages);
      hash = hashStart;
    } else hash = hashNext(hash, code);
  }
  if (hash !== hashStart) put(hash, flag, roles, ofLanguages);
}

/** Adds entries separated by `|` and line ends. Each beginning of an entry with several words gets `startFlag`. */
function addPhrases(list: string, flag: number, startFlag: number): void {
  let phrase: number | undefined;
  let hash = hashStart;
  for (let i = 0; i <= list.length; i++) {
    const code = i < list.length ? list.charCodeAt(i) : 0x0a;
    if (code !== 0x20 && code !== 0x7c && code !== 0x0a) {
      hash = hashNext(hash, code);
      continue;
    }
    if (hash !== hashStart) phrase = phrase === undefined ? hash : joinHash(phrase, hash);
    if (phrase !== undefined) put(phrase, code === 0x20 ? startFlag : flag);
    hash = hashStart;
    if (code !== 0x20) phrase = undefined;
  }
}

function addRoleWords(roles: RoleWords): void {
  for (const [name, list] of Object.entries(roles)) addWords(list, word[name as RoleWord]);
}

addWords(givenNames, word.given);
addWords(furtherGivenNames, word.given);
addWords(cyrillicGivenNames, word.given);
addWords(firmGivenNames, word.given | word.firmGiven);
addWords(surnames, word.surname);
addWords(famousNames, word.surname);
addWords(singaporeGivenNames, word.given, role.sureName);
addWords(singaporeSurnames, word.surname, role.sureName);
addPhrases(places, word.place, word.placeStart);
addPhrases(things, word.thing, word.thingStart);
addWords(thingWords, word.thingWord);
addWords(countryWords, word.place);
addWords(knownWords, word.known);
addWords(interjections, word.known);
addWords(unitWords, word.known);
addWords(properWords, word.proper);
addWords(nicknames, word.nickname);
addWords(labelWords, word.valueLabel);
addWords(sharedPasswords, word.valueLabel);
addWords(`oh double triple ${sharedDigits.join(' ').replaceAll('/', ' ')}`, word.row);
addWords(wordlist.join(' '), word.row);
addWords(keyLabels, word.keyLabel);
addWords(postBoxes, word.box);
for (const { labels, boxes, besidePerson, addressParts } of countries) {
  addWords(addressParts?.postcodeWords ?? '', word.keyLabel);
  for (const { words } of besidePerson ?? []) addWords(words ?? '', word.keyLabel);
  for (const { words } of labels ?? []) addWords(words, word.keyLabel);
  addWords(boxes ?? '', word.box);
}
addRoleWords(sharedRoleWords);
for (const [n, language] of languages.entries()) {
  const { dictionary, digit, functionWords, roleWords, valueLabel, password } = language;
  if (dictionary !== undefined) addWords(dictionary.words, word.dictionary);
  const plain = dictionary === undefined ? 0 : word.plainFunctionWord;
  addWords(functionWords, word.functionWord | plain, 0, 1 << n);
  addRoleWords(roleWords);
  for (const list of Object.values(valueLabel ?? {})) addWords(list, word.valueLabel);
  addWords(password ?? '', word.valueLabel);
  addWords((digit ?? '').replaceAll('/', ' '), word.row);
}
for (const [n, list] of Object.values(unsearchedLanguages).entries()) {
  for (const text of splitWords(list)) {
    const slot = put(hashWord(text), 0, role.other) / slotSize;
    otherTable[slot] = (otherTable[slot] as number) | (1 << n);
  }
}
addWords(`${chineseSurnames} ${chineseSyllables.join(' ')}`, 0, role.syllable);
addWords(singaporeWords.replaceAll('|', ' '), 0, role.singlish);
addWords(everydayWords, 0, role.everyday);
for (const phrase of [singaporeWords, singaporePlaces, singaporeInstitutions].flatMap(splitPhrases))
  put(hashWord(phrase.split(/\s/, 1)[0] as string), 0, role.phrase);
for (const { given } of Object.values(regionNames))
  for (const text of given.split(/\s+/)) {
    const hash = hashWord(text);
    // "Intan" and "Bunga" are also words.
    const isWord =
      (lookUp(hash) & ordinary) !== 0 || (rolesAt(slotOf(hash)) & (role.other | role.singlish)) !== 0;
    if (text.length >= shortestRegionName && !isWord) put(hash, word.given, role.sureName);
  }
addWords(wordsOfAll(({ nameCue }) => nameCue.and).join(' '), 0, role.and);
for (let slot = 0; slot < table.length; slot += slotSize)
  table[slot + 2] = rolesAt(slot) | rolesOf(flagsAt(slot));
