/**
 * Caches what each word adds to the hidden layer, so that text with repeated words costs only some additions
 * per word.
 */
import type { Model, Network } from '../network/model-file.ts';
import { foldWord } from './fold-word.ts';
import { listHash } from './name-lists.ts';
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
const keptWords = 1 << 14;
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
 * A drive is the input of a hidden unit before its activation. Its parts are stored in whole numbers of these
 * steps, two in one 32-bit number, so that one addition adds both.
 */
export const stepsPerUnit = 160;
/**
 * Added to each part, so that it is never negative; the six parts of a drive then fit into 16 bits. Larger
 * parts are cut off.
 */
export const partBias = 5461;
/** The same for what a word adds to its whole sentence. Four of these are added before they are unpacked. */
export const shareBias = 4096;
export const wordsPerSum = 4;

const packed = (low: number, high: number, bias: number): number =>
  stepsOf(low, bias) | (stepsOf(high, bias) << 16);
const stepsOf = (part: number, bias: number): number =>
  Math.max(0, Math.min(2 * bias - 1, Math.round(part * stepsPerUnit) + bias));

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
  /**
   * What a word adds to the drives of the words around it, packed: by index, place, and half the units of all
   * networks. Replaced when words are added.
   */
  readonly windows: Int32Array;
  /** What a word adds to its sentence, packed: by index and half the units. Replaced when words are added. */
  readonly sentences: Int32Array;
}

export function createWordCache(model: Model, mostAdded: number): WordCache {
  const { width, hidden, reach, networks } = model.header;
  const places = 2 * reach + 1;
  const units = networks * hidden;
  const half = units / 2;
  const stride = places * half;
  const lists = (folded: string) => model.listBits(listHash(folded));
  const most = keptWords + mostAdded;
  const traits = new Uint8Array(most);
  /** The index of the word in each slot; 0 if the slot is free. Small enough to stay in the processor's cache. */
  const table = new Uint16Array(slots);
  /** The two hashes of each word. */
  const hashes = new Int32Array(2 * most);
  let windows = new Int32Array(1024 * stride);
  let sentences = new Int32Array(1024 * half);
  const value = new Float64Array(width);
  /** What a word adds at each place, then to its sentence: by place and unit, for all networks. */
  const sums = new Float32Array((places + 1) * units);
  windows.fill(packed(0, 0, partBias), 0, stride);
  sentences.fill(packed(0, 0, shareBias), 0, half);
  let count = 1;

  function learn(word: string): number {
    const index = count++;
    traits[index] = traitsOf(word, lists);
    if (count * stride > windows.length) {
      windows = enlarged(windows, most * stride);
      sentences = enlarged(sentences, most * half);
    }
    const rows = featuresOf(word, lists).map(model.rowOf);
    for (const [n, network] of model.networks.entries()) {
      addRows(network, rows);
      for (let place = 0; place <= places; place++) add(network.window, place, place * units + n * hidden);
    }
    const pack = (place: number, h: number, bias: number) => {
      const at = place * units + h;
      return packed(sums[at]!, sums[at + half]!, bias);
    };
    for (let place = 0; place < places; place++) {
      const to = index * stride + place * half;
      for (let h = 0; h < half; h++) windows[to + h] = pack(place, h, partBias);
    }
    for (let h = 0; h < half; h++) sentences[index * half + h] = pack(places, h, shareBias);
    return index;
  }

  function addRows({ embedding, scales }: Network, rows: readonly number[]): void {
    value.fill(0);
    for (const row of rows) {
      if (row < 0) continue;
      const scale = scales[row] as number;
      const begin = row * width;
      for (let d = 0; d < width; d++) value[d]! += embedding[begin + d]! * scale;
    }
  }

  /**
   * Adds eight units at a time. Each sum is rounded to a float at every step, so that it does not depend on the
   * order of computation.
   */
  function add(window: Float32Array, place: number, to: number): void {
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
      sums[to + h] = a;
      sums[to + h + 1] = b;
      sums[to + h + 2] = c;
      sums[to + h + 3] = d;
      sums[to + h + 4] = e;
      sums[to + h + 5] = f;
      sums[to + h + 6] = g;
      sums[to + h + 7] = i;
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

function enlarged(numbers: Int32Array, most: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.min(most, numbers.length * 2));
  larger.set(numbers);
  return larger;
}

export function traitsOf(word: string, lists: (folded: string) => number): number {
  const shape = shapeOf(word);
  const begins = beginsBehind(word) ? trait.beginsBehind : 0;
  if (shape <= wordShape.number) return begins;
  if (shape === wordShape.small) return trait.word | (isPlain(lists(foldWord(word))) ? trait.plain : 0);
  return trait.word | trait.capital | (shape === wordShape.capitals ? trait.capitals : 0);
}
