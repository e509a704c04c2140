/** Recognises Finnish by the endings of its words: it has few function words, and many sentences without one. */
import { isSearched } from '../language/recall.ts';
import { isWord, textOf } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

/** Endings of cases, persons and derivations that neighbouring languages do not have. */
const ending =
  /(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ksi|tt[aä]|[aä]mm?e|[aä]{2}n?|öö[nt]?|yy[nt]?|uun?|iin|een|oon|iden|[aeiouyäö]jen|[aeiouyäö]nen|inen|isen|ise[nt]|sti|vat|vät|v[aä]n|neet?|nut|nyt|tiin|taan|tään|mist[aä]|uus|yys|uden|yden|tys|mus|ita|itä|i[aä]|k(?:in|aan|ään))$/u;
const shortest = 4;
const fewest = 2;
const leastShare = 0.6;

/** Reads words of four letters or more, in any case. */
export function isFinnish(tokens: Tokens, first: number, end: number): boolean {
  if (!isSearched('fi')) return false;
  let words = 0;
  let finnish = 0;
  for (let i = first; i < end; i++) {
    if (!isWord(tokens, i) || tokens.taken[i] === 1) continue;
    const text = textOf(tokens, i).toLowerCase();
    if (text.length < shortest) continue;
    words++;
    if (ending.test(text)) finnish++;
  }
  return finnish >= fewest && finnish >= words * leastShare;
}
