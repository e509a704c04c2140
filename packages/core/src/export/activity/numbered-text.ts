/** Hashes the first texts of each unit with and without their digits, to find texts that differ only in numbers. */
import { firstHash, nextHash } from '../../authenticity/text-hash.ts';

/** The most distinct texts that are hashed, of a unit and in all. */
const mostTexts = 400;
/** The most texts of a unit that are hashed, including equal ones. */
const mostLooks = 1_000;

const lastAscii = 0x7f;
const anyLetter = /\p{L}/u;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isAsciiLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

/** Maps the hash of each distinct text to the hash of the text without its digits. */
export type NumberedTexts = ReadonlyMap<number, number>;

export interface NumberedTextBuilder {
  add(text: string): void;
  finish(): NumberedTexts;
}

export function createNumberedTexts(): NumberedTextBuilder {
  const texts = new Map<number, number>();
  let looks = 0;
  return {
    add(text) {
      if (looks >= mostLooks || texts.size >= mostTexts) return;
      looks++;
      // computes both hashes in one pass; see `text-hash.ts`
      let whole = firstHash;
      let form = firstHash;
      let hasLetter = false;
      let isAscii = true;
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        whole = nextHash(whole, code);
        if (isDigit(code)) continue;
        form = nextHash(form, code);
        if (isAsciiLetter(code)) hasLetter = true;
        else if (code > lastAscii) isAscii = false;
      }
      // a text without letters is an id or a price
      if (!hasLetter && (isAscii || !anyLetter.test(text))) return;
      texts.set(whole >>> 0, form >>> 0);
    },
    finish: () => texts,
  };
}

export function mergeNumberedTexts(all: readonly NumberedTexts[]): NumberedTexts {
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  return new Map(all.flatMap((texts) => [...texts]).slice(0, mostTexts));
}
