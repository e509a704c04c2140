/** The hashes of Chinese family names in Latin letters, and of those among them that are also English words. */
import { chineseSurnames, wordSurnames } from '../gazetteer/chinese-name.ts';
import { splitWords } from '../language/language-word.ts';
import { hashesOf } from '../lexicon/lexicon.ts';

export const surnames = hashesOf(splitWords(chineseSurnames));
export const surnameWords = hashesOf(splitWords(wordSurnames));
