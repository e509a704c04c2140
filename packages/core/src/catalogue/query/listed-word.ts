/** What a British dictionary lacks and nobody misspelt: American words, names of places and brands, and words of Singapore. */
import { englishWords } from '@cgdx/privacy/gazetteer/english-word.ts';
import { knownWords } from '@cgdx/privacy/gazetteer/known-word.ts';
import { places } from '@cgdx/privacy/gazetteer/place.ts';
import { singaporeWords } from '@cgdx/privacy/gazetteer/singapore-word.ts';

let words: ReadonlySet<string> | undefined;

/** @param word in small letters; also a word of a longer name */
export function isListedWord(word: string): boolean {
  words ??= new Set([englishWords, knownWords, places, singaporeWords].join(' ').split(/[\s|]+/));
  return words.has(word);
}
