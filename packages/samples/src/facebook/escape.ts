/** Writes JSON as Facebook does: only ASCII, each byte of UTF-8 escaped as a character of its own. */

const beyondAscii = /[^\0-\x7f]+/gu;

const escapeBytes = (text: string): string =>
  [...Buffer.from(text, 'utf8')].map((byte) => `\\u00${byte.toString(16).padStart(2, '0')}`).join('');

/** `indent`: that of the line in which it begins. */
export function facebookJson(value: unknown, indent = ''): string {
  const text = JSON.stringify(value, null, 2).replace(beyondAscii, escapeBytes);
  return indent === '' ? text : text.replaceAll('\n', `\n${indent}`);
}
