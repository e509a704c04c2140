import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { heldAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { storedBooks } from '@cgdx/local/books/stored-books.ts';
import { faultMoments } from '@cgdx/stand/fault/fault-moment.ts';
import { confirmations, type MarketChain, openMarketChain } from '@cgdx/stand/purchase/market-chain.ts';
import {
  markWithdrawn,
  openPurchaseStand,
  type PurchaseStand,
  putUpload,
} from '@cgdx/stand/purchase/purchase-stand.ts';
import type { Context } from 'aws-lambda';
import type { Wallet } from 'ethers';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { documentClient } from '../../ground/table/table.ts';
import { findAccess } from '../../pool/access.ts';
import { handler as completePurchase } from '../complete-purchase.ts';
import { handler as assembleDataset } from '../delivery/assemble-dataset.ts';
import { handler as grantAccess } from '../delivery/grant-access.ts';
import { findPurchaseFile } from '../delivery/purchase-file.ts';
import { beginPurchase, readPurchase } from '../record/purchase.ts';
import { chainPurchaseId } from '../record/purchase-id.ts';
import { handler as refundPayment } from '../refund/refund-payment.ts';
import { handler as settleRefund } from '../refund/settle-refund.ts';
import { handler as verifyPurchase } from '../verify-purchase.ts';

const buyer = 'buyer';
/** A refund is confirmed by the blocks that are mined between tries, so several are needed. */
const mostTries = 10;

let stand: PurchaseStand;
let market: MarketChain;
let wallet: Wallet;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stand = await openPurchaseStand();
  market = await openMarketChain();
  wallet = await market.newWallet();
});
afterAll(async () => {
  await market?.stop();
  await stand?.stop();
});

const proxies = () => ({ ...stand.proxies, ...market.proxies });
type ServiceName = keyof ReturnType<typeof proxies>;
/**
 * The services whose calls fail here. The others fail in the tests of card payments; `npm run test:full` tries
 * them here, too.
 */
const changing = ['bus', 'chain', 'signers'] as const;
const services: readonly ServiceName[] = inject('everyCase')
  ? ['database', 'storage', ...changing]
  : changing;
const openAll = () => {
  for (const proxy of Object.values(proxies())) proxy.plan(undefined);
};
beforeEach(openAll);

interface Paid {
  readonly purchaseId: string;
  readonly paymentReference: string;
  readonly uploadHash: string;
}

/** A purchase of one upload that a wallet has paid, submitted and confirmed. */
async function paidPurchase(): Promise<Paid> {
  const uploadHash = await putUpload();
  const hash = await market.pay(wallet, await market.offer(buyer, wallet.address, [uploadHash]));
  await market.mine(confirmations);
  const purchaseId = chainPurchaseId(buyer, hash);
  const about = { purchaseId, userSub: buyer, wallet: wallet.address, transactionHash: hash };
  await beginPurchase({ ...about, rail: 'cgdx', state: 'submitted' });
  return { purchaseId, paymentReference: hash, uploadHash };
}

/** The same, but the upload is withdrawn meanwhile. */
async function refundablePurchase(): Promise<Paid> {
  const paid = await paidPurchase();
  await markWithdrawn(paid.uploadHash);
  return paid;
}

/** Runs a step again when it fails, as the workflow does. */
async function until<O>(step: (event: unknown, context: Context) => Promise<O>, input: object): Promise<O> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step(input, {} as Context);
    } catch (error) {
      if (tries === mostTries) throw error;
      await market.mine(1);
    }
  }
}

/** @param steps after which the run dies */
async function runWorkflow({ purchaseId, paymentReference }: Paid, steps?: number): Promise<void> {
  const paid = await until(verifyPurchase, { purchaseId, paymentReference });
  if (steps === 1) return;
  const granted = paid.outcome === 'paid' ? await until(grantAccess, { purchaseId }) : paid;
  if (steps === 2) return;
  if (granted.outcome === 'granted') {
    await until(assembleDataset, { purchaseId });
    if (steps === 3) return;
    await until(completePurchase, { purchaseId });
    return;
  }
  const { refundReference } = await until(refundPayment, { purchaseId });
  if (steps === 3) return;
  await until(settleRefund, { purchaseId, refundReference });
}

const balance = (): Promise<bigint> => market.cgdx.getFunction('balanceOf')(wallet.address);

async function assertNothingHeld(): Promise<void> {
  const books = await storedBooks(documentClient);
  expect(balanceOf(books, heldAccount, 'CGDX')).toBe(0n);
}

async function assertBought({ purchaseId, uploadHash }: Paid): Promise<void> {
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'completed', open: 'release' });
  expect(await findAccess(buyer, [uploadHash])).toEqual([{ uploadHash, purchaseId }]);
  expect((await findPurchaseFile(purchaseId))?.sizeBytes).toBeGreaterThan(0);
}

async function assertRefunded({ purchaseId, uploadHash }: Paid): Promise<void> {
  const failure = { code: 'UploadWithdrawn' };
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'refunded', failure });
  expect(await findAccess(buyer, [uploadHash])).toEqual([]);
}

/**
 * Runs the purchase once undisturbed, and then once for each call of each service, which fails before or after
 * it took effect.
 */
async function runWithEveryFault(begin: () => Promise<Paid>, check: (paid: Paid) => Promise<void>) {
  const known = await begin();
  openAll();
  await runWorkflow(known);
  const calls = services.map((name) => [name, proxies()[name].count()] as const);
  await check(known);
  for (const [name, count] of calls) {
    for (const moment of faultMoments(count)) {
      const paid = await begin();
      proxies()[name].plan(moment);
      await runWorkflow(paid);
      openAll();
      await check(paid);
    }
  }
  return Object.fromEntries(calls);
}

test('whichever call fails, before or after it took effect, a purchase in CGDX is completed once', async () => {
  const calls = await runWithEveryFault(paidPurchase, assertBought);
  expect(calls).toMatchObject({ signers: 0 });
  for (const name of ['bus', 'chain']) expect(calls[name]).toBeGreaterThan(0);
  await assertNothingHeld();
});

test('whichever call fails, before or after it took effect, a payment in CGDX is refunded once', async () => {
  const before = await balance();
  const calls = await runWithEveryFault(refundablePurchase, assertRefunded);
  for (const name of changing) expect(calls[name]).toBeGreaterThan(0);
  // Each payment was refunded: the buyer has neither more nor less than before.
  expect(await balance()).toBe(before);
  await assertNothingHeld();
});

test.each([1, 2, 3, 4])(
  'a run that dies after step %d, and starts again from the first step, ends in one access or one refund',
  async (steps) => {
    const bought = await paidPurchase();
    await runWorkflow(bought, steps);
    await runWorkflow(bought);
    await assertBought(bought);
    const before = await balance();
    const withdrawn = await refundablePurchase();
    await runWorkflow(withdrawn, steps);
    await runWorkflow(withdrawn);
    await assertRefunded(withdrawn);
    expect(await balance()).toBe(before);
    await assertNothingHeld();
  },
);

test('after all these tests every claim is one payout, every captured payment is access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
