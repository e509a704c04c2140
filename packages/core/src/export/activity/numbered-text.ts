/** Keeps of the first texts of each unit how they read without their numbers. */
import { textHash } from '../../authenticity/text-hash.ts';

/** Different texts that are looked at, of a unit and in all. */
const mostTexts = 1_000;
/** Texts of a unit that are looked at, equal ones included. */
const mostLooks = 1_500;

/** The hashes of different texts, each with that of the text without its digits. */
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
      const form = text.replace(/\d+/g, '');
      // an id, a price
      if (!/\p{L}/u.test(form)) return;
      texts.set(textHash(text), textHash(form));
    },
    finish: () => texts,
  };
}

export function mergeNumberedTexts(all: readonly NumberedTexts[]): NumberedTexts {
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  return new Map(all.flatMap((texts) => [...texts]).slice(0, mostTexts));
}
