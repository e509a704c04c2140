/** Holds the hashes of a few words: most words of a text are in none of such lists, and are told by one look-up. */

export interface HashSet {
  readonly size: number;
  has(hash: number): boolean;
}

const leastSlots = 16;
/** Free slots for each used one: with many of them a search ends where it begins. */
const room = 4;

export function createHashSet(hashes: Iterable<number>): HashSet {
  const keys = new Set(Array.from(hashes, keyOf));
  const bits = Math.ceil(Math.log2(Math.max(leastSlots, keys.size * room)));
  const table = new Int32Array(1 << bits);
  const mask = table.length - 1;
  const shift = 32 - bits;
  for (const key of keys) {
    let slot = Math.imul(key, 0x9e3779b1) >>> shift;
    while (table[slot] !== 0) slot = (slot + 1) & mask;
    table[slot] = key;
  }
  return {
    size: keys.size,
    has(hash) {
      const key = keyOf(hash);
      let slot = Math.imul(key, 0x9e3779b1) >>> shift;
      for (;;) {
        const found = table[slot] as number;
        if (found === 0) return false;
        if (found === key) return true;
        slot = (slot + 1) & mask;
      }
    },
  };
}

/** 0 is a free slot. */
const keyOf = (hash: number): number => hash | 0 || 1;
