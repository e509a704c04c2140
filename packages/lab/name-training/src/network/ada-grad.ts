/** AdaGrad: a parameter that has changed a lot changes less from then on. */
import type { Parameters, Shape } from './network.ts';

export interface AdaGrad {
  /** Changes parameters against their gradients, and resets the gradients to 0. */
  move(name: 'window' | 'mark' | 'output' | 'bias', slopes: Float32Array, rate: number): void;
  /** Changes the rows of one token against the gradient of its values, which begins at `from`. */
  moveRows(rows: Int32Array, valueSlope: Float32Array, from: number, rate: number): void;
}

export function createAdaGrad({ rows, width }: Shape, parameters: Parameters): AdaGrad {
  const { embedding, window, mark, output, bias } = parameters;
  const squaresOfRows = new Float32Array(rows);
  const squares = {
    window: new Float32Array(window.length),
    mark: new Float32Array(mark.length),
    output: new Float32Array(output.length),
    bias: new Float32Array(bias.length),
  };
  return {
    move(name, slopes, rate) {
      const values = parameters[name];
      const sums = squares[name];
      for (let i = 0; i < values.length; i++) {
        const slope = slopes[i]!;
        if (slope === 0) continue;
        const square = sums[i]! + slope * slope;
        sums[i] = square;
        values[i]! -= (rate * slope) / Math.sqrt(square + 1e-6);
        slopes[i] = 0;
      }
    },
    moveRows(own, valueSlope, from, rate) {
      let square = 0;
      for (let d = 0; d < width; d++) square += valueSlope[from + d]! * valueSlope[from + d]!;
      if (square === 0) return;
      square /= width;
      for (let n = 0; n < own.length; n++) {
        const row = own[n] as number;
        const grown = squaresOfRows[row]! + square;
        squaresOfRows[row] = grown;
        const length = rate / Math.sqrt(grown + 1e-6);
        const at = row * width;
        for (let d = 0; d < width; d++) embedding[at + d]! -= length * valueSlope[from + d]!;
      }
    },
  };
}
