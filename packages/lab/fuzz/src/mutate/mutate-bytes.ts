/** Changes bytes without knowing their meaning. */
import type { Random } from '@cgdx/samples/ground/random.ts';

/** Lengths and counts at which arithmetic often goes wrong. */
const edges32 = [0, 1, 0x7f, 0xff, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff];

const badUtf8 = [
  [0xff],
  [0xc3],
  [0xe2, 0x82],
  [0xf0, 0x9f, 0x98],
  [0xed, 0xa0, 0x80],
  [0xc0, 0x80],
  [0xfe, 0xff],
];

/** Returns a mutated copy; `bytes` itself stays unchanged. */
export function mutateBytes(random: Random, bytes: Buffer, from = 0, to = bytes.length): Buffer {
  if (to <= from) return Buffer.concat([bytes, Buffer.from(random.pick(badUtf8))]);
  const at = random.between(from, to - 1);
  const length = Math.min(to - at, random.between(1, random.pick([1, 4, 64, 4096])));
  switch (random.between(0, 9)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return splice(bytes, at, length, []);
    case 2:
      return splice(bytes, at, 0, bytes.subarray(at, at + length));
    case 3:
      return splice(bytes, at, 0, random.pick(badUtf8));
    case 4:
      return splice(bytes, at, 0, randomBytes(random, length));
    case 5:
      return splice(bytes, at, length, randomBytes(random, length));
    case 6:
      return edge(random, bytes, at);
    case 7: {
      const other = random.between(from, to - 1);
      return splice(bytes, at, length, bytes.subarray(other, other + length));
    }
    default: {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ (1 << random.between(0, 7));
      return copy;
    }
  }
}

function splice(bytes: Buffer, at: number, drop: number, put: Iterable<number>): Buffer {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from([...put]), bytes.subarray(at + drop)]);
}

function randomBytes(random: Random, length: number): number[] {
  return Array.from({ length }, () => random.between(0, 255));
}

function edge(random: Random, bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  const value = random.pick(edges32);
  if (random.chance(0.5) && at + 4 <= copy.length) copy.writeUInt32LE(value, at);
  else if (at + 2 <= copy.length) copy.writeUInt16LE(value & 0xffff, at);
  return copy;
}

/** Returns where to cut `length` bytes into pieces, as a network might. */
export function cutsOf(random: Random, length: number): number[] {
  const count = random.pick([0, 1, 3, 20]);
  return Array.from({ length: count }, () => random.between(0, length)).sort((a, b) => a - b);
}
