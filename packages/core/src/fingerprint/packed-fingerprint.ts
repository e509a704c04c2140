/** Packs the sketches of a fingerprint into few bytes, since a table charges by the kilobyte. */
import { concatBytes, viewOf } from '../byte/bytes.ts';
import type { Sketch } from './sketch.ts';

/** Encodes the differences of ascending whole numbers as varints: seven bits in each byte, the highest bit set except in the last byte. */
function packAscending(numbers: Sketch): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const number of numbers) {
    let rest = number - before;
    before = number;
    while (rest >= 128) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

function unpackAscending(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let before = 0;
  let factor = 1;
  let difference = 0;
  for (const byte of bytes) {
    difference += (byte % 128) * factor;
    factor *= 128;
    if (byte >= 128) continue;
    before += difference;
    numbers.push(before);
    factor = 1;
    difference = 0;
  }
  return numbers;
}

/** `sketches`: each of ascending hashes below `shortRange`. Each is prefixed by its length in bytes. */
export function packSketches(sketches: readonly Sketch[]): Uint8Array {
  return concatBytes(
    sketches.flatMap((sketch) => {
      const packed = packAscending(sketch);
      const length = new Uint8Array(2);
      viewOf(length).setUint16(0, packed.length);
      return [length, packed];
    }),
  );
}

export function unpackSketches(packed: Uint8Array): number[][] {
  const view = viewOf(packed);
  const sketches: number[][] = [];
  for (let at = 0; at < packed.length; ) {
    const from = at + 2;
    at = from + view.getUint16(at);
    sketches.push(unpackAscending(packed.subarray(from, at)));
  }
  return sketches;
}

/** The number of days in a mask, one bit each. */
const daysOfMask = 28;

/** `days`: ascending whole numbers. Returns ascending numbers for `packSketches`, one for each four weeks. */
export function masksOfDays(days: readonly number[]): number[] {
  const masks = new Map<number, number>();
  for (const day of days) {
    const from = Math.floor(day / daysOfMask);
    masks.set(from, (masks.get(from) ?? 0) | (1 << (day % daysOfMask)));
  }
  return [...masks].map(([from, mask]) => from * 2 ** daysOfMask + mask);
}

export const daysOfMasks = (masks: readonly number[]): number[] =>
  masks.flatMap((one) =>
    Array.from({ length: daysOfMask }, (_, bit) => bit)
      .filter((bit) => Math.floor(one / 2 ** bit) % 2 === 1)
      .map((bit) => Math.floor(one / 2 ** daysOfMask) * daysOfMask + bit),
  );
