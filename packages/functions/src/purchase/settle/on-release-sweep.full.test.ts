import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { deployer, pauser, poolOwner } from '@cgdx/local/ground/account.ts';
import { faultMoments } from '@cgdx/stand/fault/fault-moment.ts';
import { confirmations, uploadPriceWei } from '@cgdx/stand/purchase/market-chain.ts';
import { type MarketStand, openMarketStand } from '@cgdx/stand/purchase/market-stand.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { Contract, Wallet } from 'ethers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readLine } from '../../ground/log/read-line.ts';
import { ownSales } from '../on-chain/chain-sale.ts';
import { handler as onPurchaseSweep } from '../on-purchase-sweep.ts';
import { changePurchase, readPurchase } from '../record/purchase.ts';
import { chainPurchaseId } from '../record/purchase-id.ts';
import { handler as signRefunds } from '../refund/sign-refunds.ts';
import { handler as onReleaseSweep } from './on-release-sweep.ts';
import { refundCall, releaseCall } from './settlement-call.ts';

const buyer = 'buyer';
const tick = {} as ScheduledEvent;

let opened: MarketStand;
let engine: MarketStand['engine'];
let market: MarketStand['market'];
let wallet: MarketStand['wallet'];

const begin = permitted('on-purchase-sweep', onPurchaseSweep);
const sweep = permitted('on-release-sweep', onReleaseSweep);

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  opened = await openMarketStand();
  ({ engine, market, wallet } = opened);
});
afterAll(() => opened?.stop());
beforeEach(() => opened.openDoors());

const contractFor = ({ privateKey }: { readonly privateKey: string }) =>
  new Contract(market.marketplace, marketplaceAbi, new Wallet(privateKey, market.provider));

async function proceeds(): Promise<{ held: bigint; withdrawable: bigint }> {
  const [held, withdrawable] = await contractFor(poolOwner).getFunction('proceedsOf')('spotify');
  return { held, withdrawable };
}

/** Buys an upload. @returns the id of the completed purchase */
async function bought(): Promise<string> {
  const offered = await market.offer(buyer, wallet.address, [await putUpload()]);
  const transactionHash = await market.pay(wallet, offered);
  await market.mine(confirmations);
  await begin(tick);
  await engine.settled();
  const purchaseId = chainPurchaseId(buyer, transactionHash);
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'completed' });
  return purchaseId;
}

const openOf = async (purchaseId: string) => (await readPurchase(purchaseId)).open;

/** Sweeps until this purchase has nothing left to do, as the schedule does. */
async function sweepUntilReleased(purchaseId: string): Promise<void> {
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    await sweep(tick);
    await market.mine(confirmations);
  }
  expect(await openOf(purchaseId)).toBeUndefined();
}

test('one sweep releases the payments of all completed purchases', async () => {
  const ids = [await bought(), await bought(), await bought()];
  expect(await proceeds()).toEqual({ held: 3n * uploadPriceWei, withdrawable: 0n });
  expect(await sweep(tick)).toEqual({ sent: 3 });
  await market.mine(confirmations);
  expect(await proceeds()).toEqual({ held: 0n, withdrawable: 3n * uploadPriceWei });
  expect(await sweep(tick)).toEqual({ sent: 0 });
  expect(await Promise.all(ids.map(openOf))).toEqual([undefined, undefined, undefined]);
  await (await contractFor(poolOwner).getFunction('withdrawProceeds')('spotify')).wait();
  expect(await proceeds()).toEqual({ held: 0n, withdrawable: 0n });
});

test('an unconfirmed release is looked for again, and not sent again', async () => {
  const purchaseId = await bought();
  expect(await sweep(tick)).toEqual({ sent: 1 });
  expect(await sweep(tick)).toEqual({ sent: 0 });
  expect(await openOf(purchaseId)).toBe('release');
  await market.mine(confirmations);
  await sweep(tick);
  expect(await openOf(purchaseId)).toBeUndefined();
});

test.each(['chain', 'signers'] as const)(
  'whichever call of the %s fails, before or after it took effect, a payment is released once',
  async (service) => {
    const { withdrawable: before } = await proceeds();
    const known = await bought();
    market.proxies[service].plan(undefined);
    await sweep(tick);
    const calls = market.proxies[service].count();
    expect(calls).toBeGreaterThan(0);
    await market.mine(confirmations);
    await sweepUntilReleased(known);
    let paid = uploadPriceWei;
    for (const moment of faultMoments(calls)) {
      const purchaseId = await bought();
      market.proxies[service].plan(moment);
      await sweep(tick).catch(() => undefined);
      opened.openDoors();
      await market.mine(confirmations);
      await sweepUntilReleased(purchaseId);
      paid += uploadPriceWei;
    }
    expect(await proceeds()).toEqual({ held: 0n, withdrawable: before + paid });
  },
);

