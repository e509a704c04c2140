/**
 * The arithmetic of the network of words, in whole numbers, so that JavaScript and WebAssembly give the same bits on
 * every machine.
 */
import type { Model } from '../network/model-file.ts';
import {
  arraysIn,
  type KernelArrays,
  type KernelFunctions,
  type Layout,
  layOut,
  partBias,
  type Sizes,
  shareBias,
} from './layout.ts';
import { createFunctions } from './script-functions.ts';
import { logitStepOf, writeWeights } from './write-weights.ts';

/** Gives memory for the arrays, and functions on it. */
export type KernelHost = (layout: Layout) => {
  readonly buffer: ArrayBuffer;
  readonly functions: KernelFunctions;
};

/** Indexes are of words; 0 is the empty word outside a sentence, which adds nothing. */
export interface WordKernel extends KernelFunctions {
  /** The rows of a word's features in the embedding; read by `learn`. */
  readonly featureRows: Int32Array;
  /** The words of a sentence, with `reach` empty ones before it. */
  readonly ids: Int32Array;
  /** What the sentence's words add to each unit, with `shareBias` for each of `wordsPerSum` words at a time. */
  readonly total: Int32Array;
  /** Packed: the sentence's part of each drive, then that for a token that begins something. */
  readonly shares: Int32Array;
  /** The tokens to be computed: twice the place in the sentence, and one more if it begins something. */
  readonly asked: Int32Array;
  /** The log odds of each class for each asked token, without the bias, in steps of `logitStep`. */
  readonly logits: Int32Array;
  readonly logitStep: number;
}

/** `words`, `longest`: see `layOut`. */
export function createWordKernel(
  model: Model,
  words: number,
  longest: number,
  host?: KernelHost,
): WordKernel {
  const layout = layOut(model, words, longest);
  const hosted = host?.(layout);
  const arrays = arraysIn(hosted?.buffer ?? new ArrayBuffer(layout.bytes), layout);
  writeWeights(model, layout.sizes, arrays);
  addNothing(arrays, layout.sizes);
  const functions = hosted?.functions ?? createFunctions(arrays, layout.sizes);
  return { ...arrays, ...functions, logitStep: logitStepOf(layout.sizes) };
}

/** Writes the empty word. */
function addNothing({ windows, sentences }: KernelArrays, { places, half }: Sizes): void {
  windows.fill(partBias | (partBias << 16), 0, places * half);
  sentences.fill(shareBias | (shareBias << 16), 0, half);
}
