/** Collects from account details the names of the person and of people around them, so that they are masked everywhere. */
import { rawRecord } from '../format/value/raw-value.ts';

/** The most words, and below the most letters, of the single pattern that searches for them: a larger one takes seconds to build. */
export const mostWords = 5_000;
const mostLetters = 100_000;

/** The shortest word: shorter ones (a country, a gender) would mask ordinary text. */
const shortest = 3;
/** The shortest part of a name: names of two letters are common, and whole names in scripts with a letter for each syllable. */
const shortestPart = 2;
const syllables = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** The longest text that can be a name. */
export const longestName = 200;

/** The deepest level of details that is read: real ones have 5 levels, and deeper ones could overflow the stack. */
const deepestDetail = 32;

/** Words of the platform, or of common use, that are not personal. */
const notPersonal =
  /^(the|and|of|true|false|null|none|n\/a|male|female|neutral|non_binary|unknown|email|mail|https?:.*|\d{1,4})$/i;

/** Particles of names, which would mask ordinary text. */
const particles = new Set(
  'de la las los el del da das do dos du des le les di van von der den het ter ten zu zur zum af av y e i und and et the of bin binti ibn al com net org'.split(
    ' ',
  ),
);

export interface PersonalDetails {
  /** The person's names, in any JSON shape; every part of a name identifies the person. The most identifying name comes first. */
  readonly names?: readonly unknown[];
  /** Other details, in any JSON shape; a field whose key means a name is treated as one. */
  readonly details?: readonly unknown[];
  /** Texts that are masked only as a whole: addresses, and names of people around the person. */
  readonly whole?: readonly string[];
}

/** Returns whether a text is long enough to be masked without masking ordinary words, and short enough to be a name. */
export function canBeName(text: string): boolean {
  return (
    text.length >= (syllables.test(text) ? shortestPart : shortest) &&
    text.length <= longestName &&
    !notPersonal.test(text)
  );
}

/** Returns at most `mostWords` words, longest first. If there are more, the person's own words are preferred. */
export function personalWordsOf({ names = [], details = [], whole = [] }: PersonalDetails): string[] {
  const words = createWords();
  for (const value of names) collect(value, true, words);
  for (const value of details) collect(value, false, words);
  for (const text of whole) addWhole(text, words);
  return words.list();
}

/** Collects words up to the limits and ignores further ones. */
function createWords() {
  const words = new Set<string>();
  let letters = 0;
  return {
    add(word: string): void {
      if (words.size >= mostWords || letters + word.length > mostLetters || words.has(word)) return;
      words.add(word);
      letters += word.length;
    },
    isFull: () => words.size >= mostWords,
    list: () => [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)),
  };
}
type Words = ReturnType<typeof createWords>;

function collect(value: unknown, isName: boolean, words: Words, depth = 0): void {
  if (depth > deepestDetail || words.isFull()) return;
  if (typeof value === 'string') {
    addWhole(value, words);
    if (isName) addNameParts(value, words);
    else addCapitalised(value, words);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, isName, words, depth + 1);
  } else {
    for (const [key, item] of Object.entries(rawRecord(value) ?? {}))
      if (!isDateKey(key)) collect(item, isName || isNameKey(key), words, depth + 1);
  }
}

/** Returns whether a key means a name: `firstName`, `displayName`, `username`, `email`, in the languages of the exports. */
const isNameKey = (key: string): boolean =>
  /name|naam|mail|^user$|benutzer|utilis|nombre|nome|usu[aá]rio|kullanıcı|użytkownik|^nom\b|名|ニックネーム|昵称|暱稱/i.test(
    key,
  );

/** Returns whether a key means a date, which is not masked: the day on which an account was created occurs in half of all records. */
const isDateKey = (key: string): boolean => /time|date$/i.test(key) && !/birth/i.test(key);

function addWhole(value: string, words: Words): void {
  if (value.length > 2 * longestName) return;
  const text = value.trim();
  if (canBeName(text)) words.add(text);
}

/** Adds the parts of "Mei Tan" or "mei.lin88@example.com", which people also write without capitals. */
function addNameParts(value: string, words: Words): void {
  if (value.length > longestName || /^https?:/i.test(value)) return;
  const [local = ''] = value.replace(/^@/, '').split('@');
  addWhole(local, words);
  for (const part of local.split(/[^\p{L}\p{M}']+/u))
    if (part.length >= shortestPart && !notPersonal.test(part) && !particles.has(part)) words.add(part);
}

/** Adds capitalised names such as "Anna-Maria Quill", and each part, which identifies the person too. */
function addCapitalised(value: string, words: Words): void {
  if (value.length > longestName || /^https?:/i.test(value)) return;
  for (const part of value.split(/[\s,@]+/))
    if (part.length > shortest && /^\p{Lu}/u.test(part) && !notPersonal.test(part)) words.add(part);
}
