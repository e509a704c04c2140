/** Writes the weights as whole numbers, in the order in which the arithmetic reads them. */
import type { Model, Network } from '../network/model-file.ts';
import {
  type KernelArrays,
  mostDrive,
  mostValue,
  partShift,
  type Sizes,
  scaleSteps,
  stepsPerUnit,
  valueSteps,
} from './layout.ts';

const weightSteps = (stepsPerUnit * 2 ** partShift) / valueSteps;
const outputSteps = 2 ** 12;
const mostWhole = 2 ** 31 - 1;

/** @throws Error if the weights are too large for whole numbers */
export function writeWeights(model: Model, at: Sizes, to: KernelArrays): void {
  for (const [n, network] of model.networks.entries()) {
    writeEmbedding(network, n, at, to);
    writeWindow(network, n, at, to.weights);
  }
  writeOutputs(model, at, to.outputs);
}

/** The size of one step of the log odds. */
export const logitStepOf = ({ networks }: Sizes): number => 1 / (outputSteps * stepsPerUnit * networks);

/** Returns the whole number of steps. @throws Error if it does not fit into 16 bits */
function stepsOf(weight: number, steps: number): number {
  const whole = Math.round(weight * steps);
  if (Math.abs(whole) > 32_767) throw new Error(`A weight of ${weight} is too large to be a whole number.`);
  return whole;
}

/** Writes a row of all networks side by side, so that it is in one line of the processor's cache. */
function writeEmbedding(
  { embedding, scales }: Network,
  n: number,
  { width, networks }: Sizes,
  to: KernelArrays,
): void {
  for (let row = 0, from = 0; row < scales.length; row++) {
    const at = row * networks + n;
    to.scales[at] = stepsOf(scales[row]!, scaleSteps);
    // `set` of a part of the array takes five times as long.
    for (let d = 0; d < width; d++) to.embedding[at * width + d] = embedding[from++]!;
  }
}

/** Writes the weights of two inputs side by side: by network, place, pair of inputs, and unit. */
function writeWindow({ window }: Network, n: number, at: Sizes, to: Int16Array): void {
  const { width, hidden, places } = at;
  for (let place = 0; place <= places; place++)
    for (let h = 0; h < hidden; h++) {
      let sum = 0;
      for (let d = 0; d < width; d++) {
        const weight = stepsOf(window[(place * width + d) * hidden + h]!, weightSteps);
        const row = ((n * (places + 1) + place) * width) / 2 + (d >> 1);
        to[(row * hidden + h) * 2 + (d & 1)] = weight;
        sum += Math.abs(weight);
      }
      if (sum * mostValue > mostWhole)
        throw new Error('The weights of a unit are too large to be added in 32 bits.');
    }
}

/** Writes the output weights by class, the units in the order of a packed drive. */
function writeOutputs({ networks }: Model, { hidden, classes, half }: Sizes, to: Int16Array): void {
  const units = 2 * half;
  for (let k = 0; k < classes; k++) {
    let sum = 0;
    for (let unit = 0; unit < units; unit++) {
      const { output } = networks[Math.floor(unit / hidden)]!;
      const weight = stepsOf(output[(unit % hidden) * classes + k]!, outputSteps);
      to[k * units + 2 * (unit % half) + Math.floor(unit / half)] = weight;
      sum += Math.abs(weight);
    }
    if (sum * mostDrive > mostWhole)
      throw new Error('The weights of a class are too large to be added in 32 bits.');
  }
}
