/** Reads the weights: a header in JSON, followed by the sections. */

export interface ModelHeader {
  readonly rows: number;
  readonly width: number;
  /** The size of each network's hidden layer. */
  readonly hidden: number;
  readonly reach: number;
  readonly classes: number;
  readonly marks: number;
  /** The number of networks, trained independently on the same text; their outputs are averaged. */
  readonly networks: number;
  /** Bits per number of the embedding: 4 or 8. */
  readonly bits: number;
  /** The size of each section in bytes, in order. */
  readonly sections: Readonly<Record<SectionName, number>>;
}

export const sectionNames = ['features', 'scales', 'embedding', 'dense', 'lists'] as const;
export type SectionName = (typeof sectionNames)[number];

export interface Network {
  /** rows x width; each row is to be multiplied by its scale. */
  readonly embedding: Int8Array;
  readonly scales: Float32Array;
  /** (2 reach + 2) x width x hidden. */
  readonly window: Float32Array;
  /** marks x hidden. */
  readonly mark: Float32Array;
  /** hidden x classes. */
  readonly output: Float32Array;
  readonly bias: Float32Array;
}

export interface Model {
  readonly header: ModelHeader;
  /** Returns the row for a feature's hash, or -1; the same in all networks. */
  readonly rowOf: (hash: number) => number;
  readonly networks: readonly Network[];
  /** Returns the bits of the word lists that contain a word, by its hash. */
  readonly listBits: (hash: number) => number;
}

export const magic = 'CGDXNT02';

/** Added to a four-bit number, so that it is never negative. */
export const halfByteBias = 8;

/** Returns a row's scale from its byte: the byte counts eighths of a power of two. */
export const scaleOf = (byte: number): number => 2 ** (byte / 8 - 32);

/** @throws Error if the bytes are not a model of this version */
export function readModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = String.fromCharCode(...bytes.subarray(0, magic.length));
  if (found !== magic)
    throw new Error(`These are no weights of this version: they begin with ${JSON.stringify(found)}.`);
  const headerLength = view.getUint32(magic.length, true);
  let at = magic.length + 4;
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(at, at + headerLength))) as ModelHeader;
  at += headerLength;
  const sections = new Map<SectionName, Uint8Array>();
  for (const name of sectionNames) {
    sections.set(name, bytes.subarray(at, at + header.sections[name]));
    at += header.sections[name];
  }
  if (at !== bytes.byteLength)
    throw new Error(`The weights are ${bytes.byteLength} bytes long instead of ${at}.`);
  const section = (name: SectionName) => sections.get(name) ?? new Uint8Array();
  const { rows } = header;
  checkSizes(header);
  const dense = floats(section('dense'));
  const byByte = Float32Array.from({ length: 256 }, (_, byte) => scaleOf(byte));
  const scales = Float32Array.from(section('scales'), (byte) => byByte[byte]!);
  const embedding = unpack(section('embedding'), header);
  return {
    header,
    rowOf: indexOf(readAscending(section('features'), rows)),
    networks: Array.from({ length: header.networks }, (_, n) => ({
      embedding: partOf(embedding, n, header),
      scales: partOf(scales, n, header),
      ...readDense(partOf(dense, n, header), header),
    })),
    listBits: readLists(section('lists')),
  };
}

/** @throws Error if a section's size does not match the shape of the networks */
function checkSizes(header: ModelHeader): void {
  const { rows, width, hidden, reach, classes, marks, networks, bits, sections } = header;
  const dense = ((2 * reach + 2) * width + marks) * hidden + (hidden + 1) * classes;
  const wanted = {
    scales: networks * rows,
    embedding: (networks * rows * width * bits) / 8,
    dense: networks * dense * 4,
  };
  if (bits !== 4 && bits !== 8)
    throw new Error(`The weights have ${bits} bits for a number instead of 4 or 8.`);
  for (const name of ['scales', 'embedding', 'dense'] as const)
    if (sections[name] !== wanted[name])
      throw new Error(`The section ${name} has ${sections[name]} bytes instead of ${wanted[name]}.`);
}

