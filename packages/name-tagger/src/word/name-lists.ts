/** Looks words up in the word lists, of which only hashes are stored. */
import { hashText } from './hash.ts';

export interface NameLists {
  /** Returns the bits of the lists that contain the folded word; 0 for none. */
  readonly of: (folded: string) => number;
}

/** The bits stored of each hash. Of 1,000 words that are in no list, about one seems to be in one. */
const listHashBits = 27;

export const listHash = (folded: string): number => hashText(folded) >>> (32 - listHashBits);

export function createNameLists(bitsOf: ReadonlyMap<number, number>): NameLists {
  return { of: (folded) => bitsOf.get(listHash(folded)) ?? 0 };
}
