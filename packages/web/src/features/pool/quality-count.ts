/** Counts uploads by their quality. Pure. */

/** All qualities that an upload can have. */
export const qualities = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The number of uploads of each quality, from 0 to 10. */
export type QualityCounts = readonly number[];

export const noUploads: QualityCounts = qualities.map(() => 0);

export function countQualities(uploads: readonly { readonly dataQualityScore: number }[]): QualityCounts {
  const counts = [...noUploads];
  for (const { dataQualityScore } of uploads) counts[dataQualityScore] = (counts[dataQualityScore] ?? 0) + 1;
  return counts;
}

export const addUp = (all: readonly QualityCounts[]): QualityCounts =>
  qualities.map((quality) => all.reduce((sum, counts) => sum + (counts[quality] ?? 0), 0));

export const totalOf = (counts: QualityCounts): number => counts.reduce((sum, count) => sum + count, 0);

/** Returns the highest quality that at least half of the uploads reach; undefined if there are none. */
export function medianOf(counts: QualityCounts): number | undefined {
  const total = totalOf(counts);
  let above = 0;
  return qualities.findLast((quality) => {
    above += counts[quality] ?? 0;
    return total > 0 && above * 2 >= total;
  });
}

/**
 * Describes the counts in a sentence.
 *
 * @param isMore whether there are older uploads that were not counted
 */
export function describeQualities(counts: QualityCounts, isMore: boolean): string {
  const total = totalOf(counts);
  const median = medianOf(counts);
  if (median === undefined) return 'Nothing is on sale yet.';
  if (total === 1) return `1 upload on sale, of quality ${median}.`;
  const uploads = `${isMore ? 'newest ' : ''}${total.toLocaleString('en')} uploads on sale`;
  return `At least half of the ${uploads} have quality ${median}${median === 10 ? '' : ' or more'}.`;
}
