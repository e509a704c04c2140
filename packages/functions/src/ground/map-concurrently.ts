/** Limits how many requests run at a time. */
const batchSize = 16;

/** Runs `work` on the items, sixteen at a time. @returns the results in the order of the items */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += batchSize) {
    results.push(...(await Promise.all(items.slice(at, at + batchSize).map(work))));
  }
  return results;
}
