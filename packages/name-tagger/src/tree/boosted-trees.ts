/** Reads boosted trees, and adds up their leaves for a list of figures. */

/**
 * All trees have the same number of levels and ask one question per level, so that the answers form the index
 * of a leaf: this takes few bytes and no branches. A question compares a figure with a limit.
 */
export interface BoostedTrees {
  /** The number of figures in the list. */
  readonly features: number;
  /** Returns the log odds of yes. If they are certain after some trees, the rest is not evaluated. */
  score(figures: Float32Array): number;
}

/** The trees that decide whether a word belongs to the name of a person, of a place, of an institution; whose a number is. */
export interface NameTrees {
  readonly person: BoostedTrees;
  readonly place: BoostedTrees;
  /** The same as `person` in small letters, with what the tagger of Southeast Asia says. */
  readonly smallPerson: BoostedTrees;
  /** Decide which numbers and codes are somebody's. */
  readonly number: BoostedTrees;
  readonly institution: BoostedTrees;
  /** Those that know what the ones before said of the words beside it. */
  readonly institutionAgain: BoostedTrees;
}

/** The order of the trees in their file. */
export const treeKinds = [
  'person',
  'place',
  'smallPerson',
  'number',
  'institution',
  'institutionAgain',
] as const;

export interface TreeShape {
  readonly features: number;
  readonly depth: number;
  readonly trees: number;
  /** The log odds before the first tree. */
  readonly start: number;
  /** The size of one step of a leaf's value. */
  readonly unit: number;
}

export interface TreeArrays {
  /** trees x depth. */
  readonly feature: Uint8Array;
  readonly limit: Float32Array;
  /** trees x 2^depth, in steps of `unit`. */
  readonly leaf: Int16Array;
}

/** Unrolled, since most of the time is spent here. */
const treeDepth = 4;

/**
 * If the log odds are beyond these after a block of trees, the remaining trees are not evaluated. Of 155,000
 * names found in real text, evaluating all trees would change the degree of doubt of 5 in 10,000, and the
 * decision about none.
 */
const sureOfNo = -4.4;
const sureOfYes = 2.6;
const blockTrees = 20;

export const treeMagic = 'CGDXBT01';
const headLength = 8 + 4;

/** The size of the length in bytes that precedes each kind of trees in the file. */
export const treeLengthBytes = 4;

/** @throws Error if the bytes are not trees of this version */
export function readNameTrees(bytes: Uint8Array): NameTrees {
  const parts = partsOf(bytes);
  const read = treeKinds.map((kind, at) => [kind, readTrees(parts[at] ?? new Uint8Array())] as const);
  return Object.fromEntries(read) as Record<(typeof treeKinds)[number], BoostedTrees>;
}

/** Divides the file into the bytes of each kind of trees, which their length precedes. */
export function partsOf(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 0; at + treeLengthBytes <= bytes.length; ) {
    const behind = at + treeLengthBytes + view.getUint32(at, true);
    parts.push(bytes.subarray(at + treeLengthBytes, behind));
    at = behind;
  }
  return parts;
}

/** @throws Error if the bytes are not trees of this version */
export function readTrees(bytes: Uint8Array): BoostedTrees {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = String.fromCharCode(...bytes.subarray(0, treeMagic.length));
  if (found !== treeMagic)
    throw new Error(`These are no trees of this version: they begin with ${JSON.stringify(found)}.`);
  const length = view.getUint32(treeMagic.length, true);
  const head = bytes.subarray(headLength, headLength + length);
  const shape = JSON.parse(new TextDecoder().decode(head)) as TreeShape;
  const { depth, trees } = shape;
  const splits = trees * depth;
  const leaves = trees << depth;
  let at = headLength + length;
  const wanted = at + 5 * splits + 2 * leaves;
  if (wanted !== bytes.byteLength)
    throw new Error(`The trees are ${bytes.byteLength} bytes long instead of ${wanted}.`);
  const feature = bytes.slice(at, at + splits);
  at += splits;
  const limit = Float32Array.from({ length: splits }, (_, i) => view.getFloat32(at + 4 * i, true));
  at += 4 * splits;
  const leaf = Int16Array.from({ length: leaves }, (_, i) => view.getInt16(at + 2 * i, true));
  return createTrees(shape, { feature, limit, leaf });
}

export function createTrees(
  { features, depth, trees, start, unit }: TreeShape,
  { feature, limit, leaf }: TreeArrays,
): BoostedTrees {
  if (depth !== treeDepth) throw new Error(`The trees are ${depth} levels deep instead of ${treeDepth}.`);
  if (features > mostFeatures) throw new Error(`The trees ask for ${features} figures; ${mostFeatures} fit.`);
  // Copied, since the limits are read as bits.
  const limitBits = new Int32Array(Float32Array.from(limit).buffer);
  const questions = Int32Array.from(limitBits, (bits, i) => keyOf(bits) | feature[i]!);
  return {
    features,
    score(figures) {
      for (let i = 0; i < features; i++) {
        own[i] = figures[i]!;
        keys[i] = keyOf(ownBits[i]!);
      }
      let units = 0;
      let score = start;
      for (let from = 0; from < trees; from += blockTrees) {
        units += addLeaves(questions, leaf, from, Math.min(from + blockTrees, trees));
        score = start + unit * units;
        if (score < sureOfNo || score > sureOfYes) break;
      }
      return score;
    },
  };
}

const featureBits = 6;
const mostFeatures = 1 << featureBits;
/**
 * The keys of the figures to be scored. The array's size is a constant, so that the index of a feature needs no
 * check.
 */
const keys = new Int32Array(mostFeatures);
const own = new Float32Array(mostFeatures);
const ownBits = new Int32Array(own.buffer);

/**
 * Adds up the leaves of the trees between `from` and `to`. All arrays are parameters, since the engine reads
 * captured variables again at each step once there are two closures. An answer is the sign of a difference, 1
 * if the figure exceeds the limit: a branch could not be predicted.
 */
function addLeaves(questions: Int32Array, leaf: Int16Array, from: number, to: number): number {
  let sum = 0;
  for (let tree = from; tree < to; tree++) {
    const first = tree * treeDepth;
    const a = questions[first]!;
    const b = questions[first + 1]!;
    const c = questions[first + 2]!;
    const d = questions[first + 3]!;
    const index =
      (((a - keys[a & (mostFeatures - 1)]!) >>> 31) << 3) |
      (((b - keys[b & (mostFeatures - 1)]!) >>> 31) << 2) |
      (((c - keys[c & (mostFeatures - 1)]!) >>> 31) << 1) |
      ((d - keys[d & (mostFeatures - 1)]!) >>> 31);
    sum += leaf[(tree << treeDepth) + index]!;
  }
  return sum;
}

/**
 * Maps the bits of a float to an integer of 31 bits that sorts like the float, so that the difference of two
 * fits into 32 bits. Keeps the upper 25 bits, sixteen of them of the mantissa; the low bits are zero, where a
 * question has its feature's index.
 */
const keyOf = (bits: number): number =>
  ((bits ^ ((bits >> 31) & 0x7fffffff)) >> (featureBits + 1)) << featureBits;
