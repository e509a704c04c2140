/** Repairs Facebook's texts, in which each byte of UTF-8 is escaped as a character of its own (`\u00c3\u00a9` for é). */
import { decodeUtf8, encodeLatin1, isUtf8 } from '../../../byte/utf8.ts';

const firstOfMany = 0x80;
const lastByte = 0xff;

/** Returns a text unchanged if it has larger characters, or if its characters are not UTF-8. */
export function mendText(text: string): string {
  let isPlain = true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > lastByte) return text;
    if (code >= firstOfMany) isPlain = false;
  }
  if (isPlain) return text;
  const bytes = encodeLatin1(text);
  const mended = decodeUtf8(bytes);
  // the fast decoder writes it for bytes that are not UTF-8, but a person may have written it
  return mended.includes('\ufffd') && !isUtf8(bytes) ? text : mended;
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
