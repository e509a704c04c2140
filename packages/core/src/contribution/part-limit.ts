/** Says of how many parts one export may consist; alone in its file because the web asks it too. */

/** Google Takeout splits at 1 GB or more, and an export has 64 GB at the most. */
export const mostParts = 100;
