/** Decides whether a word ends like a street name that includes the kind of street. */
import { codesOf } from '@cgdx/name-tagger/word/hash.ts';
import { anyOf, splitWords, wordsOfAll } from '../language/language-word.ts';
import { sharedStreetEndings } from '../language/shared-word.ts';
import { foldOf } from '../lexicon/character.ts';
import { createHashSet } from '../lexicon/hash-set.ts';
import { lengthOf, textOf } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

const written = [...splitWords(sharedStreetEndings), ...wordsOfAll(({ street }) => street?.ending)];
const endings = new RegExp(`(?:${anyOf(written)})$`, 'iu');
/** The last letters of the endings, folded; most words end in others. */
const lastLetters = createHashSet(
  written.map((ending) => lastLettersOf(codesOf(ending.normalize('NFC')), ending.length)),
);

/** Shorter words have such an ending by chance. */
const shortestName = 6;

export const hasStreetEnding = (tokens: Tokens, i: number): boolean =>
  lengthOf(tokens, i) >= shortestName &&
  lastLetters.has(lastLettersOf(tokens.codes, tokens.end[i] as number)) &&
  endings.test(textOf(tokens, i));

function lastLettersOf(codes: Uint16Array, end: number): number {
  return ((foldOf[codes[end - 2] as number] as number) << 16) | (foldOf[codes[end - 1] as number] as number);
}

/** Returns whether a full stop after it marks an abbreviation: "Bond St.", "Hauptstr.". */
export const isAbbreviated = (tokens: Tokens, i: number): boolean =>
  lengthOf(tokens, i) <= 4 || /str$/i.test(textOf(tokens, i));
