/** The numbers of records that pools require. */

/**
 * Limits of `Counters.tellingRecords`: an export with fewer records than the first is refused, and one with fewer than the
 * second has a lower score. A small export gives little evidence of being genuine, and is worth little to a buyer.
 */
export const fewestRecords = 100;
export const enoughRecords = 1_000;
