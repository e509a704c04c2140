import { PurchaseRefused } from '@cgdx/contracts/client/buy-offer.ts';
import { cancelOffer } from '@cgdx/contracts/client/cancel-offer.ts';
import { minedHash } from '@cgdx/contracts/client/mined-hash.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { type MarketChain, openMarketChain } from '@cgdx/stand/purchase/market-chain.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler as quoteRoute } from '../offer-route.ts';

let stand: PurchaseStand;
let market: MarketChain;
let wallet: Wallet;

beforeAll(async () => {
  stand = await openPurchaseStand();
  market = await openMarketChain();
  wallet = await market.newWallet();
});
afterAll(async () => {
  await market?.stop();
  await stand?.stop();
});

async function takeBack(quoteId: string, sub = 'buyer') {
  const route = 'POST /quotes/{quoteId}/cancellation';
  const event = { ...signedInEvent(route, { sub, email: 'a@b.c' }, {}), pathParameters: { quoteId } };
  const { statusCode = 0, body = '' } = await quoteRoute(event);
  assertResponse(route, statusCode, JSON.parse(body));
  return { statusCode, body: JSON.parse(body) };
}

const offer = async () => market.offer('buyer', wallet.address, [await putUpload()]);
const refused = (name: string) => expect.objectContaining({ name });

test('a cancelled offer can never be paid, whichever account sent the cancellation', async () => {
  const taken = await offer();
  const { body } = await takeBack(taken.quoteId);
  expect(body.cancellations).toHaveLength(1);
  const stranger = await market.newWallet();
  await minedHash(await cancelOffer(stranger, market, body.cancellations[0]));
  await expect(market.pay(wallet, taken)).rejects.toEqual(refused('QuoteUsed'));
  // A second cancellation changes nothing.
  const again = await takeBack(taken.quoteId);
  await expect(cancelOffer(stranger, market, again.body.cancellations[0])).rejects.toEqual(
    refused('QuoteUsed'),
  );
  // Other offers of the buyer can still be paid.
  expect(await market.pay(wallet, await offer())).toMatch(/^0x/);
});

test('a paid offer cannot be cancelled, only refunded', async () => {
  const paid = await offer();
  const { body } = await takeBack(paid.quoteId);
  await market.pay(wallet, paid);
  await expect(cancelOffer(wallet, market, body.cancellations[0])).rejects.toThrow(PurchaseRefused);
});

test("nobody can cancel another's offer, and an expired offer needs no cancellation", async () => {
  const { quoteId } = await offer();
  expect(await takeBack(quoteId, 'somebody')).toMatchObject({ statusCode: 404 });
  expect(await takeBack('no-such-quote')).toMatchObject({ statusCode: 404 });
  vi.useFakeTimers({ now: Date.now() + 3_601_000, toFake: ['Date'] });
  expect((await takeBack(quoteId)).body).toEqual({ cancellations: [] });
  vi.useRealTimers();
});
