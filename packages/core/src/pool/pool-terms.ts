/** A pool's figures in base units of CGDX, as the chain has them; the table and the API have whole CGDX. */
import { oneCgdxWei } from '../reward/reward.ts';
import { initialPools, type Pool } from './pool.ts';

/** Returns the price of a point of quality. */
export const pointPriceWei = ({ price }: Pick<Pool, 'price'>): bigint => BigInt(price) * oneCgdxWei;

/** Returns the reward for quality 10. */
export const maxIncentiveWei = ({ maxIncentive }: Pick<Pool, 'maxIncentive'>): bigint =>
  BigInt(maxIncentive) * oneCgdxWei;

/** Returns the pools that a new contract begins with. @param owner the address that withdraws what they sold for */
export const initialTerms = (owner: string) =>
  initialPools.map((pool) => ({
    dataPoolId: pool.dataPoolId,
    maxIncentiveWei: maxIncentiveWei(pool),
    pricePerUploadWei: pointPriceWei(pool),
    owner,
  }));
