/** Choices of several uploads at one press: what most buyers would pick by hand. Pure. */

import { weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { chargeCents, formatSgd } from '@cgdx/core/pricing/pricing.ts';
import type { PoolUpload } from './pool-uploads.ts';

export interface Bundle {
  /** As its button says it, after `Add`. */
  readonly name: string;
  readonly uploads: readonly PoolUpload[];
}

const newest = 20;
const monthsBack = 3;
const leastQuality = 7;
const mostCents = 50_00n;

/** The first of a month, in the reader's own calendar. */
const monthBefore = (nowMs: number): Date => {
  const now = new Date(nowMs);
  return new Date(now.getFullYear(), now.getMonth() - monthsBack, 1);
};

/** Takes the best ones, of equally good ones the newest, as long as the money lasts. */
function within(uploads: readonly PoolUpload[]): PoolUpload[] {
  let wei = 0n;
  return uploads
    .filter(({ dataQualityScore }) => dataQualityScore >= leastQuality)
    .toSorted((a, b) => b.dataQualityScore - a.dataQualityScore)
    .filter(({ price }) => {
      const withIt = wei + weiOfCgdx(price);
      if (chargeCents(withIt) > mostCents) return false;
      wei = withIt;
      return true;
    });
}

/**
 * @param uploads that can be bought, newest first
 * @param isWhole whether the pool has no others
 * @returns those that hold anything; what others than the loaded ones might belong to is left out
 */
export function bundlesOf(
  uploads: readonly PoolUpload[],
  isWhole: boolean,
  nowMs = Date.now(),
): readonly Bundle[] {
  const since = monthBefore(nowMs);
  const month = new Intl.DateTimeFormat('en', { month: 'long' }).format(since);
  const [oldest] = uploads.slice(-1);
  const reaches = isWhole || (oldest !== undefined && Date.parse(oldest.timestamp) < since.getTime());
  const bundles = [
    { name: `the Newest ${newest}`, uploads: uploads.slice(0, newest), isKnown: true },
    {
      name: `All Since ${month}`,
      uploads: uploads.filter(({ timestamp }) => Date.parse(timestamp) >= since.getTime()),
      isKnown: reaches,
    },
    {
      name: `Quality ${leastQuality} and More, up to ${formatSgd(mostCents)}`,
      uploads: within(uploads),
      isKnown: isWhole,
    },
  ];
  return bundles.filter(({ isKnown, uploads: some }) => isKnown && some.length > 0);
}
