import { randomBytes } from 'node:crypto';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { balanceOf, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { walletAccount } from '@cgdx/core/ledger/entry.ts';
import { quoteDomain, quoteTypes } from '@cgdx/core/purchase/basket.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import { chainId } from '@cgdx/core/specification/number.ts';
import { poolMoney, poolTerms } from '@cgdx/functions/chain/node/pool-query.ts';
import { chain } from '@cgdx/functions/ground/links.ts';
import { allLines } from '@cgdx/functions/ledger/ledger.ts';
import { changePool, findPool } from '@cgdx/functions/pool/pool.ts';
import { bookTransaction } from '@cgdx/functions/pool/pool-movement.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { openProvider } from '@cgdx/stand/link/open-provider.ts';
import { changeLink } from '@cgdx/stand/link/set-links.ts';
import { Contract, type JsonRpcProvider, Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployer, developmentWallet, minter, poolOwner, quoter, settler } from '../../ground/account.ts';
import { listedPool } from './pool-list.ts';
import { PoolOffice } from './pool-office.ts';

const poolId = 'spotify';
let stack: LaneStack;
let provider: JsonRpcProvider;
let office: InstanceType<typeof PoolOffice>;
const sent: string[] = [];

beforeAll(async () => {
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000n });
  provider = openProvider(stack.urls.chain);
  const keys = {
    owner: () => deployer.privateKey,
    poolOwner: () => poolOwner.privateKey,
    funder: () => minter.privateKey,
    poolOwnerAddress: () => poolOwner.address,
    mintsForFunder: true,
  };
  office = new PoolOffice(keys, (hash) => sent.push(hash));
});
afterAll(async () => {
  office?.close();
  provider?.destroy();
  await stack?.stop();
});

async function books() {
  return readBooks((await allLines()).map((line) => ({ ...line, amount: BigInt(line.amount) })));
}

const cgdxOf = async (account: string): Promise<bigint> => balanceOf(await books(), account, 'CGDX');

/** Pays for a quote and releases the payment, so that it can be withdrawn. */
async function sell(totalWei: bigint, nonce: string): Promise<void> {
  const { cgdx, marketplace } = chain();
  const at = (account: { privateKey: string }) => new Wallet(account.privateKey, provider);
  const buyer = at(developmentWallet);
  const call = async (contract: Contract, name: string, ...args: unknown[]) =>
    (await contract.getFunction(name)(...args)).wait();
  await call(new Contract(cgdx, cgdxAbi, at(minter)), 'mint', buyer.address, totalWei);
  await call(new Contract(cgdx, cgdxAbi, buyer), 'approve', marketplace, totalWei);
  const quote = {
    buyer: buyer.address,
    dataPoolId: poolId,
    basketRoot: `0x${randomBytes(32).toString('hex')}`,
    basketSize: '1',
    total: String(totalWei),
    nonce,
    deadline: String(Math.floor(Date.now() / 1_000) + 3_600),
  };
  const signature = await at(quoter).signTypedData(quoteDomain(chainId, marketplace), quoteTypes, quote);
  await call(new Contract(marketplace, marketplaceAbi, buyer), 'purchaseWithQuote', quote, signature);
  await call(new Contract(marketplace, marketplaceAbi, at(settler)), 'releasePurchase', quote, signature);
}

test('a pool that only the chain has is added to the table, once', async () => {
  const wrong = { price: 77, maxIncentive: 7 };
  expect(await office.add(poolId, wrong)).toEqual(['It was added to the table.']);
  const onChain = await poolTerms(poolId);
  const stored = await findPool(poolId);
  expect([stored?.price, stored?.maxIncentive].map((cgdx) => BigInt(cgdx ?? 0) * oneCgdxWei)).toEqual([
    onChain?.priceWei,
    onChain?.maxIncentiveWei,
  ]);
  expect(await office.add(poolId, {})).toEqual([]);
  expect(await office.add('x', { price: 5 })).toHaveLength(2);
  expect(await findPool('x')).toMatchObject({ price: 5, availableForPurchase: true });
  expect(await poolTerms('x')).toMatchObject({ priceWei: 5n * oneCgdxWei, isForSale: true });
});

test('a price is changed for new quotes and on the chain', async () => {
  await office.set(poolId, { price: 3 });
  expect(await findPool(poolId)).toMatchObject({ price: 3, availableForPurchase: true });
  expect(await poolTerms(poolId)).toMatchObject({
    priceWei: 3n * oneCgdxWei,
    maxIncentiveWei: 100n * oneCgdxWei,
    owner: poolOwner.address,
  });
});

