/** Mends Facebook's texts, in which each byte of UTF-8 is escaped as a character of its own (`\u00c3\u00a9` for é). */
import { decodeUtf8, encodeLatin1, isUtf8 } from '../../../byte/utf8.ts';

const firstOfMany = 0x80;
const lastByte = 0xff;

/** A text that holds larger characters, or whose characters are no UTF-8, is as it should be and stays. */
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
  // the quick way writes it if bytes are no UTF-8, and a person may have written it
  return mended.includes('\ufffd') && !isUtf8(bytes) ? text : mended;
}

/**
 * `@[1234567890:2048:Anna Smith]`: how Facebook writes that somebody is named in a text. No name is longer: without an
 * end to the search each of many that are never closed would be searched to the end of the text.
 */
const mention = /@\[\d*:\d*:[^\]]{0,200}\]/g;

/** What the person wrote, mended, people who are tagged in it left out; `null` if there is nothing. */
export function writtenText(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  const text = mendText(value);
  return text.includes('@[') ? text.replace(mention, '[PERSON]') : text;
}
