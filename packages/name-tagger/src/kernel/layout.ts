/** The arrays that the arithmetic of the network of words works on, in one piece of memory. */
import type { Model } from '../network/model-file.ts';

/**
 * A drive is the input of a hidden unit before its activation. Its parts are whole numbers of these steps, two in
 * one 32-bit number, so that one addition adds both: number `h` has unit `h` below and unit `half + h` above.
 */
export const stepsPerUnit = 160;
/**
 * Added to each part, so that it is never negative; the six parts of a drive then fit into 16 bits. Larger
 * parts are cut off.
 */
export const partBias = 5461;
/** The same for what a word adds to its whole sentence. Four of these are added before they are unpacked. */
export const shareBias = 4096;
export const wordsPerSum = 4;
/** A drive is the sum of six parts: five words and the sentence. */
export const driveBias = 6 * partBias;
/** A larger drive is cut off. */
export const mostDrive = 8191;

/** The scale of a row of the embedding has this many steps per unit. */
export const scaleSteps = 2 ** 15;
/** The sum of a word's features has this many steps per unit, and at most `mostValue` of them. */
export const valueSteps = 2 ** 10;
export const mostValue = 16_383;
/** The sum of rows has this many more bits than a value. */
export const valueShift = Math.log2(scaleSteps / valueSteps);
/** A product of a value and a weight has this many more bits than a part. */
export const partShift = 15;

/** The number of units that are computed at once in JavaScript. */
export const unitBlock = 4;
/** No word has more features. */
const mostRows = 128;

/** Sizes, and the places of the arrays in the memory in bytes; `kernel.wat` imports them by these names. */
export interface Layout {
  readonly sizes: Sizes;
  readonly at: Readonly<Record<keyof Lists, number>>;
  readonly bytes: number;
}
export type KernelArrays = {
  readonly [Name in keyof Lists]: InstanceType<Lists[Name][0]>;
};
type Lists = ReturnType<typeof listsOf>;

type HeaderSize = 'rows' | 'width' | 'hidden' | 'networks' | 'classes';
export type Sizes = Readonly<Record<HeaderSize | 'places' | 'half' | 'words' | 'longest', number>>;
/**
 * `words`: how many words are kept; `longest`: the number of tokens of the longest sentence.
 * @throws Error if the hidden layer cannot be divided into blocks
 */
export function layOut({ header }: Model, words: number, longest: number): Layout {
  const { width, hidden, reach, networks } = header;
  if (hidden % unitBlock !== 0)
    throw new Error(`The weights have a hidden layer of ${hidden}, which is no multiple of ${unitBlock}.`);
  const { rows, classes } = header;
  const half = (networks * hidden) / 2;
  const sizes = { rows, width, hidden, networks, classes, places: 2 * reach + 1, half, words, longest };
  const at = {} as Record<keyof Lists, number>;
  let bytes = 0;
  for (const [name, [{ BYTES_PER_ELEMENT }, length]] of Object.entries(listsOf(sizes))) {
    at[name as keyof Lists] = bytes;
    bytes += Math.ceil((length * BYTES_PER_ELEMENT) / 16) * 16;
  }
  return { sizes, at, bytes };
}

/** The kinds and lengths of the arrays; see `WordKernel`. */
const listsOf = ({ rows, width, hidden, networks, places, half, classes, words, longest }: Sizes) => ({
  featureRows: [Int32Array, mostRows] as const,
  value: [Int16Array, networks * width] as const,
  weights: [Int16Array, networks * (places + 1) * width * hidden] as const,
  parts: [Int32Array, 2 * half] as const,
  outputs: [Int16Array, classes * 2 * half] as const,
  ids: [Int32Array, longest + places - 1 + wordsPerSum] as const,
  total: [Int32Array, 2 * half] as const,
  shares: [Int32Array, 2 * half] as const,
  asked: [Int32Array, longest] as const,
  logits: [Int32Array, longest * classes] as const,
  scales: [Int16Array, rows * networks] as const,
  embedding: [Int8Array, rows * networks * width] as const,
  sentences: [Int32Array, words * half] as const,
  windows: [Int32Array, words * places * half] as const,
});

/** The arrays in a memory of `bytes` zeros. */
export const arraysIn = (buffer: ArrayBuffer, { sizes, at }: Layout): KernelArrays =>
  Object.fromEntries(
    Object.entries(listsOf(sizes)).map(([name, [list, length]]) => [
      name,
      new list(buffer, at[name as keyof Lists], length),
    ]),
  ) as KernelArrays;

/** What works on the arrays. */
export interface KernelFunctions {
  /** Computes what the word with the first `rowCount` of `featureRows` adds to the words around it and to its sentence. */
  learn(index: number, rowCount: number): void;
  /** Writes `total`. */
  addSentence(count: number): void;
  /** Writes `logits` for that many asked tokens. */
  addWindows(asked: number): void;
}
