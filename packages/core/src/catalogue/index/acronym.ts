/** Learns acronyms from texts that introduce them: "natural language inference (NLI)". */
import { stem, stopWordless, wordsOf } from '../text/term.ts';

const introduced = /((?:[\p{L}\p{N}]+[\s-]+){1,6}[\p{L}\p{N}]+)\s*\(([A-Z][A-Za-z]{1,6})s?\)/gu;

/** Returns the last words of `before` whose initials are the acronym, or undefined. */
function expansionOf(before: string, acronym: string): string[] | undefined {
  const words = wordsOf(before);
  const letters = acronym.toLowerCase();
  for (const kept of [words, stopWordless(words)]) {
    const last = kept.slice(-letters.length);
    if (last.length === letters.length && last.every((word, at) => word[0] === letters[at])) return last;
  }
  return undefined;
}

/** An expansion in a single text may be a coincidence. */
const fewestTexts = 2;

/** @returns for each acronym, in lower case, the stems of its most frequent expansion */
export function learnAcronyms(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts) {
    for (const [, before = '', acronym = ''] of text.matchAll(introduced)) {
      const words = expansionOf(before, acronym);
      if (words === undefined) continue;
      const key = words.map(stem).join(' ');
      const expansions = counts.get(acronym.toLowerCase()) ?? new Map<string, number>();
      expansions.set(key, (expansions.get(key) ?? 0) + 1);
      counts.set(acronym.toLowerCase(), expansions);
    }
  }
  const learnt = new Map<string, readonly string[]>();
  for (const [acronym, expansions] of counts) {
    const [[words, count] = ['', 0]] = [...expansions].sort((a, b) => b[1] - a[1]);
    if (count >= fewestTexts) learnt.set(acronym, words.split(' '));
  }
  return learnt;
}
