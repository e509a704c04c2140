/** Finds given names with repeated letters: "sarahhhh", "Trevooor". "Yasss" and "noooo" are ordinary words. */
import { hashWord, listedBits, lookUp, ordinary, othersOf, word } from '../lexicon/lexicon.ts';
import { isStrongGiven, textOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { matchesOf } from '../text/matches-of.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

/** Three of a letter, as no listed word has; inside a lower-case word three of one consonant are a typing error. */
const row = /(\p{L})\1{2,}/giu;
const rowInSmall = /([aeiouyаеиоуыэюяαεηιου])\1\1|(\p{L})\2{3}|(\p{L})\3\3$/iu;
/** "dadaaa", "bebeee". */
const sound = /^(\p{L}\p{L})\1+(\p{L})\2*$/u;
const longest = 24;
/** The most rows that are read as either one letter or two. */
const mostRows = 3;
/** The least length of the name; the second is for a capitalised one. */
const shortest = 4;
const shortestCapital = 3;
const hashSign = 0x23;
/** Listed names that are words of praise in lower case: Spanish, Italian, French, Dutch. */
const praise = new Set('linda bella nena gioia chérie lieve'.split(' '));

export function findStretched(tokens: Tokens, findings: Findings): void {
  const { strange, strangeCount, taken, flags, hash, gap, start, end } = tokens;
  for (let n = 0; n < strangeCount; n++) {
    const i = strange[n] as number;
    // Most words are in a list, and few have such a row.
    if ((flags[i] as number) & (word.given | ordinary) || taken[i] === 1) continue;
    if ((end[i] as number) - (start[i] as number) > longest || !hasRow(tokens, i)) continue;
    if (!isStretchedGiven(textOf(tokens, i), tokens.wordCase[i] === wordCase.small)) continue;
    const isTag = i > 0 && hash[i - 1] === hashSign && gap[i] === gapBefore.none;
    findings.take(isTag ? i - 1 : i, i, 'PERSON');
  }
}

function hasRow({ codes, start, end }: Tokens, i: number): boolean {
  for (let at = (start[i] as number) + 2; at < (end[i] as number); at++)
    if (codes[at] === codes[at - 1] && ((codes[at] as number) ^ (codes[at - 2] as number)) % 0x20 === 0)
      return true;
  return false;
}

function isStretchedGiven(written: string, isSmall: boolean): boolean {
  if (isSmall && (!rowInSmall.test(written) || sound.test(written))) return false;
  const least = isSmall ? shortest : shortestCapital;
  let found = 0;
  for (const form of formsOf(written.toLowerCase())) {
    const known = listedBits(lookUp(hashWord(form)));
    const isOther = othersOf(hashWord(form)) !== 0 || (isSmall && praise.has(form));
    // A capitalised "Mikeeee" is rather the name than the word.
    const bits = !isSmall && known & word.firmGiven ? word.given | word.firmGiven : known;
    found |=
      (form.length < least ? bits & ~(word.given | word.firmGiven) : bits) | (isOther ? word.known : 0);
  }
  return (found & ordinary) === 0 && isStrongGiven(found);
}

/** Returns the word with one and with two letters for each row. */
function formsOf(written: string): string[] {
  let forms = [''];
  let from = 0;
  for (const { 0: letters, 1: letter = '', index } of matchesOf(row, written).slice(0, mostRows)) {
    const before = written.slice(from, index);
    forms = forms.flatMap((form) => [`${form}${before}${letter}`, `${form}${before}${letter}${letter}`]);
    from = index + letters.length;
  }
  return forms.map((form) => form + written.slice(from));
}
