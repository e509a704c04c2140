/** Limits how many requests run at a time. */

/** Runs `work` on the items, `atOnce` at a time. @returns the results in the order of the items */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  work: (item: T) => R | Promise<R>,
  atOnce = 16,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))));
  }
  return results;
}
