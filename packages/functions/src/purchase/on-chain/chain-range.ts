/** Decides which blocks a sweep reads next. Reading a block again does no harm. */

/** Blocks that are read again each time: a node that is behind may have left out events. */
const overlap = 64;
/** Blocks that are read again if the last block read was replaced: more than any reorganisation replaces. */
const rewound = 1_024;
/**
 * The blocks before the newest at which the first sweep of a market begins. No payment that can still be
 * refunded is older: a payment is held for 14 days at most, and blocks are 6 seconds apart.
 */
const firstLook = 300_000;

/**
 * @param head the newest confirmed block
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
