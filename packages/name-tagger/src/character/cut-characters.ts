/** Cuts Chinese and Japanese text into characters, and the text between them into words, numbers and signs. */
import type { TokenSpans } from '../word/token-span.ts';

const ideographs = '\\u3005-\\u3007\\u3041-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
const piece = new RegExp(`[${ideographs}]|(?:(?![${ideographs}])[\\p{L}\\p{M}])+|[0-9]+|\\S`, 'gu');

/** Returns whether the token is one Chinese or Japanese character. */
export function isIdeograph(token: string): boolean {
  const code = token.charCodeAt(0);
  if (code < 0x3005) return false;
  return (
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0x3041 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x4dbf) ||
    code <= 0x3007 ||
    (code >= 0xf900 && code <= 0xfaff)
  );
}

export function cutCharacters(text: string): TokenSpans {
  const start: number[] = [];
  const end: number[] = [];
  for (const { 0: found, index } of text.matchAll(piece)) {
    start.push(index);
    end.push(index + found.length);
  }
  return { text, count: start.length, start, end };
}
