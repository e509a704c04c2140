/** Packs the sketches of a fingerprint into few bytes: what a table stores is paid by the kilobyte. */
import { concatBytes, viewOf } from '../byte/bytes.ts';
import type { Sketch } from './sketch.ts';

/** Whole numbers: each difference takes seven bits a byte, the last byte without the highest bit. */
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

/** `sketches`: each ascending, of hashes below `shortRange`. Before each stands its length in bytes. */
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
