import { balanceOf, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { heldAccount, proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { minter, poolOwner } from '@cgdx/local/ground/account.ts';
import { isArchiveWhole } from '@cgdx/local/person/buy/whole-archive.ts';
import { paidCardPurchase, priceCents } from '@cgdx/stand/purchase/card-purchase.ts';
import { confirmations, uploadPriceWei } from '@cgdx/stand/purchase/market-chain.ts';
import { type MarketStand, openMarketStand } from '@cgdx/stand/purchase/market-stand.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { type Contract, Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeBytes } from '../../ground/object.ts';
import { allLines } from '../../ledger/ledger.ts';
import { findAccess } from '../../pool/access.ts';
import { findUpload } from '../../pool/upload.ts';
import { stripe } from '../../stripe/stripe.ts';
import { handler as onCheckoutSweep } from '../card/on-checkout-sweep.ts';
import { handler as completePurchase } from '../complete-purchase.ts';
import { archiveOf } from '../delivery/archive.ts';
import { writePurchaseFile } from '../delivery/purchase-file.ts';
import { purchasedFiles } from '../delivery/purchased-files.ts';
import { capturedSales } from '../on-chain/captured-sale.ts';
import { handler as onPurchaseSweep } from '../on-purchase-sweep.ts';
import { beginPurchase, changePurchase, readPurchase } from '../record/purchase.ts';
import { chainPurchaseId } from '../record/purchase-id.ts';
import { refundCall } from '../settle/settlement-call.ts';
import { noteHandRefund } from './note-hand-refund.ts';
import { orderRefund } from './order-refund.ts';
import { handler as signRefunds } from './sign-refunds.ts';

const tick = {} as ScheduledEvent;
const buyer = 'buyer';
const dataPoolId = 'spotify';
const dayMs = 86_400_000;

let opened: MarketStand;
let stand: MarketStand['stand'];
let engine: MarketStand['engine'];
let market: MarketStand['market'];
let wallet: MarketStand['wallet'];

const sweepAsPermitted = permitted('on-purchase-sweep', onPurchaseSweep);
const sweepCards = permitted('on-checkout-sweep', onCheckoutSweep);

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  opened = await openMarketStand();
  ({ stand, engine, market, wallet } = opened);
});
afterAll(() => opened?.stop());

/** Sweeps as the schedule does, while blocks are mined. */
async function sweep(): Promise<void> {
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    await sweepCards(tick);
    await sweepAsPermitted(tick);
    await engine.settled();
    await market.mine(confirmations);
  }
}

const order = (purchaseId: string, reason = 'the bucket lost it') =>
  orderRefund({ purchaseId, reason, isArchiveWhole: isArchiveWhole });
const codeOf = (refused: Promise<unknown>): Promise<string | undefined> =>
  refused.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

/** Damages the certified dataset by overwriting a file. */
async function damage(uploadHash: string): Promise<void> {
  const upload = await findUpload(uploadHash);
  await writeBytes('verifiedbucket', `${upload?.datasetPrefix}play.ndjson.gz`, Buffer.from('no more'));
}

/** Buys one upload by wallet. @returns the id of the paid purchase */
async function pay(uploadHash: string): Promise<string> {
  const hash = await market.pay(wallet, await market.offer(buyer, wallet.address, [uploadHash]));
  await market.mine(confirmations);
  return chainPurchaseId(buyer, hash);
}

/** Makes a paid purchase whose data is damaged before it is assembled. */
async function damagedPurchase(): Promise<string> {
  const uploadHash = await putUpload();
  await damage(uploadHash);
  const purchaseId = await pay(uploadHash);
  await sweep();
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'granted' });
  return purchaseId;
}

const balance = (): Promise<bigint> => market.cgdx.getFunction('balanceOf')(wallet.address);

async function bookedWei(account: string): Promise<bigint> {
  const books = readBooks((await allLines()).map((line) => ({ ...line, amount: BigInt(line.amount) })));
  expect(books.unbalanced).toEqual([]);
  return balanceOf(books, account, 'CGDX');
}

test('a purchase whose data is damaged is refunded once an operator orders it, and the buyer is told why', async () => {
  const before = await balance();
  const purchaseId = await damagedPurchase();
  expect(await order(purchaseId)).toEqual({ kind: 'ordered' });
  expect((await order(purchaseId)).kind).toBe('under-way');
  await sweep();
  const purchase = await readPurchase(purchaseId);
  expect(purchase).toMatchObject({
    state: 'refunded',
    failure: { code: 'DataLost' },
    refundOrdered: { reason: 'the bucket lost it' },
  });
  expect(await order(purchaseId)).toEqual({
    kind: 'refunded',
    refundReference: purchase.refundReference,
  });
  expect(await balance()).toBe(before);
  expect(await bookedWei(heldAccount)).toBe(0n);
  expect(await findAccess(buyer, purchase.uploads?.map(({ uploadHash }) => uploadHash) ?? [])).toEqual([]);
});

