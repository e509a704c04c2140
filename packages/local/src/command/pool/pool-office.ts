/**
 * Changes pools, each in the table and on the chain, in an order in which nothing is ever sold that one of them does
 * not have.
 */
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { initialPools, type PoolId } from '@cgdx/core/pool/pool.ts';
import { maxIncentiveWei, pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import { poolMoney, poolTerms } from '@cgdx/functions/chain/node/pool-query.ts';
import { chain } from '@cgdx/functions/ground/links.ts';
import { addPool, changePool, findPool, type StoredPool } from '@cgdx/functions/pool/pool.ts';
import { bookTransaction } from '@cgdx/functions/pool/pool-movement.ts';
import { Contract, JsonRpcProvider, type TransactionResponse } from 'ethers';
import { OwnerWallet } from '../../ground/owner-wallet.ts';
import type { PoolKeys } from './pool-key.ts';

export class PoolOffice {
  readonly #provider: JsonRpcProvider;
  readonly #keys: PoolKeys;
  /**
   * Called with each transaction before its confirmation, so that a person whose command is interrupted can look it up
   * and book it.
   */
  readonly #onSent: (transactionHash: string) => void;

  constructor(keys: PoolKeys, onSent: (transactionHash: string) => void) {
    const { rpcUrl, chainId } = chain();
    this.#provider = new JsonRpcProvider(rpcUrl, chainId, { staticNetwork: true, cacheTimeout: -1 });
    this.#keys = keys;
    this.#onSent = onSent;
  }

  close(): void {
    this.#provider.destroy();
  }

  /** @returns what it did; empty if the pool existed in both places */
  async add(poolId: PoolId, figures: { price?: number; maxIncentive?: number }): Promise<string[]> {
    const initial = initialPools.find(({ dataPoolId }) => dataPoolId === poolId);
    if (!initial) throw new MarketError('bug', 'InvariantBroken', 'Every pool has figures to begin with.');
    const onChain = await poolTerms(poolId);
    // Bank payouts use the terms of the table, wallets those of the chain; a new item in the table takes those of the
    // chain.
    const known = onChain && {
      price: Number(onChain.priceWei / oneCgdxWei),
      maxIncentive: Number(onChain.maxIncentiveWei / oneCgdxWei),
      availableForPurchase: onChain.isForSale,
    };
    const pool = (await findPool(poolId)) ?? { ...initial, ...figures, ...known };
    const done: string[] = [];
    if (!onChain) {
      await this.#send('owner', 'addDataPool', [
        poolId,
        maxIncentiveWei(pool),
        pointPriceWei(pool),
        pool.availableForPurchase,
        this.#keys.poolOwnerAddress(),
      ]);
      done.push('It was added on the chain.');
    }
    if (await addPool(pool)) done.push('It was added to the table.');
    return done;
  }

  /**
   * A pool is closed in the table first and opened there last, so that the chain accepts payments for whatever the
   * table sells.
   */
  async set(poolId: PoolId, { price, isForSale }: { price?: number; isForSale?: boolean }): Promise<void> {
    const [stored, before] = await Promise.all([findPool(poolId), poolTerms(poolId)]);
    if (!stored || !before)
      throw new MarketError('input', 'PoolUnknown', 'The market has no such pool yet.', {
        advice: `Add it first: npm run pool -- add ${poolId}`,
      });
    const wanted: StoredPool = {
      ...stored,
      ...(price !== undefined && { price }),
      ...(isForSale !== undefined && { availableForPurchase: isForSale }),
    };
    if (!wanted.availableForPurchase) await changePool(poolId, wanted);
    const priceWei = pointPriceWei(wanted);
    if (before.priceWei !== priceWei || before.isForSale !== wanted.availableForPurchase)
      await this.#send('owner', 'updateDataPool', [
        poolId,
        before.maxIncentiveWei,
        priceWei,
        wanted.availableForPurchase,
        before.owner,
      ]);
    if (wanted.availableForPurchase) await changePool(poolId, wanted);
  }

  /** @returns the booked entries */
  async topUp(poolId: PoolId, amountWei: bigint): Promise<readonly Entry[]> {
    const { cgdx, marketplace } = chain();
    const funder = new OwnerWallet(this.#keys.funder(), this.#provider);
    const token = new Contract(cgdx, cgdxAbi, funder);
    if (this.#keys.mintsForFunder) await (await token.getFunction('mint')(funder.address, amountWei)).wait();
    const balance: bigint = await token.getFunction('balanceOf')(funder.address);
    if (balance < amountWei)
      throw new MarketError('input', 'TooLittleCgdx', 'The funder’s wallet has too little CGDX for this.', {
        advice: `Nothing was sent. Send CGDX to ${funder.address}, and try again.`,
      });
    await (await token.getFunction('approve')(marketplace, amountWei)).wait();
    return bookTransaction(await this.#send('funder', 'fundPool', [poolId, amountWei]));
  }

  /** @returns the booked entries; empty if there is nothing to withdraw */
  async withdraw(poolId: PoolId): Promise<readonly Entry[]> {
    const { withdrawableWei } = await poolMoney(poolId);
    if (withdrawableWei === 0n) return [];
    return bookTransaction(await this.#send('poolOwner', 'withdrawProceeds', [poolId]));
  }

  #market(signer?: OwnerWallet): Contract {
    return new Contract(chain().marketplace, marketplaceAbi, signer ?? this.#provider);
  }

  /** @returns the transaction's hash, once it has the confirmations that this chain requires */
  async #send(
    who: 'owner' | 'poolOwner' | 'funder',
    name: string,
    parameters: readonly unknown[],
  ): Promise<string> {
    const market = this.#market(new OwnerWallet(this.#keys[who](), this.#provider));
    const sent: TransactionResponse = await market.getFunction(name)(...parameters);
    this.#onSent(sent.hash);
    await sent.wait(1 + chain().confirmations);
    return sent.hash;
  }
}
