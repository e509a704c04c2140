/** Holds the hashes of a few words, so that one look-up excludes most words of a text. */

export interface HashSet {
  readonly size: number;
  has(hash: number): boolean;
}

const leastSlots = 16;
/** Slots for each key: with many free slots a search usually ends where it begins. */
const room = 4;

export function createHashSet(hashes: Iterable<number>): HashSet {
  const keys = new Set(Array.from(hashes, keyOf));
  const bits = Math.ceil(Math.log2(Math.max(leastSlots, keys.size * room)));
  const table = new Int32Array(1 << bits);
  const mask = table.length - 1;
  const shift = 32 - bits;
  /** Returns the slot of the key, or the free slot at which its search ends. */
  function slotOf(key: number): number {
    let slot = Math.imul(key, 0x9e3779b1) >>> shift;
    while (table[slot] !== 0 && table[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }
  for (const key of keys) table[slotOf(key)] = key;
  return { size: keys.size, has: (hash) => table[slotOf(keyOf(hash))] !== 0 };
}

/** Returns the hash in the form in which tables store it: never 0, which marks a free slot. */
export const keyOf = (hash: number): number => hash | 0 || 1;
