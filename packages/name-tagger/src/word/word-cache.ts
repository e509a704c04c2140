/**
 * Caches what each word adds to the hidden layer, so that text with repeated words costs only some additions
 * per word.
 */

import type { WordKernel } from '../kernel/word-kernel.ts';
import type { Model } from '../network/model-file.ts';
import { foldWord } from './fold-word.ts';
import { listHash } from './hash.ts';
import { beginsBehind } from './sentence-mark.ts';
import type { WordSpans } from './token-span.ts';
import { featuresOf } from './word-feature.ts';
import { shapeOf, wordShape } from './word-shape.ts';

/** The data of a cached word. */
export const trait = { word: 1, capital: 2, capitals: 4, beginsBehind: 8, plain: 16 } as const;

/**
 * The capacity of the cache of words, which is emptied when it is full. 50,000 texts of one person have fewer
 * repeated words.
 */
export const keptWords = 1 << 14;
const slots = keptWords * 2;

/** Bits of the word lists, in the order of `wordLists` in the training. */
const list = { given: 1, surname: 2, givenAnywhere: 4, people: 8, place: 16, city: 32, english: 64 };
const further = {
  functionWord: 1 << 7,
  proper: 1 << 8,
  known: 1 << 9,
  title: 1 << 10,
  common: 1 << 11,
  ordinary: 1 << 12,
  nickname: 1 << 13,
};
const ofNames =
  list.given |
  list.surname |
  list.givenAnywhere |
  list.people |
  list.place |
  list.city |
  further.proper |
  further.title |
  further.nickname;
const frequent = further.common | further.ordinary;

/**
 * Whether a lower-case word cannot be a name: a function word, or an ordinary word that no list has as a name.
 * A word of slang or of a small dictionary counts as ordinary only if it is frequent, since rare ones are
 * somebody's name ("hacket").
 */
const isPlain = (bits: number): boolean =>
  (bits & further.functionWord) !== 0 ||
  ((bits & ofNames) === 0 &&
    ((bits & (list.english | further.known)) !== 0 || (bits & frequent) === frequent));

/**
 * Indexes stay valid until `makeRoom` is called. Index 0 is the empty word outside a sentence, which adds
 * nothing.
 */
export interface WordCache {
  /** Empties the cache if it cannot hold this many further words. */
  makeRoom(words: number): void;
  /** Returns the index of the word of token `i`; a new word is computed and added. */
  indexOf(tokens: WordSpans, i: number): number;
  /** Bits of `trait`, by index. */
  readonly traits: Uint8Array;
}

/** `kernel`: computes the words, of which it holds `keptWords` and `mostAdded` more. */
export function createWordCache(
  { rowOf, listBits }: Model,
  kernel: WordKernel,
  mostAdded: number,
): WordCache {
  const lists = (folded: string) => listBits(listHash(folded));
  const most = keptWords + mostAdded;
  const traits = new Uint8Array(most);
  /** The index of the word in each slot; 0 if the slot is free. Small enough to stay in the processor's cache. */
  const table = new Uint16Array(slots);
  /** The two hashes of each word. */
  const hashes = new Int32Array(2 * most);
  let count = 1;

  function learn(word: string): number {
    const index = count++;
    traits[index] = traitsOf(word, lists);
    let rowCount = 0;
    for (const feature of featuresOf(word, lists)) {
      const row = rowOf(feature);
      if (row >= 0) kernel.featureRows[rowCount++] = row;
    }
    kernel.learn(index, rowCount);
    return index;
  }

  return {
    traits,
    makeRoom(words) {
      if (count + words <= most) return;
      table.fill(0);
      count = 1;
    },
    indexOf(tokens, i) {
      const exact = tokens.exact[i]!;
      const other = tokens.hash[i]!;
      const both = Math.imul(exact ^ other, 0x9e3779b1);
      let slot = (both ^ (both >>> 15)) & (slots - 1);
      for (let index = table[slot]!; index !== 0; index = table[slot]!) {
        if (hashes[2 * index] === exact && hashes[2 * index + 1] === other) return index;
        slot = (slot + 1) & (slots - 1);
      }
      const learnt = learn(tokens.text.slice(tokens.start[i]!, tokens.end[i]!));
      hashes[2 * learnt] = exact;
      hashes[2 * learnt + 1] = other;
      table[slot] = learnt;
      return learnt;
    },
  };
}

export function traitsOf(word: string, lists: (folded: string) => number): number {
  const shape = shapeOf(word);
  const begins = beginsBehind(word) ? trait.beginsBehind : 0;
  if (shape <= wordShape.number) return begins;
  if (shape === wordShape.small) return trait.word | (isPlain(lists(foldWord(word))) ? trait.plain : 0);
  return trait.word | trait.capital | (shape === wordShape.capitals ? trait.capitals : 0);
}
