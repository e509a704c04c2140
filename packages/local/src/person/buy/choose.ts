/**
 * Chooses uploads from those that a pool sells: the newest ones of sufficient quality that the buyer does not have yet.
 */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import type { Wish } from './buy-flags.ts';

export type Offered = Pick<
  AnswerBodyOf<'GET /upload/datapool/{poolId}'>[number],
  'uploadHash' | 'dataQualityScore' | 'yours'
>;

export type PoolWish = Extract<Wish, { readonly poolId: unknown }>;

const goodOf = (offered: readonly Offered[], minQuality: number): Offered[] =>
  offered.filter(({ yours, dataQualityScore }) => yours === undefined && dataQualityScore >= minQuality);

/** Returns whether there are as many as requested. */
export const hasEnough = (
  offered: readonly Offered[],
  { minQuality, count }: Pick<PoolWish, 'minQuality' | 'count'>,
): boolean => goodOf(offered, minQuality).length >= count;

/** @throws MarketError with a sentence if the pool does not have that many */
export function choose(offered: readonly Offered[], { poolId, minQuality, count }: PoolWish): string[] {
  const others = offered.filter(({ yours }) => yours === undefined);
  const good = goodOf(offered, minQuality);
  if (good.length >= count) return good.slice(0, count).map(({ uploadHash }) => uploadHash);
  const own = offered.length - others.length;
  const quality = minQuality > 0 ? ` of quality ${minQuality} or more` : '';
  const has = good.length === 0 ? 'no upload' : `only ${countOf(good.length, 'upload')}`;
  const besides = own > 0 ? `, besides ${own} that ${own === 1 ? 'is' : 'are'} yours already` : '';
  throw new MarketError(
    'input',
    'TooFewUploads',
    `The data pool ${poolName(poolId)} has ${has}${quality} to sell${besides}; you asked for ${count}.`,
    { advice: adviceFor(good.length, others.length) },
  );
}

/**
 * @param good the number of uploads of sufficient quality that the buyer does not have
 * @param all the number of any quality
 */
function adviceFor(good: number, all: number): string {
  if (all === 0)
    return 'Fill the pools of a local stack with "npm start -- --demo", or contribute to this one.';
  if (good === 0) return 'Ask for a lower quality.';
  return good < all ? 'Ask for fewer, or for a lower quality.' : 'Ask for fewer.';
}
