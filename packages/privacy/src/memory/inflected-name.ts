/** Recognises forms of a name in languages that inflect names: "Hyväristä" of Hyvärinen, "Novákovi" of Novák. */
import { foldOf } from '../lexicon/character.ts';
import { hashStart, hashStep, hashWord } from '../lexicon/lexicon.ts';
import type { Tokens } from '../text/tokenise.ts';

/** A shorter stem is in too many words. */
const shortestStem = 5;
const longestEnding = 4;

/** Folded endings of cases: of Finnish and Estonian, of the Slavic languages, of Turkish without an apostrophe. */
const endings = new Set(
  `n a e i u y s in en an on un ta sta ssa lla lta lle na ksi tta ille ilta illa ista issa ina iksi
  elle elta ella esta essa ena eksi eni ensa ni nsa kin
  om em am ov ova ovi ove ovo ou ich ach ami ovich
  ta te da de dan den tan ten nin nun yi yu`
    .split(/\s+/)
    .map(hashWord),
);

/** Returns what stays of a folded name before the endings: "Hyväris" of Hyvärinen; undefined if it is too short. */
export function stemOf(name: string): string | undefined {
  const folded = [...name].map((letter) => String.fromCharCode(foldOf[letter.charCodeAt(0)] || 0)).join('');
  const stem = folded.endsWith('nen')
    ? `${folded.slice(0, -'nen'.length)}s`
    : folded.replace(/[aeiouy]$/, '');
  return stem.length >= shortestStem && !stem.includes('\0') ? stem : undefined;
}

/** Returns whether the word is one of the stems and an ending. */
export function isInflected(tokens: Tokens, i: number, stems: ReadonlySet<number>): boolean {
  const { text } = tokens;
  const from = tokens.start[i] as number;
  const to = tokens.end[i] as number;
  let hash = hashStart;
  for (let at = from; at < to - 1; at++) {
    const folded = foldOf[text.charCodeAt(at)] as number;
    if (folded !== 0) hash = hashStep(hash, folded);
    if (at - from + 1 < shortestStem || to - at - 1 > longestEnding || !stems.has(hash)) continue;
    if (endings.has(hashWord(text.slice(at + 1, to)))) return true;
  }
  return false;
}
