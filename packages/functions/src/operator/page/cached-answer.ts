/** Caches answers in the function's memory for some seconds: consoles ask again and again, and many may be open. */

const keptMs = 15_000;

/** @returns `work`, but with results cached by key; failures are not cached */
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
