/** Chooses the records that a person sees masked before sending an export: evenly spread, and mostly of the main kind. */

/** The number of records in the sample. */
export const sampleRecords = 20;

/** The most records of each kind other than the main one, and of all these kinds together. */
const othersEach = 2;
const othersTogether = 10;

export type KindCounts = Readonly<Record<string, number>>;

/** The positions of records, by kind. */
export type SamplePlaces = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Returns for each unit the positions (from 0, within the unit) of its records in the sample. The first of `kinds` is the main
 * one and fills the rest of the sample. `unitCounts`: the number of records of each kind in each unit.
 */
export function planSample(kinds: readonly string[], unitCounts: readonly KindCounts[]): SamplePlaces[] {
  const places = unitCounts.map(() => new Map<string, Set<number>>());
  const [main, ...others] = kinds;
  const total = (kind: string) => unitCounts.reduce((sum, counts) => sum + (counts[kind] ?? 0), 0);
  let left = sampleRecords;
  const give = (kind: string, most: number) => {
    const share = Math.min(most, total(kind));
    left -= share;
    placeInUnits(kind, spread(share, total(kind)), unitCounts, places);
  };
  for (const kind of others) give(kind, Math.min(othersEach, left - (sampleRecords - othersTogether)));
  if (main !== undefined) give(main, left);
  return places;
}

/** Plans the sample of an inspected export. `kinds`: all kinds of the platform. */
export function planSampleOf(
  kinds: readonly { readonly kind: string }[],
  {
    recordCounts,
    unitCounts,
  }: { readonly recordCounts: KindCounts; readonly unitCounts: readonly KindCounts[] },
): SamplePlaces[] {
  const filled = kinds.map(({ kind }) => kind).filter((kind) => (recordCounts[kind] ?? 0) > 0);
  return planSample(filled, unitCounts);
}

/** `wanted`: ascending positions within the whole export. */
function placeInUnits(
  kind: string,
  wanted: readonly number[],
  unitCounts: readonly KindCounts[],
  places: readonly Map<string, Set<number>>[],
): void {
  let first = 0;
  let next = 0;
  for (const [unit, counts] of unitCounts.entries()) {
    const after = first + (counts[kind] ?? 0);
    const here = new Set<number>();
    for (; next < wanted.length && (wanted[next] as number) < after; next++)
      here.add((wanted[next] as number) - first);
    if (here.size > 0) places[unit]?.set(kind, here);
    first = after;
  }
}

function spread(share: number, count: number): number[] {
  return Array.from({ length: share }, (_, i) => Math.floor(((i + 0.5) * count) / share));
}
