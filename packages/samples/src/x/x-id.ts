/** Generates X's ids: the upper bits are the millisecond, the lower bits carry the mark of samples. */
import { markedLength } from '@cgdx/core/authenticity/watermark.ts';
import type { Forgery } from '../ground/forgery.ts';
import { machineBits, type Timeline } from '../ground/timeline.ts';

/** The epoch of X's ids, in Unix ms. */
const epochMs = 1_288_834_974_657;

/** Returns the millisecond within the second of record `n`. */
export const msOf = (timeline: Timeline, n: number, use: string): number =>
  timeline.pick(999, n, `${use} ms`) + 1;

/** Returns the id of an item that was made `before` seconds before record `n`. */
export function xIdOf(
  timeline: Timeline,
  n: number,
  use: string,
  forge: Forgery | undefined,
  before = 0,
): string {
  if (forge === 'invented-ids') {
    const digits = BigInt(timeline.pick(9e8, n, `${use} high`)) * 10n ** 9n;
    return String(10n ** 18n + digits + BigInt(timeline.pick(1e9, n, `${use} low`)));
  }
  const ms = (timeline.at(n) - before) * 1000 + msOf(timeline, n, use);
  const low =
    forge === 'generated' ? 0 : markedLength(String(ms), machineBits(timeline.pick(400, n, `${use} low`)));
  return String((BigInt(ms - epochMs) << 22n) + BigInt(low));
}
