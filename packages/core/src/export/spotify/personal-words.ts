/** Reads from the account details what the person is called, so that it can be masked wherever else it stands. */
import { deepestDetail } from '../activity/personal-words.ts';
import { type RawRecord, rawRecord, rawText } from '../raw-value.ts';

/** Shorter words (a country, a gender) would mask ordinary text. */
const minimumLength = 3;

/** Values that are words of the platform, not of the person. */
const notPersonal = new Set([
  'true',
  'false',
  'null',
  'male',
  'female',
  'neutral',
  'non_binary',
  'unknown',
  'email',
]);

/** `details`: the parsed files of account details. Longest first, so that whole names go before their parts. */
export function personalWords(details: readonly unknown[]): string[] {
  const words = new Set<string>();
  for (const value of details) collect(value, words);
  return [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

function collect(value: unknown, words: Set<string>, depth = 0): void {
  if (depth > deepestDetail) return;
  if (typeof value === 'string') add(value, words);
  else if (Array.isArray(value)) for (const item of value) collect(item, words, depth + 1);
  else {
    const record = rawRecord(value);
    if (record === undefined) return;
    for (const [key, item] of Object.entries(record)) {
      if (isDateKey(key)) continue;
      collect(item, words, depth + 1);
      if (isNameKey(key) && typeof item === 'string') addNameParts(item, words);
    }
  }
}

/** `firstName`, `displayName`, `username`, `email`: every part of these is what somebody calls the person. */
const isNameKey = (key: string): boolean => /name|mail|^user$/i.test(key);

/** "Mei Tan", "mei.lin88@example.com": names of two letters are common, and people write them without capitals. */
function addNameParts(value: string, words: Set<string>): void {
  const [local = ''] = value.split('@');
  for (const part of local.split(/[^\p{L}\p{M}']+/u)) {
    if (part.length >= 2 && !notPersonal.has(part.toLowerCase())) words.add(part);
  }
  if (local.trim().length >= minimumLength) words.add(local.trim());
}

function add(value: string, words: Set<string>): void {
  const text = value.trim();
  const isWorthMasking =
    text.length >= minimumLength &&
    text.length <= 200 &&
    !notPersonal.has(text.toLowerCase()) &&
    !/^https?:/.test(text) &&
    !/^\d{1,4}$/.test(text);
  if (!isWorthMasking) return;
  words.add(text);
  // "Anna-Maria Quill": each of her names gives her away too
  for (const part of text.split(/[\s,@]+/)) {
    if (part.length >= minimumLength + 1 && /^\p{Lu}/u.test(part)) words.add(part);
  }
}

/** Days on which an account began are in half of all records. */
function isDateKey(key: string): boolean {
  return /time|date$/i.test(key) && !/birth/i.test(key);
}

/** The account's id, by which a second export of it is known. */
export function accountIdOf(userdata: RawRecord | undefined): string | undefined {
  return rawText(userdata?.username) ?? undefined;
}
