/** Reads boosted trees, and adds up what they say about a list of figures. */

/**
 * Every tree asks the same questions at each level, so that the answers are the index of a leaf: few bytes, and no
 * branches. A question is whether a figure exceeds a limit.
 */
export interface BoostedTrees {
  /** The length of the list. */
  readonly features: number;
  /** Returns the log odds of yes; of what is surely no, those of the first trees. */
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
 * Below these log odds after a block of trees the others are not asked: of 184,800 names found in real text 55 would be others
 * if all were, and one of them somebody's.
 */
const sureOfNo = -4;
const blockTrees = 60;

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
  const limits = keysOf(limit);
  const keys = new Int32Array(features);
  const own = new Float32Array(features);
  const bits = new Int32Array(own.buffer);
  return {
    features,
    score(figures) {
      own.set(figures);
      for (let i = 0; i < features; i++) keys[i] = keyOf(bits[i]!);
      let units = 0;
      for (let from = 0; from < trees; from += blockTrees) {
        units += addLeaves(feature, limits, leaf, keys, from, Math.min(from + blockTrees, trees));
        if (start + unit * units < sureOfNo) break;
      }
      return start + unit * units;
    },
  };
}

/**
 * Adds up the leaves of those trees. All that it reads is passed: what a closure captures is read anew at each step as soon as
 * there are two of them. An answer is 1 if the figure exceeds the limit: the sign of a difference, since nobody could predict a branch.
 */
function addLeaves(
  feature: Uint8Array,
  limits: Int32Array,
  leaf: Int16Array,
  keys: Int32Array,
  from: number,
  to: number,
): number {
  let sum = 0;
  for (let tree = from; tree < to; tree++) {
    const split = tree * treeDepth;
    const index =
      (((limits[split]! - keys[feature[split]!]!) >>> 31) << 3) |
      (((limits[split + 1]! - keys[feature[split + 1]!]!) >>> 31) << 2) |
      (((limits[split + 2]! - keys[feature[split + 2]!]!) >>> 31) << 1) |
      ((limits[split + 3]! - keys[feature[split + 3]!]!) >>> 31);
    sum += leaf[(tree << treeDepth) + index]!;
  }
  return sum;
}

/** Returns integers in the order of the floats, of 31 bits, so that a difference of two has 32. */
const keysOf = (floats: Float32Array): Int32Array =>
  new Int32Array(Float32Array.from(floats).buffer).map(keyOf);

/** Takes the bits of a float: of negative ones the larger are those nearer to zero. */
const keyOf = (bits: number): number => (bits ^ ((bits >> 31) & 0x7fffffff)) >> 1;
