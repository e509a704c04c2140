/**
 * Computes for each word of a text the probabilities that it belongs to the name of a person, a place, an
 * organisation or a thing.
 */
import { expOf } from '../network/exponential.ts';
import type { Model } from '../network/model-file.ts';
import { capitalMark, markBegins } from './sentence-mark.ts';
import type { WordSpans } from './token-span.ts';
import { createWordCache, partBias, shareBias, stepsPerUnit, trait, wordsPerSum } from './word-cache.ts';

/** The classes, in their order. */
export const wordClasses = ['other', 'person', 'place', 'organisation', 'thing'] as const;
export const classCount = wordClasses.length;

/** The number of tokens at which a longer sentence is divided. */
export const longestSentence = 128;

export interface WordTagger {
  /**
   * `out`: the probability of each class of each token from `first` up to, excluding, `behind`: `classCount` numbers per
   * token. The tokens are read as one sentence or a few. A sign, a number and a small function word are `other`.
   */
  tag(tokens: WordSpans, first: number, behind: number, out: Float32Array): void;
}

/** The number of words on either side that the network takes into account. */
const wordReach = 2;

/** The number of values added at once when a word is computed. */
const hiddenBlock = 8;

/** Two drives share a number: one has the lower, one the upper 16 bits. */
const lowHalf = 0xffff;
/** A drive is the sum of six parts: five words and the sentence. */
const driveBias = 6 * partBias;

/** A class whose score leads all others by this much is certain. */
const certain = 9;

/** Returns the largest amount by which the marks of a sentence can change a drive. */
function largestMark(mark: Float32Array, units: number): number {
  let largest = 0;
  for (let unit = 0; unit < units; unit++) {
    let most = 0;
    for (let at = units + unit; at < mark.length; at += units) most = Math.max(most, Math.abs(mark[at]!));
    // One mark that every token has, one for capitals, one for a beginning.
    largest = Math.max(largest, Math.abs(mark[unit]!) + 2 * most);
  }
  return largest;
}

/**
 * Joins the networks into one layer, whose output is the mean of theirs: the marks (marks x units), the output
 * weights (units x classes, per step), and the bias.
 */
function joinNetworks({ header, networks }: Model) {
  const { hidden, marks } = header;
  const units = networks.length * hidden;
  const mark = new Float32Array(marks * units);
  const outputs = new Float64Array(units * classCount);
  const bias = new Float64Array(classCount);
  for (const [n, network] of networks.entries()) {
    const first = n * hidden;
    for (let at = 0; at < marks; at++)
      mark.set(network.mark.subarray(at * hidden, (at + 1) * hidden), at * units + first);
    for (const [i, weight] of network.output.entries())
      outputs[first * classCount + i] = weight / (networks.length * stepsPerUnit);
    for (const [k, weight] of network.bias.entries()) bias[k]! += weight / networks.length;
  }
  return { units, mark, outputs, bias };
}

