/**
 * Converts a text to a single line without control characters, bidirectional overrides and zero-width characters, so that a
 * record cannot imitate a second record or hide text from its reader.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
