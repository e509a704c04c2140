/** Computes for each word of a text how likely it is part of the name of a person, a place, an organisation, a thing. */
import type { Model } from '../model-file.ts';
import { foldWord } from './fold-word.ts';
import { listHash } from './name-lists.ts';
import { beginsBehind, capitalMark, markBegins } from './sentence-mark.ts';
import type { TokenSpans } from './token-span.ts';
import { featuresOf } from './word-feature.ts';
import { shapeOf, wordShape } from './word-shape.ts';

/** The classes, in their order. */
export const wordClasses = ['other', 'person', 'place', 'organisation', 'thing'] as const;
export const classCount = wordClasses.length;

/** A longer sentence is cut. */
export const longestSentence = 128;

export interface WordTagger {
  /**
   * `out`: the probability of each class of each token from `first` up to, excluding, `behind`: `classCount` numbers per
   * token. The tokens are read as one sentence or a few. A sign, a number and a small function word are `other`.
   */
  tag(tokens: TokenSpans, first: number, behind: number, out: Float32Array): void;
}

/** The size of the cache of words, which is then emptied. 50,000 texts of one person have fewer words that repeat. */
const keptWords = 1 << 14;

/** The list of function words: in lower case they are not names, and they are half of a text. */
const functionWordList = 1 << 7;

/** The words on either side that are looked at. */
const wordReach = 2;

/** A class that leads all others by this much is certain. */
const certain = 9;

/** What is known of a cached word. */
const trait = { word: 1, capital: 2, capitals: 4, beginsBehind: 8, plain: 16 } as const;

