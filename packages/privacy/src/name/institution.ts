/** Knows the words for institutions, which end a person's name and are none: "Dr. Ana Quiroga Hospital General". */
import { institutionWords } from '../gazetteer/institution-word.ts';
import { splitWords } from '../language/language-word.ts';
import { hashesOf, word } from '../lexicon/lexicon.ts';
import { has } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

const institutions = hashesOf(splitWords(institutionWords));

/** All of them are in the list of words that announce an organisation, so that few words are looked up. */
export const isInstitution = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.thingWord) && institutions.has(tokens.hash[i] as number);
