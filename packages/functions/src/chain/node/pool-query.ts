/** What a node says of a pool: its terms on the chain, and its money there. */
import type { Result } from 'ethers';
import { z } from 'zod';
import { chain } from '../../ground/links.ts';
import { marketplace, marketplaceMissing } from './marketplace.ts';
import { rpc } from './rpc.ts';

/** @throws MarketError MarketplaceMissing if there is no contract at the linked address */
async function ask(view: string, poolId: string): Promise<Result> {
  const data = marketplace.encodeFunctionData(view, [poolId]);
  const answer = await rpc('eth_call', [{ to: chain().marketplace, data }, 'latest'], z.string());
  if (answer === '0x') throw marketplaceMissing();
  return marketplace.decodeFunctionResult(view, answer);
}

const termsSchema = z.object({
  data_pool_id: z.string(),
  data_pool_owner: z.string(),
  max_incentive: z.bigint(),
  price_per_upload: z.bigint(),
  availableForPurchase: z.boolean(),
});

export interface PoolTerms {
  /** The wallet that gets what wallets pay. */
  readonly owner: string;
  /** For quality 10. */
  readonly maxIncentiveWei: bigint;
  readonly priceWei: bigint;
  readonly isForSale: boolean;
}

/** @returns undefined if the market has no such pool */
export async function poolTerms(poolId: string): Promise<PoolTerms | undefined> {
  const found = termsSchema.parse((await ask('dataPools', poolId)).toObject());
  if (found.data_pool_id === '') return undefined;
  return {
    owner: found.data_pool_owner,
    maxIncentiveWei: found.max_incentive,
    priceWei: found.price_per_upload,
    isForSale: found.availableForPurchase,
  };
}

/** Base units of CGDX. */
export interface PoolMoney {
  readonly escrowWei: bigint;
  readonly heldWei: bigint;
  readonly withdrawableWei: bigint;
}

export async function poolMoney(poolId: string): Promise<PoolMoney> {
  const [[escrowWei], [heldWei, withdrawableWei]] = await Promise.all([
    ask('escrowOf', poolId),
    ask('proceedsOf', poolId),
  ]);
  return z
    .object({ escrowWei: z.bigint(), heldWei: z.bigint(), withdrawableWei: z.bigint() })
    .parse({ escrowWei, heldWei, withdrawableWei });
}
