/** Computes for each word of a text how likely it is part of the name of a person, a place, an organisation, a thing. */
import type { Model } from '../model-file.ts';
import { capitalMark, markBegins } from './sentence-mark.ts';
import type { TokenSpans } from './token-span.ts';
import { createWordCache, trait } from './word-cache.ts';

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

/** The words on either side that are looked at. */
const wordReach = 2;

/** The number of values added per step. */
const hiddenBlock = 8;

/** A class that leads all others by this much is certain. */
const certain = 9;

export function createWordTagger(model: Model): WordTagger {
  const { hidden, reach } = model.header;
  const { mark, output, bias } = model;
  if (reach !== wordReach)
    throw new Error(`The weights look at ${reach} words on either side instead of ${wordReach}.`);
  if (hidden % hiddenBlock !== 0)
    throw new Error(`The weights have a hidden layer of ${hidden}, which is no multiple of ${hiddenBlock}.`);
  const stride = (2 * reach + 1) * hidden;
  const cache = createWordCache(model, longestSentence);
  const { traits } = cache;
  const ids = new Int32Array(longestSentence + 2 * reach);
  const sentence = new Float64Array(hidden);
  const beginning = new Float64Array(hidden);
  const logits = new Float64Array(classCount);
  const drives = new Float64Array(hidden);
  /** The sign of each drive is the first bit of its upper half, which is the second one on every machine that runs this. */
  const driveHalves = new Int32Array(drives.buffer);
  const active = new Int32Array(hidden + 1);

  function tagSentence(
    { text, start, end }: TokenSpans,
    first: number,
    count: number,
    out: Float32Array,
    at: number,
  ) {
    cache.makeRoom(count);
    ids.fill(0, 0, reach);
    ids.fill(0, reach + count, count + 2 * reach);
    let words = 0;
    let capitals = 0;
    let loud = 0;
    for (let i = 0; i < count; i++) {
      const id = cache.indexOf(text, start[first + i]!, end[first + i]!);
      ids[i + reach] = id;
      const own = traits[id]!;
      words += own & trait.word;
      if (own & trait.capital) capitals++;
      if (own & trait.capitals) loud++;
    }
    const whole = capitalMark(words, capitals, loud) * hidden;
    addSentence(count);
    for (let h = 0; h < hidden; h++) {
      sentence[h] = sentence[h]! / count + mark[h]! + mark[whole + h]!;
      beginning[h] = sentence[h]! + mark[markBegins * hidden + h]!;
    }
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

  /** Adds up what the words of the sentence contribute, four at a time. */
  function addSentence(count: number): void {
    const { sentences } = cache;
    sentence.fill(0);
    let i = reach;
    for (; i + 4 <= reach + count; i += 4) {
      const a = ids[i]! * hidden;
      const b = ids[i + 1]! * hidden;
      const c = ids[i + 2]! * hidden;
      const d = ids[i + 3]! * hidden;
      for (let h = 0; h < hidden; h++)
        sentence[h] =
          sentence[h]! + sentences[a + h]! + sentences[b + h]! + sentences[c + h]! + sentences[d + h]!;
    }
    for (; i < reach + count; i++) {
      const from = ids[i]! * hidden;
      for (let h = 0; h < hidden; h++) sentence[h]! += sentences[from + h]!;
    }
  }

  /**
   * Adds up what the sentence and the five words around token `i` contribute to each class: most of the time is spent here.
   * Units below zero add nothing; which ones nobody could predict, so they are left out without a branch.
   */
  function addWindow(i: number, pool: Float32Array, shared: Float64Array): void {
    const a = ids[i]! * stride;
    const b = ids[i + 1]! * stride + hidden;
    const c = ids[i + 2]! * stride + 2 * hidden;
    const d = ids[i + 3]! * stride + 3 * hidden;
    const e = ids[i + 4]! * stride + 4 * hidden;
    for (let h = 0; h < hidden; h++)
      drives[h] = shared[h]! + (pool[a + h]! + pool[b + h]!) + (pool[c + h]! + pool[d + h]!) + pool[e + h]!;
    let count = 0;
    for (let h = 0; h < hidden; h++) {
      active[count] = h;
      count += 1 - (driveHalves[2 * h + 1]! >>> 31);
    }
    let l0 = bias[0]!;
    let l1 = bias[1]!;
    let l2 = bias[2]!;
    let l3 = bias[3]!;
    let l4 = bias[4]!;
    for (let k = 0; k < count; k++) {
      const h = active[k]!;
      const drive = drives[h]!;
      const from = h * classCount;
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
      writeOther(out, to);
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

/** Says that it is surely no name. Five assignments take a fraction of the time of `fill`. */
function writeOther(out: Float32Array, to: number): void {
  out[to] = 1;
  out[to + 1] = 0;
  out[to + 2] = 0;
  out[to + 3] = 0;
  out[to + 4] = 0;
}
