/**
 * Caches the words that were looked up last. The lexicon is larger than a processor's cache, but a text has few
 * different words: this cache saves a third of the time.
 */
import { keyOf } from './hash-set.ts';
import { writeKnown } from './lexicon.ts';

/**
 * Per word: its hash, then what `writeKnown` writes; the unused bits of `role` hold whether it is a form of
 * another word.
 */
const slotSize = 4;
const slotBits = 12;
const recent = new Int32Array(slotSize << slotBits);
const formAsked = 1 << 16;
const isForm = 1 << 17;

/** Returns the position of the word with that hash; valid until the next call. */
export function recall(hash: number): number {
  const key = keyOf(hash);
  const at = (Math.imul(key, 0x9e3779b1) >>> (32 - slotBits)) * slotSize;
  if (recent[at] !== key) {
    recent[at] = key;
    writeKnown(hash, recent, at + 1);
  }
  return at;
}

/**
 * Return the facts about a word at that position: bits of `word`, of `role`, and of the languages in which it
 * is a function word.
 */
export const recalledFlags = (at: number): number => recent[at + 1] as number;
export const recalledRoles = (at: number): number => recent[at + 2] as number;
export const recalledLanguages = (at: number): number => recent[at + 3] as number;

/** Returns whether it is a form of another word. Calls `ask` only if the cache does not have the answer. */
export function recallForm(hash: number, ask: () => boolean): boolean {
  const bits = recalledRoles(recall(hash));
  if (bits & formAsked) return (bits & isForm) !== 0;
  const answer = ask();
  recent[recall(hash) + 2] = bits | formAsked | (answer ? isForm : 0);
  return answer;
}
