/** A complete tree in memory, with 32 bytes for each node, to make proofs if all leaves are known. */
import { invariant } from '../error/market-error.ts';
import { type Hash, type HashPair, hashBytes, hashPair } from './hash.ts';
import { type NodeStore, placeKey } from './node-store.ts';
import { type Place, peaksOf } from './shape.ts';
import type { Tree } from './tree.ts';

export interface PackedTree extends NodeStore {
  /** Yields every complete node, level by level. */
  readonly places: () => Generator<Place>;
}

/** The number of nodes in a piece of 1 MiB. A full piece is never copied; both children of a node are in the same piece. */
const nodesOfPiece = 2 ** 15;

interface Level {
  readonly pieces: Uint8Array[];
  /** The number of nodes in the level. */
  count: number;
}

const emptyLevel = (): Level => ({ pieces: [], count: 0 });

/** Returns a view, not a copy. */
function nodeOf({ pieces }: Level, index: number): Hash {
  const from = (index % nodesOfPiece) * hashBytes;
  return (pieces[Math.floor(index / nodesOfPiece)] as Uint8Array).subarray(from, from + hashBytes);
}

function put(level: Level, index: number, hash: Hash): void {
  const which = Math.floor(index / nodesOfPiece);
  const at = (index % nodesOfPiece) * hashBytes;
  let piece = level.pieces[which];
  if (piece === undefined || at >= piece.length) {
    piece = widened(piece, at);
    level.pieces[which] = piece;
  }
  piece.set(hash, at);
  level.count = Math.max(level.count, index + 1);
}

/** Grows a piece to twice its length, or to the needed length if that is more. */
function widened(piece: Uint8Array | undefined, at: number): Uint8Array {
  const wanted = Math.max(at + hashBytes, 2 * (piece?.length ?? 0));
  const wider = new Uint8Array(Math.min(wanted, nodesOfPiece * hashBytes));
  if (piece) wider.set(piece);
  return wider;
}

/**
 * Builds the same tree as appending `leaves` to an empty one.
 * @param pair hashes two children to their parent; `hashPair` by default
 */
export function packTree(
  leaves: readonly Hash[],
  pair: HashPair = hashPair,
): { readonly tree: Tree; readonly nodes: PackedTree } {
  let below = emptyLevel();
  for (let index = 0; index < leaves.length; index++) put(below, index, leaves[index] as Hash);
  const levels = [below];
  while (below.count > 1) {
    below = above(below, pair);
    levels.push(below);
  }
  const at = ({ level, index }: Place): Hash => nodeOf(levels[level] as Level, index).slice();
  const tree = { size: leaves.length, peaks: peaksOf(leaves.length).map(at) };
  return { tree, nodes: storeOver(levels, at) };
}

function above(below: Level, pair: HashPair): Level {
  const parents = emptyLevel();
  const count = Math.floor(below.count / 2);
  for (let index = 0; index < count; index++) {
    put(parents, index, pair(nodeOf(below, 2 * index), nodeOf(below, 2 * index + 1)));
  }
  return parents;
}

function storeOver(levels: Level[], at: (place: Place) => Hash): PackedTree {
  return {
    read: async (places) =>
      places.map((place) => {
        invariant(
          place.index < (levels[place.level]?.count ?? 0),
          `node ${placeKey(place)} is not in the tree`,
        );
        return at(place);
      }),
    // Nodes must come in the order of appends and replacements, none before its left neighbour.
    write: async (nodes) => {
      for (const { place, hash } of nodes) {
        levels[place.level] ??= emptyLevel();
        put(levels[place.level] as Level, place.index, hash);
      }
    },
    places: function* () {
      for (const [level, { count }] of levels.entries()) {
        for (let index = 0; index < count; index++) yield { level, index };
      }
    },
  };
}
