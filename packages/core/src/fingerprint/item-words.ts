/** Hashes a normal form of a title, so that different spellings give the same thing. */
import type { RecordHash } from './record-hash.ts';

/** The number of letters and digits that are used: enough to distinguish titles, without reading the rest of a long text. */
const mostLetters = 24;

const letters = new Uint16Array(mostLetters);

/** Returns undefined if the text has neither a letter nor a digit. */
export function hashOfWords(recordHash: RecordHash, text: string): number | undefined {
  let count = 0;
  let { length } = text;
  for (let at = 0; at < length && count < mostLetters; at++) {
    const code = text.charCodeAt(at);
    // a to z, 0 to 9, A to Z
    if ((code > 0x60 && code < 0x7b) || (code > 0x2f && code < 0x3a)) letters[count++] = code;
    else if (code > 0x40 && code < 0x5b) letters[count++] = code + 0x20;
    else if (code > 0x7f) {
      if (code >= latinCodes || at >= farthest) {
        const words = otherWords(text);
        return words === '' ? undefined : recordHash(words);
      }
      length = Math.min(length, farthest);
      for (const letter of latinLetters(code)) if (count < mostLetters) letters[count++] = letter;
    }
  }
  return count === 0 ? undefined : recordHash.ofUnits(letters, count);
}

/** The number of characters that are read of a text that is not in ASCII. */
const farthest = 4 * mostLetters;

/** Codes below this are Latin letters, which are reduced one by one. */
const latinCodes = 0x250;
const formOfLatin: (readonly number[] | undefined)[] = new Array(latinCodes).fill(undefined);

function latinLetters(code: number): readonly number[] {
  const known = formOfLatin[code];
  if (known !== undefined) return known;
  const form = Array.from(lettersOf(String.fromCharCode(code)), (letter) => letter.charCodeAt(0));
  formOfLatin[code] = form;
  return form;
}

/** Normalises a text in any script, without accents. */
function otherWords(text: string): string {
  // the beginning is nearly always enough, and the rest of a long text takes time
  const begun = lettersOf(text.slice(0, 2 * mostLetters));
  const plain = begun.length > mostLetters ? begun : lettersOf(text.slice(0, farthest));
  return plain.slice(0, mostLetters);
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
