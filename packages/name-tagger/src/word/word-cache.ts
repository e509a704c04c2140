/** Keeps what each word adds to the hidden layer, so that text whose words repeat costs some additions per word. */
import type { Model } from '../model-file.ts';
import { foldWord } from './fold-word.ts';
import { hashStart, hashStep } from './hash.ts';
import { listHash } from './name-lists.ts';
import { beginsBehind } from './sentence-mark.ts';
import { featuresOf } from './word-feature.ts';
import { shapeOf, wordShape } from './word-shape.ts';

/** The data of a cached word. */
export const trait = { word: 1, capital: 2, capitals: 4, beginsBehind: 8, plain: 16 } as const;

/** The size of the cache of words, which is then emptied. 50,000 texts of one person have fewer words that repeat. */
const keptWords = 1 << 14;
const slots = keptWords * 4;

/** The list of function words: in lower case they are not names, and they are half of a text. */
const functionWordList = 1 << 7;

/** Indexes are valid until `makeRoom` is called; 0 stands for what is outside a sentence, and adds nothing. */
export interface WordCache {
  /** Empties the cache if it could not hold so many further words. */
  makeRoom(words: number): void;
  /** Returns the index of the word that stands there, which is learnt if it is new. */
  indexOf(text: string, from: number, to: number): number;
  /** Bits of `trait`, by index. */
  readonly traits: Uint8Array;
  /** What a word adds to the words around it: by index, place and unit of the hidden layer. Replaced as words are learnt. */
  readonly windows: Float32Array;
  /** What it adds to its sentence: by index and unit. Replaced as words are learnt. */
  readonly sentences: Float32Array;
}

export function createWordCache(model: Model, mostAdded: number): WordCache {
  const { width, hidden, reach } = model.header;
  const { embedding, scales, window } = model;
  const places = 2 * reach + 1;
  const stride = places * hidden;
  const lists = (folded: string) => model.listBits(listHash(folded));
  const most = keptWords + mostAdded;
  const traits = new Uint8Array(most);
  /** The index of the word in each slot; 0 if it is free. */
  const table = new Int32Array(slots);
  const hashes = new Int32Array(most);
  const checks = new Int32Array(most);
  let windows = new Float32Array(1024 * stride);
  let sentences = new Float32Array(1024 * hidden);
  const value = new Float64Array(width);
  let count = 1;

  function learn(word: string, hash: number, check: number): number {
    const index = count++;
    hashes[index] = hash;
    checks[index] = check;
    traits[index] = traitsOf(word, lists);
    if (count * stride > windows.length) {
      windows = enlarged(windows);
      sentences = enlarged(sentences);
    }
    value.fill(0);
    for (const feature of featuresOf(word, lists)) {
      const row = model.rowOf(feature);
      if (row < 0) continue;
      const scale = scales[row] as number;
      const begin = row * width;
      for (let d = 0; d < width; d++) value[d]! += embedding[begin + d]! * scale;
    }
    for (let place = 0; place < places; place++) add(place, windows, index * stride + place * hidden);
    add(places, sentences, index * hidden);
    return index;
  }

  /** Eight units at a time. Each sum is rounded to a float at every step, so that it is the same however it is computed. */
  function add(place: number, out: Float32Array, to: number): void {
    const { fround } = Math;
    for (let h = 0; h < hidden; h += 8) {
      let a = 0;
      let b = 0;
      let c = 0;
      let d = 0;
      let e = 0;
      let f = 0;
      let g = 0;
      let i = 0;
      for (let unit = 0, at = place * width * hidden + h; unit < width; unit++, at += hidden) {
        const factor = value[unit]!;
        a = fround(a + factor * window[at]!);
        b = fround(b + factor * window[at + 1]!);
        c = fround(c + factor * window[at + 2]!);
        d = fround(d + factor * window[at + 3]!);
        e = fround(e + factor * window[at + 4]!);
        f = fround(f + factor * window[at + 5]!);
        g = fround(g + factor * window[at + 6]!);
        i = fround(i + factor * window[at + 7]!);
      }
      out[to + h] = a;
      out[to + h + 1] = b;
      out[to + h + 2] = c;
      out[to + h + 3] = d;
      out[to + h + 4] = e;
      out[to + h + 5] = f;
      out[to + h + 6] = g;
      out[to + h + 7] = i;
    }
  }

  return {
    traits,
    get windows() {
      return windows;
    },
    get sentences() {
      return sentences;
    },
    makeRoom(words) {
      if (count + words <= most) return;
      table.fill(0);
      count = 1;
    },
    indexOf(text, from, to) {
      let hash = hashStart;
      let check = 0;
      for (let i = from; i < to; i++) {
        const code = text.charCodeAt(i);
        hash = hashStep(hash, code);
        check = checkStep(check, code);
      }
      let slot = (hash ^ (hash >>> 15)) & (slots - 1);
      for (let index = table[slot]!; index !== 0; index = table[slot]!) {
        if (hashes[index] === hash && checks[index] === check) return index;
        slot = (slot + 1) & (slots - 1);
      }
      const learnt = learn(text.slice(from, to), hash, check);
      table[slot] = learnt;
      return learnt;
    },
  };
}

/**
 * A second hash, independent of the first: of 16,000 words two have both in one of 10^11 caches. To compare letters instead
 * took 3 % of all time.
 */
const checkStep = (check: number, code: number): number =>
  Math.imul(check + code + 1, 0x9e3779b1) ^ (check >>> 15);

function enlarged(numbers: Float32Array): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

function traitsOf(word: string, lists: (folded: string) => number): number {
  const shape = shapeOf(word);
  const begins = beginsBehind(word) ? trait.beginsBehind : 0;
  if (shape <= wordShape.number) return begins;
  if (shape === wordShape.small)
    return trait.word | (lists(foldWord(word)) & functionWordList ? trait.plain : 0);
  return trait.word | trait.capital | (shape === wordShape.capitals ? trait.capitals : 0);
}
