/** Hashes words for the word lists, of which only hashes are stored. */
import { hashText } from './hash.ts';

/** The bits stored of each hash. Of 1,000 words that are in no list, about one seems to be in one. */
const listHashBits = 27;

export const listHash = (folded: string): number => hashText(folded) >>> (32 - listHashBits);
