/** Limits of archives, so that no upload can exhaust a step. */

const GiB = 2 ** 30;
const MiB = 2 ** 20;

/** Facebook archives with photos have some 100,000 entries; each costs about 1 kB of memory. */
export const maxEntries = 200_000;

/** UTF-16 units of a path; file systems allow 255 for each name, and platforms nest five folders. */
export const maxPathLength = 1024;

/** The uncompressed size of all entries: the largest personal exports have some tens of GB, mostly media. */
export const maxTotalBytes = 64 * GiB;

/** The uncompressed size of one entry: a single JSON file of 4 GB is legitimate. */
export const maxEntryBytes = 16 * GiB;

/**
 * The ratio of uncompressed to compressed size. Measured on real JSON: 11 (a listening history) to about 100 (the same few
 * songs on repeat); DEFLATE reaches 1,032 on zeros.
 */
export const maxRatio = 250;

/** Below this size the ratio is not checked: a small file of spaces does no harm. */
export const ratioAppliesAboveBytes = 16 * MiB;

/** The size of one record: a playlist of 10,000 tracks has about 4 MB. */
export const maxRecordBytes = 32 * MiB;

/** The size of a file that is parsed as a whole, such as account details. */
export const maxSmallFileBytes = 4 * MiB;