test('a pool that is taken off sale sells neither in the table nor on the chain, until it is put back', async () => {
  await office.set(poolId, { isForSale: false });
  expect(await findPool(poolId)).toMatchObject({ availableForPurchase: false, price: 3 });
  await expect(sell(oneCgdxWei, '0')).rejects.toThrow();
  await office.set(poolId, { isForSale: true });
  expect(await findPool(poolId)).toMatchObject({ availableForPurchase: true });
  await sell(4n * oneCgdxWei, '1');
});

test('if the table and the chain differ, the list says what to do', async () => {
  await changePool(poolId, { price: 9, availableForPurchase: false });
  const pool = await findPool(poolId);
  if (!pool) throw new Error('it was added');
  const { differences } = await listedPool({ ...pool, maxIncentive: 90 }, await books());
  expect(differences).toEqual([
    'The chain has another price: npm run pool -- set spotify --price 9',
    expect.stringContaining('The chain pays 100 CGDX (about S$10.00) for quality 10, the table says 90'),
    'On the chain it is for sale: npm run pool -- set spotify --for-sale no',
  ]);
  await office.set(poolId, { price: 3, isForSale: true });
});

test('a top-up of an escrow and a payment to the owner are each booked once', async () => {
  const before = await cgdxOf(walletAccount);
  const { escrowWei } = await poolMoney(poolId);
  await office.topUp(poolId, 50n * oneCgdxWei);
  expect((await poolMoney(poolId)).escrowWei - escrowWei).toBe(50n * oneCgdxWei);
  expect(await cgdxOf('pool:spotify')).toBe(50n * oneCgdxWei);

  await sell(6n * oneCgdxWei, '2');
  const { withdrawableWei } = await poolMoney(poolId);
  expect(withdrawableWei).toBe(10n * oneCgdxWei);
  expect(await office.withdraw(poolId)).toHaveLength(1);
  expect(await office.withdraw(poolId)).toEqual([]);
  const token = new Contract(chain().cgdx, cgdxAbi, provider);
  expect(await token.getFunction('balanceOf')(poolOwner.address)).toBe(10n * oneCgdxWei);
  expect(await cgdxOf('proceeds:spotify')).toBe(-10n * oneCgdxWei);
  expect((await cgdxOf(walletAccount)) - before).toBe(-40n * oneCgdxWei);

  // The transaction of an interrupted command is booked by hand; repeating that changes nothing.
  const hash = sent.at(-1) ?? '';
  expect(await bookTransaction(hash)).toHaveLength(1);
  expect(await cgdxOf('proceeds:spotify')).toBe(-10n * oneCgdxWei);
  expect((await books()).unbalanced).toEqual([]);
});

test('a transaction that is not confirmed yet is not booked: the chain may still take it back', async () => {
  const { cgdx, marketplace } = chain();
  const funder = new Wallet(minter.privateKey, provider);
  const token = new Contract(cgdx, cgdxAbi, funder);
  for (const [name, who] of [['mint', funder.address] as const, ['approve', marketplace] as const])
    await (await token.getFunction(name)(who, oneCgdxWei)).wait();
  const market = new Contract(marketplace, marketplaceAbi, funder);
  const funded = await market.getFunction('fundPool')(poolId, oneCgdxWei);
  await funded.wait();
  const { hash } = funded;
  const before = await cgdxOf('pool:spotify');
  changeLink('Chain', { confirmations: 2 });
  try {
    await stack.rpc('anvil_mine', ['0x1']);
    await expect(bookTransaction(hash)).rejects.toMatchObject({
      code: 'NotConfirmed',
      message: expect.stringContaining('1 of the 2'),
    });
    expect(await cgdxOf('pool:spotify')).toBe(before);
    await stack.rpc('anvil_mine', ['0x1']);
    expect(await bookTransaction(hash)).toHaveLength(1);
    expect(await cgdxOf('pool:spotify')).toBe(before + oneCgdxWei);
  } finally {
    changeLink('Chain', { confirmations: 0 });
  }
});

test('a transaction that moved nothing of a pool is not booked', async () => {
  await expect(bookTransaction(sent[0] ?? '')).rejects.toMatchObject({ code: 'NothingToBook' });
  await expect(bookTransaction(`0x${'1'.repeat(64)}`)).rejects.toMatchObject({
    code: 'TransactionNotFound',
  });
});