/** Returns the part of a section that belongs to network `n`. */
function partOf<Numbers extends Int8Array | Float32Array>(
  all: Numbers,
  n: number,
  { networks }: ModelHeader,
): Numbers {
  const length = all.length / networks;
  return all.subarray(n * length, (n + 1) * length) as Numbers;
}

function readDense(dense: Float32Array, { width, hidden, reach, classes, marks }: ModelHeader) {
  const windowEnd = (2 * reach + 2) * width * hidden;
  const markEnd = windowEnd + marks * hidden;
  const outputEnd = markEnd + hidden * classes;
  return {
    window: dense.subarray(0, windowEnd),
    mark: dense.subarray(windowEnd, markEnd),
    output: dense.subarray(markEnd, outputEnd),
    bias: dense.subarray(outputEnd),
  };
}

/**
 * Copies the numbers, so that rows are aligned whatever precedes them. Of two numbers in a byte the first is in
 * the lower half.
 */
function unpack(bytes: Uint8Array, { bits }: ModelHeader): Int8Array {
  if (bits === 8) return Int8Array.from(bytes);
  const numbers = new Int8Array(bytes.length * 2);
  for (let i = 0; i < bytes.length; i++) {
    numbers[2 * i] = (bytes[i]! & 0xf) - halfByteBias;
    numbers[2 * i + 1] = (bytes[i]! >>> 4) - halfByteBias;
  }
  return numbers;
}

/** Copies floats: a section may start at any offset, but floats need one that is divisible by four. */
function floats(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.byteLength / 4 }, (_, i) => view.getFloat32(i * 4, true));
}

/** Reads ascending numbers, each written as its distance from the previous one, seven bits per byte. */
function readAscending(bytes: Uint8Array, count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  let at = 0;
  let value = 0;
  for (let i = 0; i < count; i++) {
    let distance = 0;
    let factor = 1;
    let byte: number;
    do {
      byte = bytes[at++] ?? 0;
      distance += (byte & 0x7f) * factor;
      factor *= 128;
    } while (byte > 0x7f);
    value += distance;
    numbers[i] = value;
  }
  return numbers;
}

/** Returns a function that finds the position of a number among ascending ones, or -1. */
function indexOf(numbers: Uint32Array): (wanted: number) => number {
  const table = createTable(numbers.length);
  for (let i = 0; i < numbers.length; i++) table.put(numbers[i] as number, i + 1);
  return (wanted) => table.get(wanted) - 1;
}

/**
 * Reads groups of words that are in the same lists: the lists' bits, the count, the length, then the ascending
 * hashes.
 */
function readLists(bytes: Uint8Array): (hash: number) => number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const groups: { bits: number; hashes: Uint32Array }[] = [];
  let total = 0;
  for (let at = 0; at < bytes.byteLength; ) {
    const count = view.getUint32(at + 4, true);
    const length = view.getUint32(at + 8, true);
    const hashes = readAscending(bytes.subarray(at + 12, at + 12 + length), count);
    groups.push({ bits: view.getUint32(at, true), hashes });
    total += count;
    at += 12 + length;
  }
  const table = createTable(total);
  for (const { bits, hashes } of groups) for (const hash of hashes) table.put(hash, bits);
  return table.get;
}

/**
 * Makes a table from numbers to positive numbers; 0 for none. A key is stored next to its value, so that both
 * are in one cache line.
 */
function createTable(size: number) {
  let slots = 1024;
  while (slots < size * 1.5) slots *= 2;
  const pairs = new Int32Array(2 * slots);
  const mask = 2 * slots - 2;
  const slotOf = (key: number): number => {
    let slot = (Math.imul(key, 0x9e3779b1) >>> 7) & mask;
    while (pairs[slot + 1] !== 0 && pairs[slot] !== (key | 0)) slot = (slot + 2) & mask;
    return slot;
  };
  return {
    put(key: number, value: number) {
      const slot = slotOf(key);
      pairs[slot] = key;
      pairs[slot + 1] = value;
    },
    get: (key: number): number => pairs[slotOf(key) + 1] as number,
  };
}