test('a confirmed payment that the chain lost is reported to operators, and delays no other', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [lost, kept] = [await bought(), await bought()];
  const transactionHash = `0x${'ab'.repeat(32)}`;
  await changePurchase(lost, ['completed'], { transactionHash, open: 'release' });
  await sweepUntilReleased(kept);
  expect(await openOf(lost)).toBeUndefined();
  expect(log.mock.calls.map(([line]) => readLine(line))).toEqual([
    { event: 'purchase.payment-lost', purchaseId: lost, transactionHash },
  ]);
  log.mockRestore();
});

test('nothing is released while the market is paused, and everything afterwards', async () => {
  const purchaseId = await bought();
  await (await contractFor(pauser).getFunction('pause')()).wait();
  expect(await sweep(tick)).toEqual({ sent: 0 });
  expect(await openOf(purchaseId)).toBe('release');
  await (await contractFor(deployer).getFunction('unpause')()).wait();
  await sweepUntilReleased(purchaseId);
});

test('no refund of a completed purchase is signed, even if the purchase’s item says that one is due', async () => {
  const purchaseId = await bought();
  const [sale] = await ownSales(await readPurchase(purchaseId));
  const fees = { gasLimit: '100000', nonce: 0, maxFeePerGas: '1', maxPriorityFeePerGas: '1' };
  const order = {
    ...fees,
    purchaseId,
    dataPoolId: 'spotify',
    quoteNonce: sale!.bought.nonce,
  };
  const refund = { ...order, data: await refundCall(sale!) };
  const release = { ...order, data: await releaseCall(sale!) };
  expect(await signRefunds(refund)).toEqual({ refused: 'it is another call' });
  expect(await signRefunds(release)).toHaveProperty('signature');
  await changePurchase(purchaseId, ['completed'], { state: 'to-refund' });
  // The ledger records that the buyer has the data, whatever the purchase's item says.
  for (const call of [release, refund])
    expect(await signRefunds(call)).toEqual({ refused: 'the ledger says otherwise' });
  await changePurchase(purchaseId, ['to-refund'], { state: 'completed', open: 'release' });
  await sweepUntilReleased(purchaseId);
});

test('a release that is not signed delays no other', async () => {
  const ids = [await bought(), await bought()];
  market.proxies.signers.plan({ at: 0, when: 'before' });
  await sweep(tick).catch(() => undefined);
  market.proxies.signers.plan(undefined);
  await market.mine(confirmations);
  await sweep(tick);
  const left = (await Promise.all(ids.map(openOf))).filter((open) => open !== undefined);
  expect(left.length).toBeLessThan(2);
  for (const id of ids) await sweepUntilReleased(id);
});

test('a settler that cannot pay for gas is reported to operators, and releases once it can', async () => {
  const purchaseId = await bought();
  const { settler } = (await import('../../ground/links.ts')).chain();
  const said = vi.mocked(console.warn).mock.calls;
  const fund = (wei: bigint) => market.provider.send('anvil_setBalance', [settler, `0x${wei.toString(16)}`]);
  await fund(1n);
  await sweep(tick).catch(() => undefined);
  await fund(10n ** 19n);
  expect(said.map(([line]) => String(line))).toContainEqual(
    expect.stringContaining('settlement.out-of-funds'),
  );
  await sweepUntilReleased(purchaseId);
});

test('a late release, which could take another purchase’s payment, is neither signed nor sent', async () => {
  const purchaseId = await bought();
  const [sale] = await ownSales(await readPurchase(purchaseId));
  const fees = { gasLimit: '100000', nonce: 0, maxFeePerGas: '1', maxPriorityFeePerGas: '1' };
  const order = { ...fees, purchaseId, dataPoolId: 'spotify', quoteNonce: sale!.bought.nonce };
  const release = { ...order, data: await releaseCall(sale!) };
  expect(await signRefunds(release)).toHaveProperty('signature');
  await market.provider.send('evm_increaseTime', [8 * 86_400]);
  await market.mine(confirmations + 1);
  expect(await signRefunds(release)).toEqual({ refused: 'its holding time may have passed' });
  expect(await sweep(tick)).toEqual({ sent: 0 });
  expect(await openOf(purchaseId)).toBeUndefined();
});
