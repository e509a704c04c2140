/** Limits of archives, so that no upload can exhaust a step. */

const GiB = 2 ** 30;
const MiB = 2 ** 20;

/** Facebook archives with photos have some 100,000 entries; each costs about 1 kB of memory. */
export const maxEntries = 200_000;

/** UTF-16 units of a path; file systems allow 255 for each name, and platforms nest five folders. */
export const maxPathLength = 1024;

/** All entries together, uncompressed: the largest personal exports are some tens of GB, mostly media. */
export const maxTotalBytes = 64 * GiB;

/** One entry, uncompressed: a single JSON file of 4 GB is legitimate. */
export const maxEntryBytes = 16 * GiB;

/**
 * Uncompressed to compressed. Measured on real JSON: 11 (a listening history) to about 100 (the same few
 * songs on repeat); DEFLATE reaches 1,032 on zeros.
 */
export const maxRatio = 250;

/** Below this size no ratio is suspicious: a small file of spaces harms nobody. */
export const ratioAppliesAboveBytes = 16 * MiB;

/** One record: a playlist of 10,000 tracks is about 4 MB. */
export const maxRecordBytes = 32 * MiB;

/** A file that is parsed in one piece (account details). */
export const maxSmallFileBytes = 4 * MiB;
