/** The largest number of parts of one export; in a separate file because pages import it too. */

/** Google Takeout splits at 1 GB or more, and an export has at most 64 GB. */
export const mostParts = 100;
