/**
 * Makes any text a single line without control characters, so that a record cannot pretend to be two, nor hide text from
 * the person who reads it: bidirectional overrides and zero-width characters go, too.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
