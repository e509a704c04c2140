/** The network during training: a sum of feature rows per token, a window of tokens, one hidden layer, the kinds. */
import type { Random } from '../random/random.ts';

export interface Shape {
  readonly rows: number;
  /** The length of a token's vector. */
  readonly width: number;
  readonly hidden: number;
  /** The number of tokens before and after a token that are taken into account. */
  readonly reach: number;
  readonly classes: number;
  /** The number of marks. */
  readonly marks: number;
}

export interface Parameters {
  /** rows x width. */
  readonly embedding: Float32Array;
  /** (2 reach + 1) x width x hidden, then width x hidden for the sum of the sentence. */
  readonly window: Float32Array;
  /** marks x hidden; the first is set for every token. */
  readonly mark: Float32Array;
  /** hidden x classes. */
  readonly output: Float32Array;
  readonly bias: Float32Array;
}

export function createParameters(shape: Shape, random: Random): Parameters {
  const { rows, width, hidden, reach, classes, marks } = shape;
  const spread = (length: number, most: number) => {
    const values = new Float32Array(length);
    for (let i = 0; i < length; i++) values[i] = (random.next() * 2 - 1) * most;
    return values;
  };
  return {
    embedding: spread(rows * width, 0.05),
    window: spread((2 * reach + 2) * width * hidden, Math.sqrt(3 / width)),
    mark: new Float32Array(marks * hidden),
    output: spread(hidden * classes, Math.sqrt(3 / hidden)),
    bias: new Float32Array(classes),
  };
}
