/** Collects from account details the names of the person and of people around them, so that they are masked everywhere. */
import { rawRecord } from '../format/value/raw-value.ts';

/** All go into one pattern: with more of them, or more letters, building it takes seconds. */
export const mostWords = 5_000;
const mostLetters = 100_000;

/** Shorter words (a country, a gender) would mask ordinary text. */
const shortest = 3;
/** Names of two letters are common, and in scripts that write a syllable as one letter they are whole names. */
const shortestPart = 2;
const syllables = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Longer texts are not names. */
export const longestName = 200;

/** Real details have 5 levels; deeper ones are not read, since they could exceed the stack. */
const deepestDetail = 32;

/** Words of the platform, or of everybody, not of the person. */
const notPersonal =
  /^(the|and|of|true|false|null|none|n\/a|male|female|neutral|non_binary|unknown|email|mail|https?:.*|\d{1,4})$/i;

/** Words between names in lower case, which would mask every text. */
const particles = new Set(
  'de la las los el del da das do dos du des le les di van von der den het ter ten zu zur zum af av y e i und and et the of bin binti ibn al com net org'.split(
    ' ',
  ),
);

export interface PersonalDetails {
  /** The person's names, of any shape: every part identifies them. The most telling first. */
  readonly names?: readonly unknown[];
  /** Other details, of any shape; fields that are called like names are treated as names. */
  readonly details?: readonly unknown[];
  /** Masked only as a whole: addresses, people around them. */
  readonly whole?: readonly string[];
}

/** Returns whether a text of this length can be masked without masking ordinary words. */
export function canBeName(text: string): boolean {
  return (
    text.length >= (syllables.test(text) ? shortestPart : shortest) &&
    text.length <= longestName &&
    !notPersonal.test(text)
  );
}

/** Returns at most `mostWords`, longest first: the person's own come before those of others. */
export function personalWordsOf({ names = [], details = [], whole = [] }: PersonalDetails): string[] {
  const words = createWords();
  for (const value of names) collect(value, true, words);
  for (const value of details) collect(value, false, words);
  for (const text of whole) addWhole(text, words);
  return words.list();
}

/** Ignores further words when it is full. */
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

/** Returns whether a key means a date: the day on which an account began is in half of all records. */
const isDateKey = (key: string): boolean => /time|date$/i.test(key) && !/birth/i.test(key);

function addWhole(value: string, words: Words): void {
  if (value.length > 2 * longestName) return;
  const text = value.trim();
  if (canBeName(text)) words.add(text);
}

/** Adds the parts of "Mei Tan", "mei.lin88@example.com": people also write them without capitals. */
function addNameParts(value: string, words: Words): void {
  if (value.length > longestName || /^https?:/i.test(value)) return;
  const [local = ''] = value.replace(/^@/, '').split('@');
  addWhole(local, words);
  for (const part of local.split(/[^\p{L}\p{M}']+/u))
    if (part.length >= shortestPart && !notPersonal.test(part) && !particles.has(part)) words.add(part);
}

/** Adds "Anna-Maria Quill": each of her names identifies her, too. */
function addCapitalised(value: string, words: Words): void {
  if (value.length > longestName || /^https?:/i.test(value)) return;
  for (const part of value.split(/[\s,@]+/))
    if (part.length > shortest && /^\p{Lu}/u.test(part) && !notPersonal.test(part)) words.add(part);
}
