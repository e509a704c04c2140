/** Reads boosted trees, and adds up what they say about a list of figures. */

/**
 * Every tree asks the same questions at each level, so that the answers are the index of a leaf: few bytes, and no
 * branches. A question is whether a figure exceeds a limit.
 */
export interface BoostedTrees {
  /** The length of the list. */
  readonly features: number;
  /** Returns the log odds of yes; of what is surely yes or no, those of the first trees. */
  score(figures: Float32Array): number;
}

/** Decide whether a word is a person's name, and whether it is a place. */
export interface NameTrees {
  readonly person: BoostedTrees;
  readonly place: BoostedTrees;
}

export interface TreeShape {
  readonly features: number;
  readonly depth: number;
  readonly trees: number;
  /** The log odds before any tree. */
  readonly start: number;
  /** The unit of a leaf. */
  readonly unit: number;
}

export interface TreeArrays {
  /** trees x depth. */
  readonly feature: Uint8Array;
  readonly limit: Float32Array;
  /** trees x 2^depth, in units. */
  readonly leaf: Int16Array;
}

/** Unrolled, since most of the time is spent here. */
const treeDepth = 4;

/**
 * Beyond these log odds after a block of trees the others are not asked: of 155,000 names found in real text 5 in 10,000
 * would be doubted more, or less, if all were, and none of them would be decided otherwise.
 */
const sureOfNo = -4.4;
const sureOfYes = 2.6;
const blockTrees = 20;

export const treeMagic = 'CGDXBT01';
const headLength = 8 + 4;

/** Precedes each kind of trees in the file: how many bytes they take. */
export const treeLengthBytes = 4;

/** Reads the trees of people, then those of places. @throws Error if the bytes are no trees of this version */
export function readNameTrees(bytes: Uint8Array): NameTrees {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const half = bytes.byteLength < treeLengthBytes ? 0 : treeLengthBytes + view.getUint32(0, true);
  return {
    person: readTrees(bytes.subarray(treeLengthBytes, half)),
    place: readTrees(bytes.subarray(half + treeLengthBytes)),
  };
}

/** @throws Error if the bytes are no trees of this version */
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
  // copied, since a limit is read as bits
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
/** Of the figures that are judged. Their number is a constant, so that the index of a feature needs no check. */
const keys = new Int32Array(mostFeatures);
const own = new Float32Array(mostFeatures);
const ownBits = new Int32Array(own.buffer);

/**
 * Adds up the leaves of those trees. All that it reads is passed: what a closure captures is read anew at each step as soon as
 * there are two of them. An answer is 1 if the figure exceeds the limit: the sign of a difference, since nobody could predict a branch.
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
 * Takes the bits of a float. Returns an integer in the order of the floats, of 31 bits, so that a difference of two has 32: the
 * upper 25, sixteen of them of the mantissa, and zeros in place of a feature.
 */
const keyOf = (bits: number): number =>
  ((bits ^ ((bits >> 31) & 0x7fffffff)) >> (featureBits + 1)) << featureBits;