export function createWordTagger(model: Model): WordTagger {
  const { width, hidden, reach } = model.header;
  const { mark, output, bias, window } = model;
  const span = 2 * reach + 1;
  if (reach !== wordReach)
    throw new Error(`The weights look at ${reach} words on either side instead of ${wordReach}.`);
  const stride = (span + 1) * hidden;
  const lists = (folded: string) => model.listBits(listHash(folded));
  const indexOf = new Map<string, number>();
  /** What each cached word adds to the hidden layer of the words around it, and to that of its sentence. */
  let pool = new Float32Array(1024 * stride);
  const traits = new Uint8Array(keptWords + longestSentence);
  const value = new Float64Array(width);
  const ids = new Int32Array(longestSentence + 2 * reach);
  const sentence = new Float64Array(hidden);
  const beginning = new Float64Array(hidden);
  const logits = new Float64Array(classCount);

  /** Index 0 stands for what is outside the sentence, and adds nothing. */
  function forget(): void {
    indexOf.clear();
    indexOf.set('', 0);
    pool.fill(0, 0, stride);
  }
  forget();

  function learn(word: string): number {
    const index = indexOf.size;
    indexOf.set(word, index);
    traits[index] = traitsOf(word, lists);
    if ((index + 1) * stride > pool.length) {
      const larger = new Float32Array(pool.length * 2);
      larger.set(pool);
      pool = larger;
    }
    value.fill(0);
    for (const feature of featuresOf(word, lists)) {
      const row = model.rowOf(feature);
      if (row < 0) continue;
      const scale = model.scales[row] as number;
      const from = row * width;
      for (let d = 0; d < width; d++) value[d]! += model.embedding[from + d]! * scale;
    }
    const to = index * stride;
    pool.fill(0, to, to + stride);
    for (let p = 0; p <= span; p++) {
      for (let d = 0; d < width; d++) {
        const factor = value[d]!;
        const from = (p * width + d) * hidden;
        const at = to + p * hidden;
        for (let h = 0; h < hidden; h++) pool[at + h]! += factor * window[from + h]!;
      }
    }
    return index;
  }

  function tagSentence(
    { text, start, end }: TokenSpans,
    first: number,
    count: number,
    out: Float32Array,
    at: number,
  ) {
    if (indexOf.size > keptWords) forget();
    ids.fill(0, 0, reach);
    ids.fill(0, reach + count, count + 2 * reach);
    let words = 0;
    let capitals = 0;
    let loud = 0;
    for (let i = 0; i < count; i++) {
      const word = text.slice(start[first + i], end[first + i]);
      const id = indexOf.get(word) ?? learn(word);
      ids[i + reach] = id;
      const own = traits[id]!;
      words += own & trait.word;
      if (own & trait.capital) capitals++;
      if (own & trait.capitals) loud++;
    }
    const whole = capitalMark(words, capitals, loud) * hidden;
    sentence.fill(0);
    for (let i = 0; i < count; i++) {
      const from = ids[i + reach]! * stride + span * hidden;
      for (let h = 0; h < hidden; h++) sentence[h]! += pool[from + h]!;
    }
    for (let h = 0; h < hidden; h++) {
      sentence[h] = sentence[h]! / count + mark[h]! + mark[whole + h]!;
      beginning[h] = sentence[h]! + mark[markBegins * hidden + h]!;
    }
    for (let i = 0; i < count; i++) {
      const to = at + i * classCount;
      const own = traits[ids[i + reach]!]!;
      if ((own & trait.word) === 0 || own & trait.plain) {
        out.fill(0, to, to + classCount);
        out[to] = 1;
        continue;
      }
      const begins = i === 0 || (traits[ids[i + reach - 1]!]! & trait.beginsBehind) !== 0;
      addWindow(i, begins ? beginning : sentence);
      classify(to, out);
    }
  }

  /** Adds up what the sentence and the five words around token `i` contribute to each class: most of the time is spent here. */
  function addWindow(i: number, shared: Float64Array): void {
    const a = ids[i]! * stride;
    const b = ids[i + 1]! * stride + hidden;
    const c = ids[i + 2]! * stride + 2 * hidden;
    const d = ids[i + 3]! * stride + 3 * hidden;
    const e = ids[i + 4]! * stride + 4 * hidden;
    let l0 = bias[0]!;
    let l1 = bias[1]!;
    let l2 = bias[2]!;
    let l3 = bias[3]!;
    let l4 = bias[4]!;
    for (let h = 0, from = 0; h < hidden; h++, from += classCount) {
      const drive = shared[h]! + (pool[a + h]! + pool[b + h]!) + (pool[c + h]! + pool[d + h]!) + pool[e + h]!;
      if (drive <= 0) continue;
      l0 += drive * output[from]!;
      l1 += drive * output[from + 1]!;
      l2 += drive * output[from + 2]!;
      l3 += drive * output[from + 3]!;
      l4 += drive * output[from + 4]!;
    }
    logits[0] = l0;
    logits[1] = l1;
    logits[2] = l2;
    logits[3] = l3;
    logits[4] = l4;
  }

  function classify(to: number, out: Float32Array): void {
    const other = logits[0]!;
    let most = logits[1]!;
    for (let k = 2; k < classCount; k++) if (logits[k]! > most) most = logits[k]!;
    if (other - most > certain) {
      out.fill(0, to, to + classCount);
      out[to] = 1;
      return;
    }
    let total = 0;
    for (let k = 0; k < classCount; k++) {
      const exponent = Math.exp(logits[k]! - Math.max(other, most));
      out[to + k] = exponent;
      total += exponent;
    }
    for (let k = 0; k < classCount; k++) out[to + k]! /= total;
  }

  return {
    tag(tokens, first, behind, out) {
      for (let from = first; from < behind; from += longestSentence) {
        const count = Math.min(longestSentence, behind - from);
        tagSentence(tokens, from, count, out, (from - first) * classCount);
      }
    },
  };
}

function traitsOf(word: string, lists: (folded: string) => number): number {
  const shape = shapeOf(word);
  const begins = beginsBehind(word) ? trait.beginsBehind : 0;
  if (shape <= wordShape.number) return begins;
  if (shape === wordShape.small)
    return trait.word | (lists(foldWord(word)) & functionWordList ? trait.plain : 0);
  return trait.word | trait.capital | (shape === wordShape.capitals ? trait.capitals : 0);
}
