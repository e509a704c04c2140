import { setTimeout as sleep } from 'node:timers/promises';
import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { cardAccount, heldAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { stackMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { stackBooks } from '@cgdx/local/books/stack-books.ts';
import { askQuote, followPurchase, submitTransaction } from '@cgdx/local/person/buy/buy.ts';
import { buyerWallet, chainProvider } from '@cgdx/local/person/buy/buyer-wallet.ts';
import { payByCard } from '@cgdx/local/person/buy/pay-card.ts';
import { payBasket } from '@cgdx/local/person/buy/pay-cgdx.ts';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { type Person, signIn, signUp } from '@cgdx/local/person/person.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { linkWallet } from '@cgdx/stand/cloud/link-wallet.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const directory = newStateDirectory();
const password = 'correct horse battery';
let cloud: Cloud;
let uploadHash = '';
let captured = 0n;

beforeAll(async () => {
  cloud = await startCloud(directory);
  const ann = await signUp(cloud.stack);
  const files = [await makeSample(directory, 'spotify', '1MB', 61)];
  const tell = () => undefined;
  const sent = await sendExport({ stack: cloud.stack, person: ann, files, poolId: 'spotify', tell });
  uploadHash = (await follow(cloud.stack, ann, sent.contributionId, tell)).uploadHash ?? '';
});
afterAll(async () => {
  await cloud?.stop();
  removeStateDirectory(directory);
});

/** Kills the whole cloud (-9) this many ms after `pay`, starts it again and follows the purchase to its end. */
async function killAfter(ms: number, email: string, pay: (ben: Person) => Promise<string>) {
  const ben = await signUp(cloud.stack, email, password);
  const purchaseId = await pay(ben);
  await sleep(ms);
  await cloud.kill();
  cloud = await startCloud(directory);
  return followPurchase(cloud.stack, await signIn(cloud.stack, email, password), purchaseId);
}

/** The range reaches from before Stripe's first notification until the archive is being made. */
test.each(inject('everyCase') ? [0, 30, 120, 300] : [0, 120])(
  'a card purchase that is killed %d ms after the payment is completed',
  async (ms) => {
    const done = await killAfter(ms, `card-${ms}@example.com`, async (ben) => {
      const { quoteId, card } = await askQuote(cloud.stack, ben, [uploadHash]);
      const { body } = await call(cloud.stack, ben, 'POST /stripe/create-checkout-session', { quoteId });
      await payByCard(body.url, ben.email);
      captured += BigInt(card.amountCents);
      return body.purchaseId;
    });
    expect(done).toMatchObject({ status: 'completed', uploadHashes: [uploadHash] });
  },
);

test('a purchase in CGDX that is killed after its submission is completed', async () => {
  const done = await killAfter(50, 'wallet@example.com', async (ben) => {
    const provider = chainProvider(cloud.stack);
    try {
      const wallet = await buyerWallet(cloud.stack, provider, 10n ** 21n, undefined);
      await linkWallet(cloud.stack, ben, wallet);
      const { baskets } = await askQuote(cloud.stack, ben, [uploadHash], wallet.address);
      const hash = await payBasket(cloud.stack, wallet, baskets[0]!);
      // The local chain saves its state once a second.
      await sleep(2_000);
      return await submitTransaction(cloud.stack, ben, hash, wallet.address);
    } finally {
      provider.destroy();
    }
  });
  expect(done).toMatchObject({ status: 'completed', uploadHashes: [uploadHash] });
});

test('in the end the books balance, and every payment is booked once', async () => {
  expect(await stackMoneyFaults(cloud.stack)).toEqual([]);
  const books = await stackBooks(cloud.stack);
  expect(books.unbalanced).toEqual([]);
  expect(balanceOf(books, heldAccount, 'SGD')).toBe(0n);
  expect(balanceOf(books, heldAccount, 'CGDX')).toBe(0n);
  expect(balanceOf(books, cardAccount, 'SGD')).toBe(-captured);
});
