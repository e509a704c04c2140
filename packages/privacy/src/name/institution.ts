/**
 * Recognises words for institutions, which end a person's name and are not part of it: "Dr. Ana Quiroga
 * Hospital General".
 */
import { institutionWords } from '../gazetteer/institution-word.ts';
import { splitWords } from '../language/language-word.ts';
import { hashesOf, word } from '../lexicon/lexicon.ts';
import { has } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

const institutions = hashesOf(splitWords(institutionWords));

/** Returns the words of a name up to the first word for an institution: words after it are another name. */
export function beforeInstitution(tokens: Tokens, words: readonly number[]): readonly number[] {
  for (let at = 1; at < words.length; at++)
    if (isInstitution(tokens, words[at] as number)) return words.slice(0, at);
  return words;
}

/** All of them are also listed as words of organisations, so that few words need this look-up. */
export const isInstitution = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.thingWord) && institutions.has(tokens.hash[i] as number);
