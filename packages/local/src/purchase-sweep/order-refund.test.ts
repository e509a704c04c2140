import { balanceOf, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { heldAccount, proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { type Contract, Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { minter, poolOwner } from '../chain/account.ts';
import { linkedMoneyFaults } from '../ledger/sound-money.ts';
import { paidCardPurchase, priceCents } from '../purchase-steps/card-purchase.ts';
import { confirmations, uploadPriceWei } from '../purchase-steps/market-chain.ts';
import { type MarketStand, openMarketStand } from '../purchase-steps/market-stand.ts';
import { permitted } from '../purchase-steps/permitted.ts';
import { putUpload } from '../purchase-steps/purchase-stand.ts';

const tick = {} as ScheduledEvent;
const buyer = 'buyer';
const dataPoolId = 'spotify';
const dayMs = 86_400_000;

let opened: MarketStand;
let stand: MarketStand['stand'];
let engine: MarketStand['engine'];
let market: MarketStand['market'];
let wallet: MarketStand['wallet'];
let code: Awaited<ReturnType<typeof load>>;

const load = async () => ({
  ...(await import('@cgdx/functions/purchase/record/purchase-id.ts')),
  ...(await import('@cgdx/functions/purchase/delivery/archive.ts')),
  ...(await import('@cgdx/functions/purchase/delivery/purchased-files.ts')),
  ...(await import('@cgdx/functions/pool/access.ts')),
  ...(await import('@cgdx/functions/ledger/ledger.ts')),
  ...(await import('@cgdx/functions/ground/object.ts')),
  ...(await import('@cgdx/functions/purchase/record/purchase.ts')),
  ...(await import('@cgdx/functions/purchase/delivery/purchase-file.ts')),
  ...(await import('@cgdx/functions/stripe/stripe.ts')),
  ...(await import('@cgdx/functions/pool/upload.ts')),
  ...(await import('@cgdx/functions/purchase/on-chain/captured-sale.ts')),
  ...(await import('@cgdx/functions/purchase/refund/note-hand-refund.ts')),
  ...(await import('@cgdx/functions/purchase/refund/order-refund.ts')),
  ...(await import('@cgdx/functions/purchase/settle/settlement-call.ts')),
  ...(await import('../verify-purchase/whole-archive.ts')),
  complete: (await import('@cgdx/functions/purchase/complete-purchase.ts')).handler,
  sign: (await import('@cgdx/functions/purchase/refund/sign-refunds.ts')).handler,
  sweep: permitted(
    'on-purchase-sweep',
    (await import('@cgdx/functions/purchase/on-purchase-sweep.ts')).handler,
  ),
  sweepCards: permitted(
    'on-checkout-sweep',
    (await import('@cgdx/functions/purchase/card/on-checkout-sweep.ts')).handler,
  ),
});

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  opened = await openMarketStand();
  ({ stand, engine, market, wallet } = opened);
  code = await load();
});
afterAll(() => opened?.stop());

/** Sweeps as the schedule does, while blocks are mined. */
async function sweep(): Promise<void> {
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    await code.sweepCards(tick);
    await code.sweep(tick);
    await engine.settled();
    await market.mine(confirmations);
  }
}

const order = (purchaseId: string, reason = 'the bucket lost it') =>
  code.orderRefund({ purchaseId, reason, isArchiveWhole: code.isArchiveWhole });
const codeOf = (refused: Promise<unknown>): Promise<string | undefined> =>
  refused.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

/** Overwrites what was certified. */
async function damage(uploadHash: string): Promise<void> {
  const upload = await code.findUpload(uploadHash);
  await code.writeBytes('verifiedbucket', `${upload?.datasetPrefix}play.ndjson.gz`, Buffer.from('no more'));
}

/** @returns the id of a purchase that a wallet has paid, of one upload */
async function pay(uploadHash: string): Promise<string> {
  const hash = await market.pay(wallet, await market.offer(buyer, wallet.address, [uploadHash]));
  await market.mine(confirmations);
  return code.chainPurchaseId(buyer, hash);
}

/** A purchase that was paid and whose data is damaged before it is assembled. */
async function damagedPurchase(): Promise<string> {
  const uploadHash = await putUpload();
  await damage(uploadHash);
  const purchaseId = await pay(uploadHash);
  await sweep();
  expect(await code.readPurchase(purchaseId)).toMatchObject({ state: 'granted' });
  return purchaseId;
}

const balance = (): Promise<bigint> => market.cgdx.getFunction('balanceOf')(wallet.address);

async function bookedWei(account: string): Promise<bigint> {
  const books = readBooks((await code.allLines()).map((line) => ({ ...line, amount: BigInt(line.amount) })));
  expect(books.unbalanced).toEqual([]);
  return balanceOf(books, account, 'CGDX');
}

test('a purchase whose data is damaged is refunded once an operator orders it, and the buyer is told why', async () => {
  const before = await balance();
  const purchaseId = await damagedPurchase();
  expect(await order(purchaseId)).toEqual({ kind: 'ordered' });
  expect((await order(purchaseId)).kind).toBe('under-way');
  await sweep();
  const purchase = await code.readPurchase(purchaseId);
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
  expect(await code.findAccess(buyer, purchase.uploads?.map(({ uploadHash }) => uploadHash) ?? [])).toEqual(
    [],
  );
});

