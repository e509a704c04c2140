/** The Chinese dictionary: words of jieba (MIT), with their frequencies and whether they name people or places. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { entryOf, longestEntry, wordClass } from '@cgdx/name-tagger/character/segment-words.ts';
import { listHash } from '@cgdx/name-tagger/word/hash.ts';

const require = createRequire(import.meta.url);

/** The number of words in the text from which the frequencies were counted. */
const total = 60_000_000;
const fewest = { person: 8, name: 20, other: 60 };

export interface DictionaryWord {
  readonly word: string;
  readonly count: number;
  readonly tag: string;
}

export function readDictionary(): DictionaryWord[] {
  const file = join(dirname(require.resolve('@node-rs/jieba/package.json')), 'dict.txt');
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [word, count, tag] = line.trim().split(' ');
      return word === undefined || tag === undefined ? [] : [{ word, count: Number(count), tag }];
    });
}

function classesOf(tag: string): number {
  if (tag.startsWith('nr')) return wordClass.person;
  if (tag === 'ns') return wordClass.place;
  if (tag === 'nt' || tag === 'nz') return wordClass.organisation;
  return wordClass.other;
}

const leastOf = (classes: number): number =>
  classes === wordClass.person ? fewest.person : classes === wordClass.other ? fewest.other : fewest.name;

/** Returns entries by the hash of the word. */
export function collectDictionary(words: readonly DictionaryWord[]): Map<number, number> {
  const entries = new Map<number, number>();
  for (const { word, count, tag } of words) {
    const classes = classesOf(tag);
    if (word.length > longestEntry || count < leastOf(classes)) continue;
    const cost = Math.min(8, Math.max(1, Math.round(Math.log2(total / count) / 3)));
    entries.set(listHash(word), entryOf({ classes, cost }));
  }
  return entries;
}
