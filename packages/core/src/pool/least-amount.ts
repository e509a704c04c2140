/** How many records of a person a pool requires. */

/**
 * Counted as `Counters.tellingRecords`: an export with fewer than the first is refused, and one with fewer than the
 * second is worth less as a whole. A small export says little about being genuine, and is worth little to a buyer.
 */
export const fewestRecords = 100;
export const enoughRecords = 1_000;
