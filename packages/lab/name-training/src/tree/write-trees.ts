/** Writes boosted trees as the file that the tagger reads. */
import {
  type TreeArrays,
  type TreeShape,
  treeLengthBytes,
  treeMagic,
} from '@cgdx/name-tagger/tree/boosted-trees.ts';

/** Concatenates several kinds of trees, each preceded by its length. */
export function joinTrees(kinds: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(
    kinds.flatMap((trees) => {
      const length = new Uint8Array(treeLengthBytes);
      new DataView(length.buffer).setUint32(0, trees.length, true);
      return [length, trees];
    }),
  );
}

export function writeTrees(shape: TreeShape, { feature, limit, leaf }: TreeArrays): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify(shape));
  const bytes = new Uint8Array(treeMagic.length + 4 + head.length + 5 * feature.length + 2 * leaf.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(treeMagic));
  view.setUint32(treeMagic.length, head.length, true);
  let at = treeMagic.length + 4;
  bytes.set(head, at);
  at += head.length;
  bytes.set(feature, at);
  at += feature.length;
  for (const value of limit) {
    view.setFloat32(at, value, true);
    at += 4;
  }
  for (const value of leaf) {
    view.setInt16(at, value, true);
    at += 2;
  }
  return bytes;
}
