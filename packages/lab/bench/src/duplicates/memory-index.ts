/**
 * The index of fingerprints in memory, with the rules of the stored one: the keys of an upload, and the uploads with
 * which it is compared.
 */
import { type IndexedData, indexKeys, popularFrom } from '@cgdx/core/fingerprint/index-key.ts';

/** The same as in functions/contribution/novelty. */
const mostOfKey = 32;
const mostAlike = 60;
const mostSimilar = 100;

export function createMemoryIndex<Upload extends IndexedData>() {
  const rows = new Map<string, Upload[]>();
  const isPopular = (key: string): boolean => (rows.get(key)?.length ?? 0) >= popularFrom;
  function mostFirst(keys: readonly string[]): Upload[] {
    const counts = new Map<Upload, number>();
    for (const upload of keys.flatMap((key) => rows.get(key)?.slice(0, mostOfKey) ?? []))
      counts.set(upload, (counts.get(upload) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([upload]) => upload);
  }
  return {
    add(upload: Upload): void {
      for (const { keys, stored } of indexKeys(upload)) {
        const rare = keys.filter((key) => !isPopular(key));
        for (const key of (rare.length === 0 ? keys : rare).slice(0, stored))
          rows.set(key, [...(rows.get(key) ?? []), upload]);
      }
    },
    similarTo(upload: Upload): Upload[] {
      const parts = indexKeys(upload);
      const found = (areThings: boolean) =>
        mostFirst(
          parts.filter(({ part }) => (part === 'things') === areThings).flatMap(({ keys }) => keys),
        ).filter((other) => other !== upload);
      return [...new Set([...found(false).slice(0, mostSimilar), ...found(true).slice(0, mostAlike)])];
    },
  };
}
