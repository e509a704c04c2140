/**
 * The forward pass over a sentence: rows to values, values to a hidden layer, the layer to the probability of each
 * class.
 */
import type { Parameters, Shape } from './network.ts';

export const longestSentence = 400;

export interface ForwardPass {
  /** The sum of each token's rows, followed by the mean of these sums over the sentence. */
  readonly values: Float32Array;
  /** The hidden layer of the last token; dropped parts are set to 0 here. */
  readonly layer: Float32Array;
  readonly probability: Float32Array;
  /** Starts a sentence. @param rows the rows of each token */
  begin(rows: readonly Int32Array[]): void;
  /** Fills the hidden layer of a token. */
  hide(token: number, count: number, marks: readonly number[]): void;
  /** Fills the probabilities from the hidden layer. */
  classify(): void;
}

export function createForwardPass(
  { width, hidden, reach, classes }: Shape,
  { embedding, window, mark, output, bias }: Parameters,
): ForwardPass {
  const span = 2 * reach + 1;
  const values = new Float32Array((longestSentence + 1) * width);
  const layer = new Float32Array(hidden);
  /** The contribution of the sentence's mean to each token's layer. */
  const share = new Float32Array(hidden);
  const probability = new Float32Array(classes);

  function embed(rows: readonly Int32Array[]): void {
    const count = rows.length;
    values.fill(0, 0, (count + 1) * width);
    const total = count * width;
    for (let i = 0; i < count; i++) {
      const own = rows[i] as Int32Array;
      const to = i * width;
      for (let n = 0; n < own.length; n++) {
        const from = (own[n] as number) * width;
        for (let d = 0; d < width; d++) values[to + d]! += embedding[from + d]!;
      }
      for (let d = 0; d < width; d++) values[total + d]! += values[to + d]! / count;
    }
  }

  function shareSentence(count: number): void {
    share.fill(0);
    const base = span * width * hidden;
    const from = count * width;
    for (let d = 0; d < width; d++) {
      const value = values[from + d]!;
      const at = base + d * hidden;
      for (let h = 0; h < hidden; h++) share[h]! += value * window[at + h]!;
    }
  }

  return {
    values,
    layer,
    probability,
    begin(rows) {
      embed(rows);
      shareSentence(rows.length);
    },
    hide(token, count, marks) {
      for (let h = 0; h < hidden; h++) layer[h] = share[h]! + mark[h]!;
      for (const m of marks) for (let h = 0; h < hidden; h++) layer[h]! += mark[m * hidden + h]!;
      for (let p = 0; p < span; p++) {
        const other = token + p - reach;
        if (other < 0 || other >= count) continue;
        const from = other * width;
        for (let d = 0; d < width; d++) {
          const value = values[from + d]!;
          const at = (p * width + d) * hidden;
          for (let h = 0; h < hidden; h++) layer[h]! += value * window[at + h]!;
        }
      }
      for (let h = 0; h < hidden; h++) if (layer[h]! < 0) layer[h] = 0;
    },
    classify() {
      let most = -1e9;
      for (let k = 0; k < classes; k++) {
        let sum = bias[k]!;
        for (let h = 0; h < hidden; h++) sum += layer[h]! * output[h * classes + k]!;
        probability[k] = sum;
        if (sum > most) most = sum;
      }
      let total = 0;
      for (let k = 0; k < classes; k++) total += probability[k] = Math.exp(probability[k]! - most);
      for (let k = 0; k < classes; k++) probability[k]! /= total;
    },
  };
}
