/** Counts words for up to 32 languages at once: most function words belong to several languages. */

/**
 * Bit-sliced: bit n of plane p is bit p of the count of language n. So a word is added to all of its languages
 * in two steps on average. No text has more words than 2 to the power of `planes`.
 */
export type LanguageCount = Int32Array;

const planes = 24;

export const createLanguageCount = (): LanguageCount => new Int32Array(planes);

/**
 * Adds one for each language whose bit is set. The lower planes go without a branch, since which words carry
 * cannot be predicted.
 */
export function addLanguages(count: LanguageCount, languages: number): void {
  const a = count[0] as number;
  const b = count[1] as number;
  const c = count[2] as number;
  const d = count[3] as number;
  count[0] = a ^ languages;
  const twos = a & languages;
  count[1] = b ^ twos;
  const fours = b & twos;
  count[2] = c ^ fours;
  const eights = c & fours;
  count[3] = d ^ eights;
  let carry = d & eights;
  for (let plane = 4; carry !== 0; plane++) {
    const bits = count[plane] as number;
    count[plane] = bits ^ carry;
    carry &= bits;
  }
}

/** Returns the highest count, and as bits the languages that have it. */
export function mostIn(count: LanguageCount): { readonly most: number; readonly languages: number } {
  let most = 0;
  let languages = -1;
  for (let plane = planes - 1; plane >= 0; plane--) {
    const higher = languages & (count[plane] as number);
    if (higher === 0) continue;
    languages = higher;
    most |= 1 << plane;
  }
  return { most, languages };
}
