/** Computes the figures on the public card of a pool, which are so coarse that none reveals a single upload. */
import { cgdxOfWei } from '../../pricing/amount.ts';
import { uploadPriceWei } from '../../pricing/pricing.ts';

/** The exact totals of a pool's uploads on sale. */
export interface PoolTotal {
  readonly uploads: number;
  readonly records: number;
  /** The sum of the qualities. */
  readonly quality: number;
}

export const noTotal: PoolTotal = { uploads: 0, records: 0, quality: 0 };

export const addTotals = (a: PoolTotal, b: PoolTotal): PoolTotal => ({
  uploads: a.uploads + b.uploads,
  records: a.records + b.records,
  quality: a.quality + b.quality,
});

/** The fewest uploads whose figures are published, since a sum of few reveals single uploads. */
export const leastUploads = 20;

export interface PoolFigures {
  readonly uploads: number;
  /** To two digits, like the following figures. */
  readonly records: number;
  readonly averageQuality: number;
  /** The average price of an upload, CGDX. */
  readonly averagePrice: number;
  /** The price of a thousand records at that average, CGDX. */
  readonly pricePerThousand: number;
}

const digits = 2;
/** Rounds to two digits, so that a new upload seldom changes a figure and never reveals its own. */
const coarse = (value: number): number => Number(value.toPrecision(digits));

/** @param pointPrice base units of CGDX @returns undefined for a pool that sells too few uploads */
export function poolFigures(
  { uploads, records, quality: points }: PoolTotal,
  pointPrice: bigint,
): PoolFigures | undefined {
  if (uploads < leastUploads) return undefined;
  const all = cgdxOfWei(uploadPriceWei(points, pointPrice));
  return {
    uploads,
    records: coarse(records),
    averageQuality: coarse(points / uploads),
    averagePrice: coarse(all / uploads),
    pricePerThousand: records === 0 ? 0 : coarse((all / records) * 1_000),
  };
}