test('a card’s purchase whose data is damaged is refunded by Stripe', async () => {
  const uploadHash = await putUpload();
  await damage(uploadHash);
  const { purchaseId } = await paidCardPurchase(buyer, uploadHash);
  await sweep();
  expect(await code.readPurchase(purchaseId)).toMatchObject({ state: 'granted' });
  expect(await order(purchaseId)).toEqual({ kind: 'ordered' });
  await sweep();
  const { state, paymentIntentId = '' } = await code.readPurchase(purchaseId);
  expect(state).toBe('refunded');
  const { data } = await code.stripe().refunds.list({ payment_intent: paymentIntentId });
  expect(data.map(({ amount }) => amount)).toEqual([priceCents]);
});

test('a purchase whose archive is there and whole is not given up; one whose archive is damaged is', async () => {
  const purchaseId = await damagedPurchase();
  const uploads = await Promise.all([code.findUpload(await putUpload())]);
  const whole = await code.archiveOf(
    await code.purchasedFiles(uploads.filter((upload) => upload !== undefined)),
    new Date(0),
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of whole.chunks) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const write = (file: Buffer) =>
    code.writePurchaseFile(
      purchaseId,
      (async function* () {
        yield file;
      })(),
      file.length,
    );
  await write(bytes);
  expect(await codeOf(order(purchaseId))).toBe('ArchiveWhole');
  expect((await code.readPurchase(purchaseId)).state).toBe('granted');
  await write(bytes.subarray(0, bytes.length - 10));
  expect(await order(purchaseId)).toEqual({ kind: 'ordered' });
  // Its execution may be at its last step at this moment: nobody is told that the purchase is complete.
  const told = stand.events.length;
  await code.complete({ purchaseId }, {} as Context);
  expect(stand.events.slice(told)).toEqual([]);
  await sweep();
  expect((await code.readPurchase(purchaseId)).state).toBe('refunded');
});

test('what was delivered, or never captured, is not refunded by an order', async () => {
  const completed = await pay(await putUpload());
  await sweep();
  expect((await code.readPurchase(completed)).state).toBe('completed');
  expect(await codeOf(order(completed))).toBe('Delivered');
  expect(await codeOf(order('nobody’s'))).toBe('PurchaseUnknown');
  const submitted = { purchaseId: 'only said', userSub: buyer, rail: 'cgdx', state: 'submitted' } as const;
  await code.beginPurchase({ ...submitted, transactionHash: `0x${'0'.repeat(64)}` });
  expect(await codeOf(order('only said'))).toBe('NothingCaptured');
  await code.changePurchase('only said', ['submitted'], { state: 'paid' });
  expect(await codeOf(order('only said'))).toBe('NotGranted');
  await code.changePurchase('only said', ['paid'], { state: 'refused' });
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

test('what the contract holds no longer is refunded by hand, once, and never by the contract as well', async () => {
  const purchaseId = await damagedPurchase();
  await market.provider.send('evm_increaseTime', [(15 * dayMs) / 1_000]);
  await market.mine(confirmations + 1);
  expect(await order(purchaseId)).toEqual({ kind: 'ordered' });
  await sweep();
  expect((await code.readPurchase(purchaseId)).state).toBe('to-refund');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('purchase.refund-by-hand'));
  const transaction = await sendFrom(poolOwner.privateKey, uploadPriceWei);
  // Nothing is by hand before an operator has taken it over.
  expect(await codeOf(code.noteHandRefund(purchaseId, transaction))).toBe('NoRefundDue');
  const byHand = {
    kind: 'by-hand',
    wei: uploadPriceWei,
    from: poolOwner.address,
    to: wallet.address,
  };
  expect(await order(purchaseId)).toEqual(byHand);
  expect(await order(purchaseId)).toEqual(byHand);
  // The buyer buys again, so that the contract holds enough: it is not taken for the older purchase.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * dayMs);
  const later = await pay(await putUpload()).finally(() => clock.mockRestore());
  const held = await balance();
  await sweep();
  expect(await balance()).toBe(held);
  const purchase = await code.readPurchase(purchaseId);
  expect(purchase.state).toBe('to-refund');
  const [captured] = await code.capturedSales(purchase);
  const { bought } = captured!.sale;
  expect(
    await code.sign({
      purchaseId,
      dataPoolId,
      quoteNonce: bought.nonce,
      data: await code.refundCall(captured!.sale),
      gasLimit: '100000',
      nonce: 0,
      maxFeePerGas: '1',
      maxPriorityFeePerGas: '1',
    }),
  ).toEqual({ refused: 'a person pays it back' });
  const proceeds = await bookedWei(proceedsAccount(dataPoolId));
  await code.noteHandRefund(purchaseId, transaction);
  await sweep();
  expect(await code.readPurchase(purchaseId)).toMatchObject({
    state: 'refunded',
    refundReference: transaction,
  });
  expect((await code.readPurchase(later)).state).toBe('completed');
  expect((await bookedWei(proceedsAccount(dataPoolId))) - proceeds).toBe(uploadPriceWei);
  expect(await bookedWei(heldAccount)).toBe(0n);
});

test('after all of it, claimed is one payout, captured is access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
