/** Generates ids of photos and records, which increase with time and carry the mark of a sample. */
import { markedLength } from '@cgdx/core/authenticity/watermark.ts';
import type { Forgery } from '../ground/forgery.ts';
import type { Timeline } from '../ground/timeline.ts';

/** The beginning of a person's range of ids, which have 17 digits from 2006 to 2080. */
const rangeBegins = 10_150_000_000n;
const rangeSeconds = 1_136_073_600;

/** Returns the id of an object that was created at `timeline.at(n)`. */
export function objectId(n: number, use: string, timeline: Timeline, forge: Forgery | undefined): string {
  if (forge === 'generated') return String(10_150_000_000_000_000n + BigInt(n) * 1_000_000n);
  if (forge === 'invented-ids') {
    const high = timeline.pick(900_000_000, n, `${use} high`) + 100_000_000;
    return `${high}${String(timeline.pick(100_000_000, n, `${use} low`)).padStart(8, '0')}`;
  }
  const seconds = timeline.at(n) - rangeSeconds;
  const high = `${(rangeBegins + BigInt(seconds)) * 10n + BigInt(timeline.pick(10, n, `${use} digit`))}`;
  const low = markedLength(high, timeline.pick(999_900, n, `${use} low`));
  return `${high}${String(low).padStart(6, '0')}`;
}
