/** Writes the weights of trained networks as the file that the tagger reads. */
import {
  halfByteBias,
  type ModelHeader,
  magic,
  type SectionName,
  scaleOf,
  sectionNames,
} from '@cgdx/name-tagger/network/model-file.ts';
import type { Parameters, Shape } from './network/network.ts';

/**
 * @param networks networks of the same shape with the same rows
 * @param bits the bits for each number of the embedding, 4 or 8
 */
export function writeModel(
  shape: Shape,
  networks: readonly Parameters[],
  bits: 4 | 8,
  rowOf: ReadonlyMap<number, number>,
  listBits: ReadonlyMap<number, number>,
): Uint8Array {
  const quantised = networks.map(({ embedding }) => quantise(embedding, shape, bits));
  const numbers = Buffer.concat(quantised.map(({ embedding }) => embedding));
  const dense = networks.flatMap(({ window, mark, output, bias }) => [window, mark, output, bias]);
  const sections: Readonly<Record<SectionName, Uint8Array>> = {
    features: writeAscending([...rowOf.keys()]),
    scales: Buffer.concat(quantised.map(({ scales }) => scales)),
    embedding: bits === 8 ? numbers : packHalves(numbers),
    dense: writeFloats(dense),
    lists: writeLists(listBits),
  };
  const { rows, width, hidden, reach, classes, marks } = shape;
  const header: ModelHeader = {
    rows,
    width,
    hidden,
    reach,
    classes,
    marks,
    networks: networks.length,
    bits,
    sections: Object.fromEntries(sectionNames.map((name) => [name, sections[name].length])) as Record<
      SectionName,
      number
    >,
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text.length, true);
  return Buffer.concat([Buffer.from(magic), length, text, ...sectionNames.map((name) => sections[name])]);
}

/** The largest number of an embedding with this many bits. */
const mostOf = (bits: number): number => 2 ** (bits - 1) - 1;

/** Quantizes with a separate scale for each row, so that rows with small values keep their differences. */
function quantise(values: Float32Array, { rows, width }: Shape, bits: number) {
  const largest = mostOf(bits);
  const scales = new Uint8Array(rows);
  const embedding = new Uint8Array(rows * width);
  const signed = new Int8Array(embedding.buffer);
  for (let row = 0; row < rows; row++) {
    let most = 0;
    for (let d = 0; d < width; d++) most = Math.max(most, Math.abs(values[row * width + d] as number));
    let byte = 0;
    while (byte < 255 && scaleOf(byte) * largest < most) byte++;
    scales[row] = byte;
    for (let d = 0; d < width; d++)
      signed[row * width + d] = Math.round((values[row * width + d] as number) / scaleOf(byte));
  }
  return { scales, embedding };
}

/**
 * Packs two numbers of four bits into a byte, the first into its lower half.
 * @throws Error if the last one would be alone
 */
function packHalves(bytes: Uint8Array): Uint8Array {
  if (bytes.length % 2 !== 0)
    throw new Error(`${bytes.length} numbers of four bits do not fill whole bytes.`);
  const numbers = Int8Array.from(bytes);
  const half = (i: number) => (numbers[i] as number) + halfByteBias;
  return Uint8Array.from({ length: bytes.length / 2 }, (_, i) => half(2 * i) | (half(2 * i + 1) << 4));
}

function writeFloats(arrays: readonly Float32Array[]): Uint8Array {
  const count = arrays.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(count * 4);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const values of arrays) for (const value of values) view.setFloat32(4 * at++, value, true);
  return bytes;
}

/** Writes ascending numbers of up to 32 bits: the distance from the previous one, seven bits per byte. */
function writeAscending(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const number of [...numbers].sort((a, b) => a - b)) {
    let distance = number - before;
    before = number;
    while (distance > 0x7f) {
      bytes.push((distance % 128) | 0x80);
      distance = Math.floor(distance / 128);
    }
    bytes.push(distance);
  }
  return Uint8Array.from(bytes);
}

function writeLists(listBits: ReadonlyMap<number, number>): Uint8Array {
  const groups = Map.groupBy(listBits.keys(), (hash) => listBits.get(hash) as number);
  const parts = [...groups]
    .sort(([a], [b]) => a - b)
    .map(([bits, hashes]) => {
      const written = writeAscending(hashes);
      const head = new Uint8Array(12);
      const view = new DataView(head.buffer);
      view.setUint32(0, bits, true);
      view.setUint32(4, hashes.length, true);
      view.setUint32(8, written.length, true);
      return Buffer.concat([head, written]);
    });
  return Buffer.concat(parts);
}
