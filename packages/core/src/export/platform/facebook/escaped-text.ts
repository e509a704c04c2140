/** Decodes Facebook's texts, in which each byte of UTF-8 is escaped as a separate character (`\u00c3\u00a9` for é). */
import { decodeUtf8, encodeLatin1, isUtf8 } from '../../../byte/utf8.ts';

const firstOfMany = 0x80;
const lastByte = 0xff;

/**
 * Decodes each run of escaped bytes separately: an incomplete character becomes U+FFFD, and characters that were not escaped
 * stay. Returns a text unchanged if none of its characters are escaped bytes.
 */
export function mendText(text: string): string {
  let isPlain = true;
  let isLarge = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= firstOfMany) isPlain = false;
    if (code > lastByte) isLarge = true;
  }
  if (isPlain) return text;
  if (!isLarge) {
    const bytes = encodeLatin1(text);
    const mended = decodeUtf8(bytes);
    // U+FFFD means bytes that are not UTF-8, unless the person wrote that character
    if (!mended.includes(replacement) || isUtf8(bytes)) return mended;
  }
  return mendRuns(text, isLarge);
}

const replacement = '\ufffd';
/** The first byte of a character with its continuation bytes, or a single byte. */
const run = /[\xc2-\xf4][\x80-\xbf]{1,3}|[\x80-\xff]/g;
/** Control characters that people do not type, so that each must be a byte of an escaped letter. */
const control = /[\x80-\x9f]/;

interface Run {
  /** The decoded text if it was escaped. */
  readonly mended: string;
  /** `sure` and `likely`: the characters are escaped bytes. `written`: they are letters that the person wrote. */
  readonly kind: 'sure' | 'likely' | 'written';
}

function readRun(bytes: string, before: string, isLast: boolean): Run {
  const first = bytes.charCodeAt(0);
  const needed = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  const hasControl = control.test(bytes);
  if (bytes.length === 1) {
    if (hasControl) return { mended: replacement, kind: 'sure' };
    // "Ã" and "Â" begin most escaped letters; people do not write them after a lower-case letter
    const isBegun = /[\xc2\xc3]/.test(bytes) && /\p{Ll}/u.test(before);
    const isLetter = first >= 0xc0 && !isBegun && !isLast;
    return { mended: replacement, kind: isLetter ? 'written' : 'likely' };
  }
  const whole = bytes.slice(0, needed);
  const mended = decodeUtf8(encodeLatin1(whole));
  const isWhole = whole.length === needed && !mended.includes(replacement);
  // "É»" can be the end of a quotation in capitals
  const isQuoted = bytes.length === 2 && /[«»]/.test(bytes) && /\p{Lu}/u.test(before);
  const isSure = hasControl || (isWhole && !isQuoted && (needed > 2 || first <= 0xc3));
  const rest = replacement.repeat(Math.max(0, bytes.length - needed));
  return { mended: isWhole ? mended + rest : replacement, kind: isSure ? 'sure' : 'likely' };
}

/** `isWritten`: whether the text has characters beyond U+00FF, which cannot be escaped bytes. */
function mendRuns(text: string, isWritten: boolean): string {
  let isEscaped = false;
  let isBoth = isWritten;
  const readAt = (bytes: string, at: number): Run =>
    readRun(bytes, text[at - 1] ?? '', at + bytes.length === text.length);
  for (const { 0: bytes, index } of text.matchAll(run)) {
    const { kind } = readAt(bytes, index);
    if (kind === 'sure') isEscaped = true;
    if (kind === 'written') isBoth = true;
  }
  if (!isEscaped) return text;
  return text.replace(run, (bytes, at: number) => {
    const { mended, kind } = readAt(bytes, at);
    return kind === 'sure' || (kind === 'likely' && !isBoth) ? mended : bytes;
  });
}

/**
 * Matches `@[1234567890:2048:Anna Smith]`, Facebook's form of a mention. No name is longer: without this limit, each of
 * many unclosed mentions would be searched to the end of the text.
 */
const mention = /@\[\d*:\d*:([^\]]{0,200})\]/g;

/** Returns the person's text, repaired, without tagged people; `null` if nothing is left. */
export function writtenText(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  const text = mendText(value);
  return text.includes('@[') ? text.replace(mention, '[PERSON]') : text;
}

/** Returns the names of the people whom the text mentions. */
export function mentionedIn(value: unknown): string[] {
  if (typeof value !== 'string' || !value.includes('@[')) return [];
  return [...mendText(value).matchAll(mention)].map(([, name = '']) => name);
}
