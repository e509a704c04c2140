/** Finds the term that a word in no record may be a misspelling of. */
import { countOf } from '../index/postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { stem } from '../text/term.ts';

/** The shortest word that is corrected: a shorter one is near to too many others, and may be an acronym. */
const shortestMisspelt = 5;
/** From this length on, two typing errors in a word are corrected. */
const longWord = 8;
/** The fewest records with a term: a term in a single record may be a misspelling itself. */
const fewestRecords = 2;

/** The term that a word was corrected to. */
export interface Reading {
  readonly term: string;
  /** The word as the person wrote it, in lower case. */
  readonly written: string;
}

/** A term that is tried as a reading of a word. */
interface Candidate {
  readonly term: string;
  readonly slips: number;
  readonly count: number;
}
/** The most candidates whose words are read in records, which takes time. */
const mostTried = 8;

/** Returns whether a word may be corrected at all. One other character makes another word of a Chinese one. */
export const mayBeCorrected = (word: string): boolean =>
  word.length >= shortestMisspelt && !/[\d\p{Script=Han}]/u.test(word);
export const mostSlips = (word: string): number => (word.length >= longWord ? 2 : 1);
const nearestFirst = (a: Candidate, b: Candidate): number => a.slips - b.slips || b.count - a.count;

/**
 * @param word as it was written, in lower case
 * @param writtenAs returns the word of a term that is most similar to the written one, as records write it
 * @param correct words of a dictionary that are spelt alike
 * @returns the term, or nothing
 */
export function nearestTerm(
  index: SearchIndex,
  word: string,
  writtenAs: (reading: Reading) => string,
  correct: readonly string[] = [],
): readonly Reading[] {
  if (!mayBeCorrected(word)) return [];
  const ofDictionary = correct.flatMap((each): Candidate[] => {
    const number = index.terms.get(stem(each));
    const slips = slipsBetween(word, each, mostSlips(word));
    if (number === undefined || slips > mostSlips(word)) return [];
    return [{ term: stem(each), slips, count: countOf(index.own, number) }];
  });
  // A name is in no dictionary; the stem of a misspelt word may lack more than its ending: that of "sentimant" is "sentim".
  const found = [
    nearestAsWritten(word, ofDictionary, writtenAs),
    ...[stem(word), word].map((form) => nearestByForm(index, word, form, writtenAs)),
  ].filter((each) => each !== undefined);
  return found.slice(0, 1).map(({ term }) => ({ term, written: word }));
}

/** Of candidates that are as near, returns the one whose word in records is: "handwriten" is "handwritten", not "handwriting". */
function nearestAsWritten(
  word: string,
  candidates: readonly Candidate[],
  writtenAs: (reading: Reading) => string,
): Candidate | undefined {
  const [first, ...others] = candidates.toSorted(nearestFirst);
  const near = others.filter(({ slips }) => slips === first?.slips).slice(0, mostTried);
  if (first === undefined || near.length === 0) return first;
  const slipsOf = ({ term }: Candidate): number => slipsBetween(word, writtenAs({ term, written: word }));
  return [first, ...near]
    .map((each) => ({ each, slips: slipsOf(each) }))
    .toSorted((a, b) => a.slips - b.slips)[0]?.each;
}

function nearestByForm(
  index: SearchIndex,
  word: string,
  form: string,
  writtenAs: (reading: Reading) => string,
): Candidate | undefined {
  const most = mostSlips(word);
  const near = candidatesFor(index, form, most).toSorted(nearestFirst);
  // Stems are nearer to each other than words: Malay "minat" is one slip from the stem of "minute", and two from the word.
  const isNear = ({ term }: Candidate): boolean =>
    slipsBetween(word, writtenAs({ term, written: word }), most) <= most;
  return near.slice(0, mostTried).find(isNear);
}

/** People rarely miss the first letter: only terms that begin with one of the first two are tried. */
function candidatesFor(index: SearchIndex, word: string, most: number): Candidate[] {
  const found: Candidate[] = [];
  for (const [term, number] of index.terms) {
    if (Math.abs(term.length - word.length) > most) continue;
    if (term[0] !== word[0] && term[0] !== word[1]) continue;
    const count = countOf(index.own, number);
    if (count < fewestRecords) continue;
    const slips = slipsBetween(word, term, most);
    if (slips <= most) found.push({ term, slips, count });
  }
  return found;
}

/** Returns the edit distance with transpositions (missing, added, wrong and swapped letters); stops above `most`. */
export function slipsBetween(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, older[j - 2]! + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return least;
    older = last;
    last = row;
  }
  return last[b.length]!;
}
