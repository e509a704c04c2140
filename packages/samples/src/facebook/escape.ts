/** Writes JSON as Facebook does: only ASCII, with each byte of UTF-8 escaped as a separate character. */

const beyondAscii = /[^\0-\x7f]+/gu;

const escapeBytes = (text: string): string =>
  [...Buffer.from(text, 'utf8')].map((byte) => `\\u00${byte.toString(16).padStart(2, '0')}`).join('');

/** `indent`: the indentation of the line in which the value begins. */
export function facebookJson(value: unknown, indent = ''): string {
  const text = JSON.stringify(value, null, 2).replace(beyondAscii, escapeBytes);
  return indent === '' ? text : text.replaceAll('\n', `\n${indent}`);
}
