/** Keeps answers for some seconds in the function's memory: a console asks again and again, and many have it open. */

const keptMs = 15_000;

/** @returns `work`, whose result for the same key is kept; a failure is not */
export function cached<K extends string, T>(work: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, { readonly until: number; readonly result: Promise<T> }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined && found.until > Date.now()) return found.result;
    const result = work(key);
    known.set(key, { until: Date.now() + keptMs, result });
    result.catch(() => known.delete(key));
    return result;
  };
}
