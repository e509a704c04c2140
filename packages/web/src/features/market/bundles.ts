/** Bundles of several uploads that one press adds to the cart: choices that most buyers would make by hand. Pure. */

import { weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { chargeCents, formatSgd } from '@cgdx/core/pricing/pricing.ts';
import type { PoolUpload } from './pool-uploads.ts';

export interface Bundle {
  /** The bundle's name, which follows `Add` on its button. */
  readonly name: string;
  readonly uploads: readonly PoolUpload[];
}

const newest = 20;
const monthsBack = 3;
const leastQuality = 7;
const mostCents = 50_00n;

/** Returns the first day of the month three months before, in the reader's own time zone. */
const monthBefore = (nowMs: number): Date => {
  const now = new Date(nowMs);
  return new Date(now.getFullYear(), now.getMonth() - monthsBack, 1);
};

/** Takes the best uploads, the newest first among equally good ones, up to the highest total price. */
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
 * @param uploads those that can be bought, newest first
 * @param isWhole whether all uploads of the pool are loaded
 * @returns the bundles that are not empty; a bundle is left out if uploads that are not loaded might belong to it; the
 * newest are left out if there are no others
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
    { name: `the Newest ${newest}`, uploads: uploads.slice(0, newest), isKnown: uploads.length > newest },
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
