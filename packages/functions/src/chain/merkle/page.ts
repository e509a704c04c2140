/** Maps a node of the tree to its page: a page holds the six levels below one node, 126 hashes in 4 kB. */
import { hashBytes } from '@cgdx/core/merkle/hash.ts';
import { leavesBelow, type Place } from '@cgdx/core/merkle/shape.ts';

const levelsOfPage = 6;
const widthOfPage = 2 ** levelsOfPage;
/** 64 + 32 + 16 + 8 + 4 + 2. */
const nodesOfPage = 2 * widthOfPage - 2;
export const bytesOfPage = nodesOfPage * hashBytes;

/** `tier` counts groups of six levels from the leaves; `index` the pages of a tier from the left. */
export interface PageKey {
  readonly tier: number;
  readonly index: number;
}

export function pageOf({ level, index }: Place): PageKey {
  const tier = Math.floor(level / levelsOfPage);
  return { tier, index: Math.floor(index / widthOf(level)) };
}

/** Returns the offset of a node's 32 bytes on its page. */
export function offsetOf({ level, index }: Place): number {
  const width = widthOf(level);
  // Levels follow one another, the widest first: 64 nodes, then 32, ...
  const before = 2 * widthOfPage - 2 * width;
  return (before + (index % width)) * hashBytes;
}

/** Returns the number of nodes of this level on one page. */
const widthOf = (level: number): number => widthOfPage / leavesBelow(level % levelsOfPage);
