/** Says which word lists have a word; of the lists only hashes are kept. */
import { hashText } from './hash.ts';

export interface NameLists {
  /** Bits of the lists that have the folded word; 0 for none. */
  readonly of: (folded: string) => number;
}

/** So many bits of a hash are kept: of 1,000 words that are in no list, one seems to be. */
const listHashBits = 27;

export const listHash = (folded: string): number => hashText(folded) >>> (32 - listHashBits);

export function createNameLists(bitsOf: ReadonlyMap<number, number>): NameLists {
  return { of: (folded) => bitsOf.get(listHash(folded)) ?? 0 };
}
