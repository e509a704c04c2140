/** Decides which blocks a sweep reads next. Reading a block again does no harm. */

/** Read again each time: a node that is behind may have left events out. */
const overlap = 64;
/** More than any reorganisation: read again if the last block that was read is another one now. */
const rewound = 1_024;
/**
 * Where the first sweep of a market begins: no payment that can still be refunded is older. A payment is held for 14 days
 * at most, and blocks are 6 seconds apart.
 */
const firstLook = 300_000;

/**
 * @param head the newest block that counts
 * @param kept the last block that was read
 * @param isSame whether the chain still has that block
 */
export function firstBlock(
  head: number,
  kept?: { readonly block: number; readonly isSame: boolean },
): number {
  if (!kept) return Math.max(0, head - firstLook);
  return Math.max(0, kept.block + 1 - (kept.isSame ? overlap : rewound));
}
