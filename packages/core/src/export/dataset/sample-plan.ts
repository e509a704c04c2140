/** Decides which records are shown to a buyer before the purchase: evenly spread, most of them of the main kind. */

/** Records in `sample.ndjson`. */
export const sampleRecords = 20;

/** Of each kind beside the first. */
const othersEach = 2;

/** For each kind the places (from 0) of its records in the sample, ascending. The first kind gets what is left. */
export function planSample(
  kinds: readonly string[],
  counts: Readonly<Record<string, number>>,
): Map<string, ReadonlySet<number>> {
  const [main, ...others] = kinds;
  const plan = new Map<string, ReadonlySet<number>>();
  let left = sampleRecords;
  for (const kind of others) {
    const share = Math.min(othersEach, counts[kind] ?? 0);
    left -= share;
    plan.set(kind, spread(share, counts[kind] ?? 0));
  }
  if (main !== undefined) plan.set(main, spread(Math.min(left, counts[main] ?? 0), counts[main] ?? 0));
  return plan;
}

function spread(share: number, count: number): ReadonlySet<number> {
  return new Set(Array.from({ length: share }, (_, i) => Math.floor(((i + 0.5) * count) / share)));
}
