/** Computes for each Chinese or Japanese character how likely it is part of a name. */
import type { Model } from '../network/model-file.ts';
import { listHash } from '../word/hash.ts';
import type { TokenSpans } from '../word/token-span.ts';
import { classCount, type Tagger } from '../word/word-tagger.ts';
import { characterFeatures } from './character-feature.ts';

export function createCharacterTagger(model: Model): Tagger<TokenSpans> {
  const { width, hidden, reach } = model.header;
  const [network, further] = model.networks;
  if (network === undefined || further !== undefined)
    throw new Error('The weights of characters have one network.');
  const { mark, output, bias, window, scales, embedding } = network;
  const span = 2 * reach + 1;
  const lookUp = (word: string) => model.listBits(listHash(word));
  const sentence = new Float64Array(hidden);
  const layer = new Float64Array(hidden);

  function embed(tokens: readonly string[]): Float64Array {
    const values = new Float64Array((tokens.length + 1) * width);
    const total = tokens.length * width;
    for (const [i, features] of characterFeatures(tokens, lookUp).entries()) {
      for (const feature of features) {
        const row = model.rowOf(feature);
        if (row < 0) continue;
        const scale = scales[row] as number;
        for (let d = 0; d < width; d++) values[i * width + d]! += embedding[row * width + d]! * scale;
      }
      for (let d = 0; d < width; d++) values[total + d]! += values[i * width + d]! / tokens.length;
    }
    return values;
  }

  function addShare(values: Float64Array, token: number, place: number, to: Float64Array): void {
    for (let d = 0; d < width; d++) {
      const factor = values[token * width + d]!;
      const from = (place * width + d) * hidden;
      for (let h = 0; h < hidden; h++) to[h]! += factor * window[from + h]!;
    }
  }

  return {
    tag({ text, start, end }, first, behind, out) {
      const count = behind - first;
      const tokens = Array.from({ length: count }, (_, i) => text.slice(start[first + i], end[first + i]));
      const values = embed(tokens);
      for (let h = 0; h < hidden; h++) sentence[h] = mark[h]!;
      addShare(values, count, span, sentence);
      for (let i = 0; i < count; i++) {
        layer.set(sentence);
        const last = Math.min(count - 1, i + reach);
        for (let other = Math.max(0, i - reach); other <= last; other++)
          addShare(values, other, other - i + reach, layer);
        classify(i * classCount, out);
      }
    },
  };

  function classify(to: number, out: Float32Array): void {
    for (let k = 0; k < classCount; k++) {
      let sum = bias[k]!;
      for (let h = 0; h < hidden; h++) if (layer[h]! > 0) sum += layer[h]! * output[h * classCount + k]!;
      out[to + k] = sum;
    }
    let most = out[to]!;
    for (let k = 1; k < classCount; k++) if (out[to + k]! > most) most = out[to + k]!;
    let total = 0;
    for (let k = 0; k < classCount; k++) {
      const exponent = Math.exp(out[to + k]! - most);
      out[to + k] = exponent;
      total += exponent;
    }
    for (let k = 0; k < classCount; k++) out[to + k]! /= total;
  }
}