export function createWordTagger(model: Model): WordTagger {
  const { hidden, reach } = model.header;
  const { units, mark, outputs, bias } = joinNetworks(model);
  if (reach !== wordReach)
    throw new Error(`The weights look at ${reach} words on either side instead of ${wordReach}.`);
  if (hidden % hiddenBlock !== 0)
    throw new Error(`The weights have a hidden layer of ${hidden}, which is no multiple of ${hiddenBlock}.`);
  if (largestMark(mark, units) > (partBias - shareBias) / stepsPerUnit)
    throw new Error('The marks of the weights are too large to be added in 16 bits.');
  const half = units / 2;
  const stride = (2 * reach + 1) * half;
  const cache = createWordCache(model, longestSentence);
  const { traits } = cache;
  const ids = new Int32Array(longestSentence + 2 * reach + wordsPerSum);
  const total = new Int32Array(units);
  const sentence = new Int32Array(half);
  const beginning = new Int32Array(half);
  /**
   * Added to the sentence's share at a token that begins something. Its parts are small, so that no half of a
   * sum overflows into the other.
   */
  const begins = Int32Array.from({ length: half }, (_, h) => {
    const stepsOf = (unit: number) => Math.round(mark[markBegins * units + unit]! * stepsPerUnit);
    return (stepsOf(half + h) << 16) + stepsOf(h);
  });
  const logits = new Float64Array(classCount);
  /** The drives above zero, in steps, and the offsets of their weights. */
  const drives = new Int32Array(units + 1);
  const active = new Int32Array(units + 1);

  function tagSentence(tokens: WordSpans, first: number, count: number, out: Float32Array, at: number) {
    cache.makeRoom(count);
    // The places beyond the sentence get the empty word, which adds nothing.
    for (let i = reach + count; i < reach + count + wordsPerSum; i++) ids[i] = 0;
    let words = 0;
    let capitals = 0;
    let loud = 0;
    for (let i = 0; i < count; i++) {
      const id = cache.indexOf(tokens, first + i);
      ids[i + reach] = id;
      const own = traits[id]!;
      words += own & trait.word;
      if (own & trait.capital) capitals++;
      if (own & trait.capitals) loud++;
    }
    addSentence(count);
    shareSentence(count, capitalMark(words, capitals, loud) * units);
    const { windows } = cache;
    for (let i = 0; i < count; i++) {
      const to = at + i * classCount;
      const own = traits[ids[i + reach]!]!;
      if ((own & trait.word) === 0 || own & trait.plain) {
        writeOther(out, to);
        continue;
      }
      const begins = i === 0 || (traits[ids[i + reach - 1]!]! & trait.beginsBehind) !== 0;
      addWindow(i, windows, begins ? beginning : sentence);
      classify(to, out);
    }
  }

  /** Adds up the contributions of all words of the sentence, four at a time. */
  function addSentence(count: number): void {
    const { sentences } = cache;
    total.fill(0);
    for (let i = reach; i < reach + count; i += wordsPerSum) {
      const a = ids[i]! * half;
      const b = ids[i + 1]! * half;
      const c = ids[i + 2]! * half;
      const d = ids[i + 3]! * half;
      for (let h = 0; h < half; h++) {
        const both =
          (((((sentences[a + h]! + sentences[b + h]!) | 0) + sentences[c + h]!) | 0) + sentences[d + h]!) | 0;
        total[h] = (total[h]! + (both & lowHalf)) | 0;
        total[half + h] = (total[half + h]! + (both >>> 16)) | 0;
      }
    }
  }

  /** Packs the mean of the sentence with its marks; for a token that begins something, with one mark more. */
  function shareSentence(count: number, whole: number): void {
    const none = Math.ceil(count / wordsPerSum) * wordsPerSum * shareBias;
    // Half a step is added, since the conversion to a whole number cuts off.
    const start = partBias + 0.5 - none / count;
    for (let h = 0; h < half; h++) {
      const upper = half + h;
      const low = start + total[h]! / count + (mark[h]! + mark[whole + h]!) * stepsPerUnit;
      const high = start + total[upper]! / count + (mark[upper]! + mark[whole + upper]!) * stepsPerUnit;
      const both = low | 0 | ((high | 0) << 16);
      sentence[h] = both;
      beginning[h] = (both + begins[h]!) | 0;
    }
  }

  /**
   * Adds up what the sentence and the five words around token `i` contribute to each class. Most of the time is
   * spent here. Units below zero contribute nothing; they are skipped without a branch, since a branch could
   * not be predicted.
   */
  function addWindow(i: number, pool: Int32Array, shared: Int32Array): void {
    const a = ids[i]! * stride;
    const b = ids[i + 1]! * stride + half;
    const c = ids[i + 2]! * stride + 2 * half;
    const d = ids[i + 3]! * stride + 3 * half;
    const e = ids[i + 4]! * stride + 4 * half;
    let count = 0;
    for (let h = 0; h < half; h++) {
      const both =
        (((((((((shared[h]! + pool[a + h]!) | 0) + pool[b + h]!) | 0) + pool[c + h]!) | 0) + pool[d + h]!) |
          0) +
          pool[e + h]!) |
        0;
      const low = (both & lowHalf) - driveBias;
      const high = (both >>> 16) - driveBias;
      drives[count] = low;
      active[count] = h * classCount;
      count += 1 - (low >>> 31);
      drives[count] = high;
      active[count] = (half + h) * classCount;
      count += 1 - (high >>> 31);
    }
    let l0 = bias[0]!;
    let l1 = bias[1]!;
    let l2 = bias[2]!;
    let l3 = bias[3]!;
    let l4 = bias[4]!;
    for (let k = 0; k < count; k++) {
      const drive = drives[k]!;
      const from = active[k]!;
      l0 += drive * outputs[from]!;
      l1 += drive * outputs[from + 1]!;
      l2 += drive * outputs[from + 2]!;
      l3 += drive * outputs[from + 3]!;
      l4 += drive * outputs[from + 4]!;
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
      writeOther(out, to);
      return;
    }
    const highest = Math.max(other, most);
    let sum = 0;
    for (let k = 0; k < classCount; k++) {
      const exponent = expOf(logits[k]! - highest);
      out[to + k] = exponent;
      sum += exponent;
    }
    for (let k = 0; k < classCount; k++) out[to + k]! /= sum;
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

/** Writes that the token is certainly not a name. Five assignments take a fraction of the time of `fill`. */
function writeOther(out: Float32Array, to: number): void {
  out[to] = 1;
  out[to + 1] = 0;
  out[to + 2] = 0;
  out[to + 3] = 0;
  out[to + 4] = 0;
}
