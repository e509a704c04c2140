/** Decides what the public card of a pool says of its uploads together: figures so coarse that none reveals a single upload. */
import { cgdxOfWei } from '../../pricing/amount.ts';
import { uploadPriceWei } from '../../pricing/pricing.ts';

/** Exact sums of what a pool sells. */
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

/** The fewest uploads of which a sum is published: a sum of fewer would reveal one of them. */
export const leastUploads = 20;

export interface PoolFigures {
  readonly uploads: number;
  /** To two digits, like all that follows. */
  readonly records: number;
  readonly averageQuality: number;
  /** CGDX. */
  readonly averagePrice: number;
  /** CGDX for a thousand records, at that average. */
  readonly pricePerThousand: number;
}

const digits = 2;
/** Rounds to two digits: a new upload seldom moves it, and never says by how much. */
const coarse = (value: number): number => Number(value.toPrecision(digits));

/** @param pointPrice base units of CGDX @returns undefined of a pool that sells too few uploads */
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
