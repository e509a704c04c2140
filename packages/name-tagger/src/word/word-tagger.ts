/**
 * Computes for each word of a text the probabilities that it belongs to the name of a person, a place, an
 * organisation or a thing.
 */

import { partBias, shareBias, stepsPerUnit, wordsPerSum } from '../kernel/layout.ts';
import { createWordKernel, type KernelHost } from '../kernel/word-kernel.ts';
import { expOf } from '../network/exponential.ts';
import type { Model } from '../network/model-file.ts';
import { capitalMark, markBegins } from './sentence-mark.ts';
import type { TokenSpans, WordSpans } from './token-span.ts';
import { createWordCache, keptWords, trait } from './word-cache.ts';

/** The classes, in their order. */
export const wordClasses = ['other', 'person', 'place', 'organisation', 'thing'] as const;
export const classCount = wordClasses.length;

/** The number of tokens at which a longer sentence is divided. */
export const longestSentence = 128;

export interface Tagger<Spans extends TokenSpans> {
  /**
   * `out`: the probability of each class of each token from `first` up to, excluding, `behind`: `classCount` numbers per
   * token. The tokens are read as one sentence or a few.
   */
  tag(tokens: Spans, first: number, behind: number, out: Float32Array): void;
}

/** The number of words on either side that the network takes into account. */
const wordReach = 2;

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

/** Joins the networks into one layer, whose output is the mean of theirs: the marks (marks x units), and the bias. */
function joinNetworks({ header, networks }: Model) {
  const { hidden, marks } = header;
  const units = networks.length * hidden;
  const mark = new Float32Array(marks * units);
  const bias = new Float64Array(classCount);
  for (const [n, network] of networks.entries()) {
    for (let at = 0; at < marks; at++)
      mark.set(network.mark.subarray(at * hidden, (at + 1) * hidden), at * units + n * hidden);
    for (const [k, weight] of network.bias.entries()) bias[k]! += weight / networks.length;
  }
  return { units, mark, bias };
}

/**
 * A sign, a number and a small function word are `other`. `host`: see `compileKernel`, several times faster; without it
 * the same is computed in JavaScript.
 */
export function createWordTagger(model: Model, host?: KernelHost): Tagger<WordSpans> {
  const { reach, classes } = model.header;
  const { units, mark, bias } = joinNetworks(model);
  if (classes !== classCount)
    throw new Error(`The weights know ${classes} classes instead of ${classCount}.`);
  if (reach !== wordReach)
    throw new Error(`The weights look at ${reach} words on either side instead of ${wordReach}.`);
  if (largestMark(mark, units) > (partBias - shareBias) / stepsPerUnit)
    throw new Error('The marks of the weights are too large to be added in 16 bits.');
  const half = units / 2;
  const kernel = createWordKernel(model, keptWords + longestSentence, longestSentence, host);
  const { ids, total, shares, asked, logits, logitStep } = kernel;
  const cache = createWordCache(model, kernel, longestSentence);
  const { traits } = cache;
  const odds = new Float64Array(classCount);
  /**
   * Added to the sentence's share at a token that begins something. Its parts are small, so that no half of a
   * sum overflows into the other.
   */
  const begins = Int32Array.from({ length: half }, (_, h) => {
    const stepsOf = (unit: number) => Math.round(mark[markBegins * units + unit]! * stepsPerUnit);
    return (stepsOf(half + h) << 16) + stepsOf(h);
  });

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
    let askedCount = 0;
    for (let i = 0; i < count; i++) {
      const own = traits[ids[i + reach]!]!;
      if ((own & trait.word) === 0 || own & trait.plain) {
        writeOther(out, at + i * classCount);
        continue;
      }
      const begins = i === 0 || (traits[ids[i + reach - 1]!]! & trait.beginsBehind) !== 0;
      asked[askedCount++] = 2 * i + (begins ? 1 : 0);
    }
    if (askedCount === 0) return;
    kernel.addSentence(count);
    shareSentence(count, capitalMark(words, capitals, loud) * units);
    kernel.addWindows(askedCount);
    for (let n = 0; n < askedCount; n++) classify(n * classCount, at + (asked[n]! >> 1) * classCount, out);
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
      shares[h] = both;
      shares[half + h] = (both + begins[h]!) | 0;
    }
  }

  function classify(from: number, to: number, out: Float32Array): void {
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < classCount; k++) {
      odds[k] = bias[k]! + logits[from + k]! * logitStep;
      if (k > 0 && odds[k]! > most) most = odds[k]!;
    }
    const other = odds[0]!;
    if (other - most > certain) {
      writeOther(out, to);
      return;
    }
    const highest = Math.max(other, most);
    let sum = 0;
    for (let k = 0; k < classCount; k++) {
      const exponent = expOf(odds[k]! - highest);
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