test('a card’s purchase whose data is damaged is refunded by Stripe', async () => {
  const uploadHash = await putUpload();
  await damage(uploadHash);
  const { purchaseId } = await paidCardPurchase(buyer, uploadHash);
  await sweep();
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'granted' });
  expect(await order(purchaseId)).toEqual({ kind: 'ordered' });
  await sweep();
  const { state, paymentIntentId = '' } = await readPurchase(purchaseId);
  expect(state).toBe('refunded');
  const { data } = await stripe().refunds.list({ payment_intent: paymentIntentId });
  expect(data.map(({ amount }) => amount)).toEqual([priceCents]);
});

test('a purchase with an intact archive is not given up; one with a damaged archive is', async () => {
  const purchaseId = await damagedPurchase();
  const uploads = await Promise.all([findUpload(await putUpload())]);
  const whole = archiveOf(
    await purchasedFiles(
      uploads.filter((upload) => upload !== undefined),
      [],
      new Date().toISOString(),
    ),
    new Date(0),
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of whole) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const write = (file: Buffer) =>
    writePurchaseFile(
      purchaseId,
      (async function* () {
        yield file;
      })(),
    );
  await write(bytes);
  expect(await codeOf(order(purchaseId))).toBe('ArchiveWhole');
  expect((await readPurchase(purchaseId)).state).toBe('granted');
  await write(bytes.subarray(0, bytes.length - 10));
  expect(await order(purchaseId)).toEqual({ kind: 'ordered' });
  // Its execution may be at its last step at this moment: no event says that the purchase is complete.
  const told = stand.events.length;
  await completePurchase({ purchaseId }, {} as Context);
  expect(stand.events.slice(told)).toEqual([]);
  await sweep();
  expect((await readPurchase(purchaseId)).state).toBe('refunded');
});

test('an operator cannot refund a delivered purchase or an uncaptured payment', async () => {
  const completed = await pay(await putUpload());
  await sweep();
  expect((await readPurchase(completed)).state).toBe('completed');
  expect(await codeOf(order(completed))).toBe('Delivered');
  expect(await codeOf(order('nobody’s'))).toBe('PurchaseUnknown');
  const submitted = { purchaseId: 'only said', userSub: buyer, rail: 'cgdx', state: 'submitted' } as const;
  await beginPurchase({ ...submitted, transactionHash: `0x${'0'.repeat(64)}` });
  expect(await codeOf(order('only said'))).toBe('NothingCaptured');
  await changePurchase('only said', ['submitted'], { state: 'paid' });
  expect(await codeOf(order('only said'))).toBe('NotGranted');
  await changePurchase('only said', ['paid'], { state: 'refused' });
});

async function sendFrom(privateKey: string, wei: bigint): Promise<string> {
  const as = (key: string) => market.cgdx.connect(new Wallet(key, market.provider)) as Contract;
  const { address } = new Wallet(privateKey);
  await (await as(minter.privateKey).getFunction('mint')(address, wei)).wait();
  const sent = await as(privateKey).getFunction('transfer')(wallet.address, wei);
  await sent.wait();
  await market.mine(confirmations);
  return sent.hash;
}

test('a payment that the contract has released is refunded by hand once, and not by the contract as well', async () => {
  const purchaseId = await damagedPurchase();
  await market.provider.send('evm_increaseTime', [(15 * dayMs) / 1_000]);
  await market.mine(confirmations + 1);
  expect(await order(purchaseId)).toEqual({ kind: 'ordered' });
  await sweep();
  expect((await readPurchase(purchaseId)).state).toBe('to-refund');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('purchase.refund-by-hand'));
  const transaction = await sendFrom(poolOwner.privateKey, uploadPriceWei);
  // No refund is made by hand before an operator has taken it over.
  expect(await codeOf(noteHandRefund(purchaseId, transaction))).toBe('NoRefundDue');
  const byHand = {
    kind: 'by-hand',
    wei: uploadPriceWei,
    from: poolOwner.address,
    to: wallet.address,
  };
  expect(await order(purchaseId)).toEqual(byHand);
  expect(await order(purchaseId)).toEqual(byHand);
  // The buyer buys again, so the contract holds enough; but this payment must not be taken for the older
  // purchase's.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * dayMs);
  const later = await pay(await putUpload()).finally(() => clock.mockRestore());
  const held = await balance();
  await sweep();
  expect(await balance()).toBe(held);
  const purchase = await readPurchase(purchaseId);
  expect(purchase.state).toBe('to-refund');
  const [captured] = await capturedSales(purchase);
  const { bought } = captured!.sale;
  expect(
    await signRefunds({
      purchaseId,
      dataPoolId,
      quoteNonce: bought.nonce,
      data: await refundCall(captured!.sale),
      gasLimit: '100000',
      nonce: 0,
      maxFeePerGas: '1',
      maxPriorityFeePerGas: '1',
    }),
  ).toEqual({ refused: 'a person pays it back' });
  const proceeds = await bookedWei(proceedsAccount(dataPoolId));
  await noteHandRefund(purchaseId, transaction);
  await sweep();
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'refunded',
    refundReference: transaction,
  });
  expect((await readPurchase(later)).state).toBe('completed');
  expect((await bookedWei(proceedsAccount(dataPoolId))) - proceeds).toBe(uploadPriceWei);
  expect(await bookedWei(heldAccount)).toBe(0n);
});

test('after all these tests every claim is one payout, every captured payment is access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
