/** The arithmetic of the network of words in JavaScript, for a browser, whose content policy forbids WebAssembly. */

import {
  driveBias,
  type KernelArrays,
  type KernelFunctions,
  mostDrive,
  mostValue,
  partBias,
  partShift,
  type Sizes,
  shareBias,
  unitBlock,
  valueShift,
  wordsPerSum,
} from './layout.ts';

/** Two drives share a number: one has the lower, one the upper 16 bits. */
const lowHalf = 0xffff;

/** The same arithmetic as in `kernel.wat`. */
export function createFunctions(arrays: KernelArrays, at: Sizes): KernelFunctions {
  const {
    featureRows,
    scales,
    embedding,
    value,
    weights,
    outputs,
    ids,
    total,
    shares,
    asked,
    logits,
    sentences,
    windows,
  } = arrays;
  const { width, hidden, networks, places, half, classes } = at;
  const stride = places * half;
  const parts = new Int32Array(2 * half);
  const sums = new Int32Array(width);
  /** The drives above zero, and their units in the order of the outputs. */
  const drives = new Int32Array(2 * half + 1);
  const active = new Int32Array(2 * half + 1);

  function addRows(count: number): void {
    for (let n = 0; n < networks; n++) {
      sums.fill(0);
      for (let i = 0; i < count; i++) {
        const row = featureRows[i]! * networks + n;
        const scale = scales[row]!;
        for (let d = 0, from = row * width; d < width; d++)
          sums[d] = (sums[d]! + Math.imul(embedding[from + d]!, scale)) | 0;
      }
      for (let d = 0; d < width; d++) {
        value[n * width + d] = Math.max(-mostValue, Math.min(mostValue, shifted(sums[d]!, valueShift)));
      }
    }
  }

  function computeParts(place: number): void {
    for (let n = 0; n < networks; n++) {
      const first = (n * (places + 1) + place) * width * hidden;
      for (let h = 0; h < hidden; h += unitBlock) {
        let a = 0;
        let b = 0;
        let c = 0;
        let d = 0;
        for (let i = 0, from = first + 2 * h; i < width; i += 2, from += 2 * hidden) {
          const left = value[n * width + i]!;
          const right = value[n * width + i + 1]!;
          a = (a + Math.imul(left, weights[from]!) + Math.imul(right, weights[from + 1]!)) | 0;
          b = (b + Math.imul(left, weights[from + 2]!) + Math.imul(right, weights[from + 3]!)) | 0;
          c = (c + Math.imul(left, weights[from + 4]!) + Math.imul(right, weights[from + 5]!)) | 0;
          d = (d + Math.imul(left, weights[from + 6]!) + Math.imul(right, weights[from + 7]!)) | 0;
        }
        const to = n * hidden + h;
        parts[to] = a;
        parts[to + 1] = b;
        parts[to + 2] = c;
        parts[to + 3] = d;
      }
    }
  }

  function pack(bias: number, to: Int32Array, from: number): void {
    for (let h = 0; h < half; h++)
      to[from + h] = rounded(parts[h]!, bias) | (rounded(parts[half + h]!, bias) << 16);
  }

  return {
    learn(index, rowCount) {
      addRows(rowCount);
      for (let place = 0; place < places; place++) {
        computeParts(place);
        pack(partBias, windows, index * stride + place * half);
      }
      computeParts(places);
      pack(shareBias, sentences, index * half);
    },
    addSentence(count) {
      const reach = places >> 1;
      total.fill(0);
      for (let i = reach; i < reach + count; i += wordsPerSum) {
        const a = ids[i]! * half;
        const b = ids[i + 1]! * half;
        const c = ids[i + 2]! * half;
        const d = ids[i + 3]! * half;
        for (let h = 0; h < half; h++) {
          const both =
            (((((sentences[a + h]! + sentences[b + h]!) | 0) + sentences[c + h]!) | 0) + sentences[d + h]!) |
            0;
          total[h] = (total[h]! + (both & lowHalf)) | 0;
          total[half + h] = (total[half + h]! + (both >>> 16)) | 0;
        }
      }
    },
    addWindows(count) {
      for (let n = 0; n < count; n++) {
        const i = asked[n]! >> 1;
        addOutputs(addDrives(i, (asked[n]! & 1) * half), n * classes);
      }
    },
  };

  /**
   * Adds up what the sentence and the five words around token `i` contribute. Units below zero contribute nothing;
   * they are skipped without a branch, since a branch could not be predicted.
   */
  function addDrives(i: number, share: number): number {
    const a = ids[i]! * stride;
    const b = ids[i + 1]! * stride + half;
    const c = ids[i + 2]! * stride + 2 * half;
    const d = ids[i + 3]! * stride + 3 * half;
    const e = ids[i + 4]! * stride + 4 * half;
    let count = 0;
    for (let h = 0; h < half; h++) {
      const both =
        (((((((((shares[share + h]! + windows[a + h]!) | 0) + windows[b + h]!) | 0) + windows[c + h]!) | 0) +
          windows[d + h]!) |
          0) +
          windows[e + h]!) |
        0;
      const low = (both & lowHalf) - driveBias;
      const high = (both >>> 16) - driveBias;
      drives[count] = low;
      active[count] = 2 * h;
      count += 1 - (low >>> 31);
      drives[count] = high;
      active[count] = 2 * h + 1;
      count += 1 - (high >>> 31);
    }
    return count;
  }

  function addOutputs(count: number, to: number): void {
    const units = 2 * half;
    for (let k = 0; k < classes; k++) {
      let sum = 0;
      for (let n = 0, first = k * units; n < count; n++)
        sum = (sum + Math.imul(Math.min(drives[n]!, mostDrive), outputs[first + active[n]!]!)) | 0;
      logits[to + k] = sum;
    }
  }
}

const rounded = (part: number, bias: number): number =>
  Math.max(0, Math.min(2 * bias - 1, shifted(part, partShift) + bias));

/** Divides by a power of two, and rounds. */
const shifted = (sum: number, bits: number): number => (sum + (1 << (bits - 1))) >> bits;
