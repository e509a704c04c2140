/** Assigns a row to each frequent feature, and to each token the rows of its features. */

export interface FeatureRows {
  /** Returns the rows of a token's features. Those that identify a word are written as `~row`; they may be dropped. */
  rowsOf(token: string): Int32Array;
}

/** The number of features at the start of a word's list that identify the word; signs and numbers have fewer. */
const tellingFeatures = 2;
const fewestOfWord = 5;

export type FeaturesOf = (token: string) => readonly number[];

/** Counts the features; those that occur often enough get a row, at most the `most` frequent ones. */
export function selectFeatures(
  tokens: ReadonlyMap<string, number>,
  featuresOf: FeaturesOf,
  fewest: number,
  most: number,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [token, count] of tokens) {
    for (const hash of new Set(featuresOf(token))) {
      counts.set(hash, (counts.get(hash) ?? 0) + count);
    }
  }
  return mostFrequent(counts, fewest, most);
}

/** Returns rows by the hash of the feature, for the `most` frequent ones that occur at least `fewest` times. */
export function mostFrequent(
  counts: ReadonlyMap<number, number>,
  fewest: number,
  most: number,
): Map<number, number> {
  const frequent = [...counts].filter(([, count]) => count >= fewest);
  frequent.sort(([hashA, a], [hashB, b]) => b - a || hashA - hashB);
  return new Map(
    frequent
      .slice(0, most)
      .map(([hash]) => hash)
      .sort((a, b) => a - b)
      .map((hash, row) => [hash, row]),
  );
}

export function createFeatureRows(rowOf: ReadonlyMap<number, number>, featuresOf: FeaturesOf): FeatureRows {
  const known = new Map<string, Int32Array>();
  return {
    rowsOf(token) {
      const found = known.get(token);
      if (found !== undefined) return found;
      const rows: number[] = [];
      const features = featuresOf(token);
      for (const [n, feature] of features.entries()) {
        const row = rowOf.get(feature);
        if (row === undefined) continue;
        rows.push(features.length >= fewestOfWord && n < tellingFeatures ? ~row : row);
      }
      const result = Int32Array.from(rows);
      known.set(token, result);
      return result;
    },
  };
}
