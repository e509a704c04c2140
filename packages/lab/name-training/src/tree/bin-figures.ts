/** Sorts the values of each feature into bins of about the same number of rows, so that trees try few limits. */

export const mostBins = 48;

export interface Binned {
  /** For each feature, the bin of each row. */
  readonly columns: readonly Uint8Array[];
  /** For each feature, the largest value of each bin but the last; rows in later bins exceed it. */
  readonly limits: readonly Float32Array[];
}

export function binFigures({
  features,
  figures,
}: {
  readonly features: number;
  readonly figures: Float32Array;
}): Binned {
  const count = figures.length / features;
  const columns: Uint8Array[] = [];
  const limits: Float32Array[] = [];
  for (let feature = 0; feature < features; feature++) {
    const values = Float32Array.from({ length: count }, (_, row) => figures[row * features + feature]!);
    const own = limitsOf(Float32Array.from(values).sort());
    limits.push(own);
    columns.push(Uint8Array.from(values, (value) => binOf(own, value)));
  }
  return { columns, limits };
}

function limitsOf(ascending: Float32Array): Float32Array {
  const limits: number[] = [];
  for (let bin = 1; bin < mostBins; bin++) {
    const limit = ascending[Math.floor((bin * ascending.length) / mostBins)]!;
    if (limit !== limits.at(-1) && limit < ascending.at(-1)!) limits.push(limit);
  }
  // Each of a few different values gets its own bin.
  const different = [...new Set(ascending)];
  return Float32Array.from(different.length <= mostBins ? different.slice(0, -1) : limits);
}

function binOf(limits: Float32Array, value: number): number {
  let low = 0;
  let high = limits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > limits[middle]!) low = middle + 1;
    else high = middle;
  }
  return low;
}
