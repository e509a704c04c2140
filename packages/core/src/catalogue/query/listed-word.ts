/** Correct words that a British dictionary lacks: American spellings, places, brands, words of Singapore, and the most frequent ones of other languages. */
import { englishWords } from '@cgdx/privacy/gazetteer/english-word.ts';
import { knownWords } from '@cgdx/privacy/gazetteer/known-word.ts';
import { places } from '@cgdx/privacy/gazetteer/place.ts';
import { singaporeWords } from '@cgdx/privacy/gazetteer/singapore-word.ts';
import { records } from '@cgdx/privacy/language/languages.ts';
import { unsearchedLanguages } from '@cgdx/privacy/language/unsearched-language-word.ts';
import { malayWords } from '../need/glossary.ts';

let words: ReadonlySet<string> | undefined;

/** @param word in lower case; a single word of a longer name counts too */
export function isListedWord(word: string): boolean {
  words ??= new Set(
    [
      englishWords,
      knownWords,
      places,
      singaporeWords,
      ...Object.values(unsearchedLanguages),
      ...records.map(({ functionWords }) => functionWords),
      ...malayWords,
    ]
      .join(' ')
      .split(/[\s|]+/),
  );
  return words.has(word);
}
