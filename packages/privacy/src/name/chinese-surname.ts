/** The hashes of Chinese family names and syllables in Latin letters, and of those among them that are also words. */
import {
  chatSyllables,
  chineseSurnames,
  givenSyllables,
  rareSyllables,
  wordSurnames,
  wordSyllables,
} from '../gazetteer/chinese-name.ts';
import { splitWords } from '../language/language-word.ts';
import { hashesOf } from '../lexicon/lexicon.ts';

export const surnames = hashesOf(splitWords(chineseSurnames));
export const surnameWords = hashesOf(splitWords(wordSurnames));
/** Syllables that are also English words; those that given names have; chat words such as "liao". */
export const commonSyllables = hashesOf(splitWords(wordSyllables));
export const givenWords = hashesOf(splitWords(`${givenSyllables} ${rareSyllables}`));
export const chatWords = hashesOf(splitWords(chatSyllables));
