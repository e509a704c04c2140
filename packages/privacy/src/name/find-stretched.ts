/** Finds given names with repeated letters: "sarahhhh", "Trevooor". "Yasss" and "noooo" are ordinary words. */
import { splitWords } from '../language/language-word.ts';
import { foldOf } from '../lexicon/character.ts';
import {
  hashesOf,
  hashStart,
  hashStep,
  listedBits,
  lookUp,
  ordinary,
  othersOf,
  word,
} from '../lexicon/lexicon.ts';
import { isStrongGiven } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

/** No listed word has this many of one letter in a row. */
const fewestInRow = 3;
/** Inside a lower-case word three of one consonant are more likely a typing error. */
const fewestInside = 4;
const vowels = new Set(Array.from('aeiouyаеиоуыэюяαεηιου', (letter) => letter.charCodeAt(0)));
const longest = 24;
/** The least length of the name; the second is for a capitalised one. */
const shortest = 4;
const shortestCapital = 3;
/** The most rows of repeated letters that are read as either one letter or two; further rows are read as one. */
const mostRows = 3;
const hashSign = 0x23;
/** Listed names that are words of praise in lower case: Spanish, Italian, French, Dutch. */
const praise = hashesOf(splitWords('linda bella nena gioia chérie lieve'));

const name = word.given | word.firmGiven;

export function findStretched(tokens: Tokens, findings: Findings): void {
  const { strange, strangeCount, taken, flags, hash, gap } = tokens;
  for (let n = 0; n < strangeCount; n++) {
    const i = strange[n] as number;
    // Most words are in a list.
    if ((flags[i] as number) & (name | ordinary) || taken[i] === 1) continue;
    if (!isDrawnGiven(tokens, i)) continue;
    const isTag = i > 0 && hash[i - 1] === hashSign && gap[i] === gapBefore.none;
    findings.take(isTag ? i - 1 : i, i, 'PERSON');
  }
}

function isDrawnGiven({ codes, start, end, wordCase: cases }: Tokens, i: number): boolean {
  const from = start[i] as number;
  const to = end[i] as number;
  const isSmall = cases[i] === wordCase.small;
  if (to - from <= shortestCapital || to - from > longest || !isDrawn(codes, from, to, isSmall)) return false;
  if (isSmall && isSound(codes, from, to)) return false;
  const found = readForms(codes, from, to, { hash: hashStart, length: 0, rows: mostRows, isSmall });
  return (found & ordinary) === 0 && isStrongGiven(found);
}

function isDrawn(codes: Uint16Array, from: number, to: number, isSmall: boolean): boolean {
  for (let at = from; at <= to - fewestInRow; at++) {
    const code = codes[at + 1] as number;
    if (code !== codes[at + 2]) continue;
    const letter = foldOf[code] as number;
    // The first letter may be a capital.
    if (letter !== foldOf[codes[at] as number]) continue;
    if (!isSmall || at + fewestInRow === to || vowels.has(letter)) return true;
    if (at + fewestInside <= to && letter === foldOf[codes[at + fewestInRow] as number]) return true;
  }
  return false;
}

/** Returns true for a repeated syllable: "dadaaa", "bebeee". */
function isSound(codes: Uint16Array, from: number, to: number): boolean {
  for (let at = from + 2; at < to; at++)
    if (codes[at] !== codes[at < from + shortest ? at - 2 : at - 1]) return false;
  return true;
}

/** The beginning of a word that is already read. */
interface Beginning {
  readonly hash: number;
  readonly length: number;
  readonly rows: number;
  readonly isSmall: boolean;
}

/** Returns the lists' bits for all forms in which each row is one letter or two. */
function readForms(
  codes: Uint16Array,
  from: number,
  to: number,
  { hash, length, rows, isSmall }: Beginning,
): number {
  const least = isSmall ? shortest : shortestCapital;
  let key = hash;
  let letters = length;
  for (let at = from; at < to; ) {
    const letter = foldOf[codes[at] as number] as number;
    let behind = at + 1;
    while (behind < to && foldOf[codes[behind] as number] === letter) behind++;
    const once = hashStep(key, letter);
    const twice = hashStep(once, letter);
    if (behind - at >= fewestInRow && rows > 0)
      return (
        readForms(codes, behind, to, { hash: once, length: letters + 1, rows: rows - 1, isSmall }) |
        readForms(codes, behind, to, { hash: twice, length: letters + 2, rows: rows - 1, isSmall })
      );
    const isTwo = behind - at === 2;
    key = isTwo ? twice : once;
    letters += isTwo ? 2 : 1;
    at = behind;
  }
  const isOther = othersOf(key) !== 0 || (isSmall && praise.has(key));
  const found = listedBits(lookUp(key)) | (isOther ? word.known : 0);
  if (letters < least) return found & ~name;
  return isSmall || (found & word.firmGiven) === 0 ? found : found & name;
}
