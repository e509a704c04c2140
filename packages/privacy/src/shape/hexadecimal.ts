/** Finds hexadecimal ids: of devices, advertising and network cards, and IPv6 addresses. */
import type { PersonalType } from '../placeholder/personal-type.ts';
import type { Findings } from '../text/finding.ts';
import type { Tokens } from '../text/tokenise.ts';

/** After an id of a known length, letters that are no hexadecimal digits may follow: `5Ehp`. */
const behindId = '(?!:?[0-9a-f]|\\p{N}|\\p{L}+\\p{N})';
const behind = '(?![\\p{L}\\p{N}:])';
const uuid = new RegExp(`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}${behindId}`, 'iuy');
const hardware = new RegExp(`[0-9a-f]{2}([:-])[0-9a-f]{2}(?:\\1[0-9a-f]{2}){4}${behindId}`, 'iuy');
const group = '[0-9a-f]{1,4}';
const groups = `${group}(?::${group}){0,6}`;
const internet6 = new RegExp(`(?:(?:${group}:){7}${group}|(?:${groups})?::(?:${groups})?)${behind}`, 'iuy');
/** Five groups or more: nothing else has so many, so letters may touch it. */
const longInternet6 = new RegExp(
  `(?=(?:[0-9a-f]{0,4}:){4})(?:(?:${group}:){7}${group}|(?:${groups})?::(?:${groups})?)${behindId}`,
  'iuy',
);
const row = new RegExp(`[0-9a-f]{16,64}${behind}`, 'iuy');

/** The numbers of hexadecimal digits of an Android id and of common digests. */
const rowLengths = new Set([16, 32, 40, 64]);
const longestRow = 64;
/** The most digits of a group in an id with signs. */
const longestGroup = 12;
const colon = 0x3a;
const hyphen = 0x2d;

/** Searches around the first colon or hyphen of an id. */
export function findHexadecimal(tokens: Tokens, findings: Findings): void {
  const { count, gap, hash, taken, marks, markCount } = tokens;
  for (let n = 0; n < markCount; n++) {
    const i = marks[n] as number;
    if (taken[i] === 1 || i + 1 >= count || gap[i + 1] !== 0) continue;
    if (hash[i] === colon) {
      if (!findAround(tokens, i, 2, hardware, 'DEVICE_ID', findings)) {
        const isShort = findAround(tokens, i, 4, internet6, 'IP', findings);
        if (!isShort) findAround(tokens, i, 4, longInternet6, 'IP', findings);
      }
    } else if (hash[i] === hyphen && gap[i] === 0) {
      if (!findAround(tokens, i, 8, uuid, 'DEVICE_ID', findings)) {
        findAround(tokens, i, 2, hardware, 'DEVICE_ID', findings);
      }
    }
  }
}

function findAround(
  { text, start }: Tokens,
  i: number,
  longest: number,
  pattern: RegExp,
  type: PersonalType,
  findings: Findings,
): boolean {
  const from = rowStart(text, start[i] as number, longest);
  if (continues(text, from, pattern === internet6)) return false;
  pattern.lastIndex = from;
  const value = pattern.exec(text)?.[0];
  // "::" alone, or with one letter beside it, is punctuation.
  if (value === undefined || value.length < 6) return false;
  findings.takeRange(i, from, from + value.length, type);
  return true;
}

/** Returns whether the text before an id belongs to it: digits of the id, or a sign after such digits. */
function continues(text: string, from: number, isOfAnyLength: boolean): boolean {
  const before = text.charCodeAt(from - 1);
  if (before !== colon && before !== hyphen)
    return isOfAnyLength ? isAlphanumeric(before) : isHexadecimal(before);
  const group = rowStart(text, from - 1, longestGroup);
  // "dad-" is a word.
  return /\d/.test(text.slice(group, from - 1)) && !isAlphanumeric(text.charCodeAt(group - 1));
}

/** Returns the beginning and end of the id without signs around `at`; undefined if there is none. */
export function hexadecimalAt(text: string, at: number): { from: number; to: number } | undefined {
  const from = rowStart(text, at, longestRow);
  if (isAlphanumeric(text.charCodeAt(from - 1))) return undefined;
  row.lastIndex = from;
  const value = row.exec(text)?.[0];
  if (value === undefined || !rowLengths.has(value.length) || !/[a-f]/i.test(value)) return undefined;
  return { from, to: from + value.length };
}

function rowStart(text: string, from: number, longest: number): number {
  let i = from;
  while (i > 0 && from - i < longest && isHexadecimal(text.charCodeAt(i - 1))) i--;
  return i;
}

export const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isHexadecimal = (code: number): boolean =>
  isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
export const isAlphanumeric = (code: number): boolean =>
  isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
