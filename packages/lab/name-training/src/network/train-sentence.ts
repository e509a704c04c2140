/** One step of training: the forward and backward pass for a sentence, and AdaGrad for the affected parameters. */
import type { Random } from '../random/random.ts';
import { createAdaGrad } from './ada-grad.ts';
import { createBackwardPass } from './backward-pass.ts';
import { createForwardPass, longestSentence } from './forward-pass.ts';
import type { Parameters, Shape } from './network.ts';

export interface Step {
  /** The rows of each token. */
  readonly rows: readonly Int32Array[];
  /** Bits of the classes that each token may have; 0 if nothing is learnt from it. */
  readonly allowed: ArrayLike<number>;
  /** Marks of the sentence, and of each token. */
  readonly marks: readonly (readonly number[])[];
}

/** Shares that are dropped at random in a step, so that the network does not memorize the corpora. */
export interface Dropping {
  readonly dropFeature: number;
  /** The share of dropped features that identify a word, since most names of the world are in no corpus. */
  readonly dropWord: number;
  readonly dropHidden: number;
}

export interface Trainer {
  /** Returns the loss. @param rate the learning rate */
  train(step: Step, rate: number): number;
  /** Writes the probability of each class of each token into `out`. */
  predict(step: Omit<Step, 'allowed'>, out: Float32Array): void;
}

export function createTrainer(
  shape: Shape,
  parameters: Parameters,
  random: Random,
  { dropFeature, dropWord, dropHidden }: Dropping,
): Trainer {
  const { width, hidden, classes } = shape;
  const forward = createForwardPass(shape, parameters);
  const backward = createBackwardPass(shape, parameters, forward);
  const adaGrad = createAdaGrad(shape, parameters);
  const { layer, probability } = forward;
  const scale = dropHidden > 0 ? 1 / (1 - dropHidden) : 1;

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

  function dropLayer(): void {
    if (dropHidden === 0) return;
    for (let h = 0; h < hidden; h++) layer[h] = random.next() < dropHidden ? 0 : layer[h]! * scale;
  }

  /** Returns the total probability of the classes that a token may have. */
  function rightOf(may: number): number {
    let right = 1e-9;
    for (let k = 0; k < classes; k++) if ((may >> k) & 1) right += probability[k]!;
    return right;
  }

  return {
    train({ rows, allowed, marks }, rate) {
      const kept = rows.slice(0, longestSentence).map(dropSome);
      const count = kept.length;
      forward.begin(kept);
      backward.begin(count);
      let loss = 0;
      for (let i = 0; i < count; i++) {
        const may = allowed[i] as number;
        if (may === 0) continue;
        const own = marks[i] as readonly number[];
        forward.hide(i, count, own);
        dropLayer();
        forward.classify();
        const right = rightOf(may);
        loss -= Math.log(right);
        // The token is already classified well: little would be learnt from it, and skipping it saves time.
        if (right <= 0.99) backward.learn(i, count, own, may, right, scale);
      }
      backward.end(count);
      for (const [i, own] of kept.entries()) adaGrad.moveRows(own, backward.valueSlope, i * width, rate);
      for (const name of ['window', 'mark', 'output', 'bias'] as const)
        adaGrad.move(name, backward.slopes[name], rate * 0.5);
      return loss;
    },
    predict({ rows, marks }, out) {
      const own = rows.slice(0, longestSentence).map((each) => each.map(rowOf));
      forward.begin(own);
      for (let i = 0; i < own.length; i++) {
        forward.hide(i, own.length, marks[i] as readonly number[]);
        forward.classify();
        for (let k = 0; k < classes; k++) out[i * classes + k] = probability[k]!;
      }
    },
  };
}

/** A negative row number identifies a word. */
const rowOf = (row: number) => (row < 0 ? ~row : row);
