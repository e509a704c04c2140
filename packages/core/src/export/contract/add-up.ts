/** Sums counters by name, such as those of several units. */
export function addUp<Key extends string>(
  counts: readonly Readonly<Partial<Record<Key, number>>>[],
): Record<Key, number> {
  const sums: Partial<Record<Key, number>> = {};
  for (const count of counts) {
    for (const key of Object.keys(count) as Key[]) sums[key] = (sums[key] ?? 0) + (count[key] ?? 0);
  }
  return sums as Record<Key, number>;
}

/** Sums maps by key, and keeps only the first `most` keys. */
export function addUpMaps<Key>(maps: readonly ReadonlyMap<Key, number>[], most: number): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const map of maps) {
    for (const [key, count] of map) {
      const sum = sums.get(key);
      if (sum !== undefined || sums.size < most) sums.set(key, (sum ?? 0) + count);
    }
  }
  return sums;
}
