/** One step of training: forward through a sentence, backward, and AdaGrad on what it touched. */
import type { Random } from '../random.ts';
import type { Parameters, Shape } from './network.ts';

export interface Step {
  /** The rows of each token. */
  readonly rows: readonly Int32Array[];
  /** Bits of the classes that each token may have; 0: nothing is learnt from it. */
  readonly allowed: ArrayLike<number>;
  /** Marks of the sentence, and of each token. */
  readonly marks: readonly (readonly number[])[];
}

/** Shares that are dropped from a step at random, so that the network does not memorise the corpora. */
export interface Dropping {
  readonly dropFeature: number;
  /** The share of the features that identify a word: most names of the world are in no corpus. */
  readonly dropWord: number;
  readonly dropHidden: number;
}

export interface Trainer {
  /** Returns the loss. `rate`: the learning rate. */
  train(step: Step, rate: number): number;
  /** Writes the probability of each class of each token into `out`. */
  predict(step: Omit<Step, 'allowed'>, out: Float32Array): void;
}

const longest = 400;

export function createTrainer(
  shape: Shape,
  parameters: Parameters,
  random: Random,
  { dropFeature, dropWord, dropHidden }: Dropping,
): Trainer {
  const { width, hidden, reach, classes } = shape;
  const { embedding, window, mark, output, bias } = parameters;
  const span = 2 * reach + 1;
  const sums = {
    embedding: new Float32Array(shape.rows),
    window: new Float32Array(window.length),
    mark: new Float32Array(mark.length),
    output: new Float32Array(output.length),
    bias: new Float32Array(bias.length),
  };
  const gradient = {
    window: new Float32Array(window.length),
    mark: new Float32Array(mark.length),
    output: new Float32Array(output.length),
    bias: new Float32Array(bias.length),
  };
  const values = new Float32Array((longest + 1) * width);
  const valueGradient = new Float32Array((longest + 1) * width);
  const layer = new Float32Array(hidden);
  const layerGradient = new Float32Array(hidden);
  const share = new Float32Array(hidden);
  const shareGradient = new Float32Array(hidden);
  const probability = new Float32Array(classes);
  let kept: Int32Array[] = [];

  function embed(rows: readonly Int32Array[], count: number, drops: boolean): void {
    values.fill(0, 0, (count + 1) * width);
    kept = [];
    const total = count * width;
    for (let i = 0; i < count; i++) {
      const own = drops ? dropSome(rows[i] as Int32Array) : (rows[i] as Int32Array).map(rowOf);
      kept.push(own);
      const to = i * width;
      for (let n = 0; n < own.length; n++) {
        const from = (own[n] as number) * width;
        for (let d = 0; d < width; d++) values[to + d]! += embedding[from + d]!;
      }
      for (let d = 0; d < width; d++) values[total + d]! += values[to + d]! / count;
    }
  }

  const rowOf = (row: number) => (row < 0 ? ~row : row);

  function dropSome(rows: Int32Array): Int32Array {
    const forgetsWord = random.next() < dropWord;
    const own = new Int32Array(rows.length);
    let count = 0;
    for (const row of rows) {
      if ((row < 0 && forgetsWord) || random.next() < dropFeature) continue;
      own[count++] = rowOf(row);
    }
    return own.subarray(0, count);
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

  function forward(i: number, count: number, marks: readonly number[]): void {
    for (let h = 0; h < hidden; h++) layer[h] = share[h]! + mark[h]!;
    for (const m of marks) for (let h = 0; h < hidden; h++) layer[h]! += mark[m * hidden + h]!;
    for (let p = 0; p < span; p++) {
      const other = i + p - reach;
      if (other < 0 || other >= count) continue;
      const from = other * width;
      for (let d = 0; d < width; d++) {
        const value = values[from + d]!;
        const at = (p * width + d) * hidden;
        for (let h = 0; h < hidden; h++) layer[h]! += value * window[at + h]!;
      }
    }
    for (let h = 0; h < hidden; h++) if (layer[h]! < 0) layer[h] = 0;
  }

  function classify(): void {
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
  }

  function step(values: Float32Array, slopes: Float32Array, squares: Float32Array, rate: number): void {
    for (let i = 0; i < values.length; i++) {
      const slope = slopes[i]!;
      if (slope === 0) continue;
      const square = squares[i]! + slope * slope;
      squares[i] = square;
      values[i]! -= (rate * slope) / Math.sqrt(square + 1e-6);
      slopes[i] = 0;
    }
  }

  return {
    train({ rows, allowed, marks }, rate) {
      const count = Math.min(rows.length, longest);
      embed(rows, count, true);
      shareSentence(count);
      valueGradient.fill(0, 0, (count + 1) * width);
      shareGradient.fill(0);
      let loss = 0;
      for (let i = 0; i < count; i++) {
        const may = allowed[i] as number;
        if (may === 0) continue;
        forward(i, count, marks[i] as readonly number[]);
        const scale = 1 / (1 - dropHidden);
        if (dropHidden > 0)
          for (let h = 0; h < hidden; h++) layer[h] = random.next() < dropHidden ? 0 : layer[h]! * scale;
        classify();
        let right = 1e-9;
        for (let k = 0; k < classes; k++) if ((may >> k) & 1) right += probability[k]!;
        loss -= Math.log(right);
        // already known: nothing is learnt from it, and skipping it saves time
        if (right > 0.99) continue;
        layerGradient.fill(0);
        for (let k = 0; k < classes; k++) {
          const slope = probability[k]! - ((may >> k) & 1 ? probability[k]! / right : 0);
          gradient.bias[k]! += slope;
          for (let h = 0; h < hidden; h++) {
            if (layer[h]! === 0) continue;
            gradient.output[h * classes + k]! += slope * layer[h]!;
            layerGradient[h]! += slope * output[h * classes + k]!;
          }
        }
        for (let h = 0; h < hidden; h++) {
          if (layer[h]! === 0) layerGradient[h] = 0;
          else layerGradient[h]! *= dropHidden > 0 ? scale : 1;
          shareGradient[h]! += layerGradient[h]!;
          gradient.mark[h]! += layerGradient[h]!;
        }
        for (const m of marks[i] as readonly number[])
          for (let h = 0; h < hidden; h++) gradient.mark[m * hidden + h]! += layerGradient[h]!;
        for (let p = 0; p < span; p++) {
          const other = i + p - reach;
          if (other < 0 || other >= count) continue;
          const from = other * width;
          for (let d = 0; d < width; d++) {
            const at = (p * width + d) * hidden;
            const value = values[from + d]!;
            let sum = 0;
            for (let h = 0; h < hidden; h++) {
              const slope = layerGradient[h]!;
              sum += slope * window[at + h]!;
              gradient.window[at + h]! += slope * value;
            }
            valueGradient[from + d]! += sum;
          }
        }
      }
      const base = span * width * hidden;
      const total = count * width;
      for (let d = 0; d < width; d++) {
        const at = base + d * hidden;
        let sum = 0;
        for (let h = 0; h < hidden; h++) {
          sum += shareGradient[h]! * window[at + h]!;
          gradient.window[at + h]! += shareGradient[h]! * values[total + d]!;
        }
        sum /= count;
        for (let i = 0; i < count; i++) valueGradient[i * width + d]! += sum;
      }
      for (let i = 0; i < count; i++) {
        const from = i * width;
        let square = 0;
        for (let d = 0; d < width; d++) square += valueGradient[from + d]! * valueGradient[from + d]!;
        if (square === 0) continue;
        square /= width;
        const own = kept[i] as Int32Array;
        for (let n = 0; n < own.length; n++) {
          const row = own[n] as number;
          const grown = sums.embedding[row]! + square;
          sums.embedding[row] = grown;
          const length = rate / Math.sqrt(grown + 1e-6);
          const at = row * width;
          for (let d = 0; d < width; d++) embedding[at + d]! -= length * valueGradient[from + d]!;
        }
      }
      step(window, gradient.window, sums.window, rate * 0.5);
      step(mark, gradient.mark, sums.mark, rate * 0.5);
      step(output, gradient.output, sums.output, rate * 0.5);
      step(bias, gradient.bias, sums.bias, rate * 0.5);
      return loss;
    },
    predict({ rows, marks }, out) {
      const count = Math.min(rows.length, longest);
      embed(rows, count, false);
      shareSentence(count);
      for (let i = 0; i < count; i++) {
        forward(i, count, marks[i] as readonly number[]);
        classify();
        for (let k = 0; k < classes; k++) out[i * classes + k] = probability[k]!;
      }
    },
  };
}
