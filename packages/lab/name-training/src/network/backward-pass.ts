/** The backward pass over a sentence: from the error at each token to the gradient of every parameter and value. */
import { type ForwardPass, longestSentence } from './forward-pass.ts';
import type { Parameters, Shape } from './network.ts';

type Slopes = Pick<Parameters, 'window' | 'mark' | 'output' | 'bias'>;

export interface BackwardPass {
  /** Gradients of the parameters, summed over the sentence; the user resets them to 0. */
  readonly slopes: Slopes;
  /** Gradients of each token's values; complete after `end`. */
  readonly valueSlope: Float32Array;
  begin(count: number): void;
  /**
   * Adds the gradient of the token whose forward pass was the last.
   * @param may bits of the classes that it may have
   * @param right the total probability of these classes
   * @param scale the scale of the parts of the hidden layer that were not dropped
   */
  learn(
    token: number,
    count: number,
    marks: readonly number[],
    may: number,
    right: number,
    scale: number,
  ): void;
  /** Distributes the gradient of the sentence's mean to its tokens. */
  end(count: number): void;
}

export function createBackwardPass(
  { width, hidden, reach, classes }: Shape,
  { window, mark, output, bias }: Parameters,
  { values, layer, probability }: ForwardPass,
): BackwardPass {
  const span = 2 * reach + 1;
  const slopes = {
    window: new Float32Array(window.length),
    mark: new Float32Array(mark.length),
    output: new Float32Array(output.length),
    bias: new Float32Array(bias.length),
  };
  const valueSlope = new Float32Array((longestSentence + 1) * width);
  const layerSlope = new Float32Array(hidden);
  const shareSlope = new Float32Array(hidden);

  function throughClasses(may: number, right: number): void {
    layerSlope.fill(0);
    for (let k = 0; k < classes; k++) {
      const slope = probability[k]! - ((may >> k) & 1 ? probability[k]! / right : 0);
      slopes.bias[k]! += slope;
      for (let h = 0; h < hidden; h++) {
        if (layer[h]! === 0) continue;
        slopes.output[h * classes + k]! += slope * layer[h]!;
        layerSlope[h]! += slope * output[h * classes + k]!;
      }
    }
  }

  function throughLayer(marks: readonly number[], scale: number): void {
    for (let h = 0; h < hidden; h++) {
      if (layer[h]! === 0) layerSlope[h] = 0;
      else layerSlope[h]! *= scale;
      shareSlope[h]! += layerSlope[h]!;
      slopes.mark[h]! += layerSlope[h]!;
    }
    for (const m of marks) for (let h = 0; h < hidden; h++) slopes.mark[m * hidden + h]! += layerSlope[h]!;
  }

  function throughWindow(token: number, count: number): void {
    for (let p = 0; p < span; p++) {
      const other = token + p - reach;
      if (other < 0 || other >= count) continue;
      const from = other * width;
      for (let d = 0; d < width; d++) {
        const at = (p * width + d) * hidden;
        const value = values[from + d]!;
        let sum = 0;
        for (let h = 0; h < hidden; h++) {
          const slope = layerSlope[h]!;
          sum += slope * window[at + h]!;
          slopes.window[at + h]! += slope * value;
        }
        valueSlope[from + d]! += sum;
      }
    }
  }

  return {
    slopes,
    valueSlope,
    begin(count) {
      valueSlope.fill(0, 0, (count + 1) * width);
      shareSlope.fill(0);
    },
    learn(token, count, marks, may, right, scale) {
      throughClasses(may, right);
      throughLayer(marks, scale);
      throughWindow(token, count);
    },
    end(count) {
      const base = span * width * hidden;
      const total = count * width;
      for (let d = 0; d < width; d++) {
        const at = base + d * hidden;
        let sum = 0;
        for (let h = 0; h < hidden; h++) {
          sum += shareSlope[h]! * window[at + h]!;
          slopes.window[at + h]! += shareSlope[h]! * values[total + d]!;
        }
        sum /= count;
        for (let i = 0; i < count; i++) valueSlope[i * width + d]! += sum;
      }
    },
  };
}
