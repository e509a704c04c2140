/** The store of complete nodes. A complete node changes only when a leaf below it is claimed. */
import { invariant } from '../error/market-error.ts';
import type { Hash } from './hash.ts';
import type { Place } from './shape.ts';

export interface TreeNode {
  readonly place: Place;
  readonly hash: Hash;
}

export interface NodeReader {
  /** Returns hashes in the order of `places`. Throws if a node is missing, since callers read only complete nodes. */
  read(places: readonly Place[]): Promise<Hash[]>;
}

export interface NodeStore extends NodeReader {
  write(nodes: readonly TreeNode[]): Promise<void>;
}

export const placeKey = ({ level, index }: Place): string => `${level}:${index}`;

/** Creates a store in memory, optionally on top of another one: writes stay in memory, reads are cached. */
export function memoryStore(below?: NodeReader): NodeStore {
  const nodes = new Map<string, Hash>();
  return {
    read: async (places) => {
      const missing = places.filter((place) => !nodes.has(placeKey(place)));
      const found = missing.length > 0 ? await below?.read(missing) : [];
      for (const [at, place] of missing.entries()) {
        const hash = found?.[at];
        invariant(hash, `node ${placeKey(place)} is not in the tree`);
        nodes.set(placeKey(place), hash);
      }
      return places.map((place) => nodes.get(placeKey(place)) as Hash);
    },
    write: async (written) => {
      for (const { place, hash } of written) nodes.set(placeKey(place), hash);
    },
  };
}
