/** Says how much of a person's records a pool asks for. */

/**
 * Telling records, as `Counters` counts them: an export with fewer than the first is refused, and one with fewer than
 * the second is worth less as a whole. What holds little says little about being genuine, and little to a buyer.
 */
export const fewestRecords = 100;
export const enoughRecords = 1_000;
