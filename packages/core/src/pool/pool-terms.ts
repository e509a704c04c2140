/** Converts a pool's price and reward from whole CGDX, which the table and the API use, to base units, which the chain uses. */
import { oneCgdxWei } from '../reward/reward.ts';
import { initialPools, type Pool } from './pool.ts';

/** Returns the price of a point of quality. */
export const pointPriceWei = ({ price }: Pick<Pool, 'price'>): bigint => BigInt(price) * oneCgdxWei;

/** Returns the reward for quality 10. */
export const maxIncentiveWei = ({ maxIncentive }: Pick<Pool, 'maxIncentive'>): bigint =>
  BigInt(maxIncentive) * oneCgdxWei;

/** Returns the pools of a new contract. @param owner the address that may withdraw the proceeds */
export const initialTerms = (owner: string) =>
  initialPools.map((pool) => ({
    dataPoolId: pool.dataPoolId,
    maxIncentiveWei: maxIncentiveWei(pool),
    pricePerUploadWei: pointPriceWei(pool),
    owner,
  }));
