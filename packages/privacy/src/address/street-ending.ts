/** Decides whether a word ends like a street's name that includes the kind of street. */
import { anyOf, splitWords, wordsOfAll } from '../language/language-word.ts';
import { sharedStreetEndings } from '../language/shared-word.ts';
import { lengthOf, textOf } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

const endings = new RegExp(
  `(?:${anyOf([...splitWords(sharedStreetEndings), ...wordsOfAll(({ street }) => street?.ending)])})$`,
  'iu',
);

/** Shorter words end in them by chance. */
const shortestName = 6;

export const hasStreetEnding = (tokens: Tokens, i: number): boolean =>
  lengthOf(tokens, i) >= shortestName && endings.test(textOf(tokens, i));

/** Returns whether a full stop behind it shortens it: "Bond St.", "Hauptstr.". */
export const isAbbreviated = (tokens: Tokens, i: number): boolean =>
  lengthOf(tokens, i) <= 4 || /str$/i.test(textOf(tokens, i));
