/** Looks words up in the word lists, of which only hashes are stored. */
import { hashText } from './hash.ts';

export interface NameLists {
  /** Returns the bits of the lists that contain the folded word; 0 for none. */
  readonly of: (folded: string) => number;
}

/** The stored bits of a hash: of 1,000 words that are in no list, one seems to be. */
const listHashBits = 27;

export const listHash = (folded: string): number => hashText(folded) >>> (32 - listHashBits);

export function createNameLists(bitsOf: ReadonlyMap<number, number>): NameLists {
  return { of: (folded) => bitsOf.get(listHash(folded)) ?? 0 };
}
