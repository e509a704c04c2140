import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { confirmations } from '@cgdx/stand/purchase/market-chain.ts';
import { type MarketStand, openMarketStand } from '@cgdx/stand/purchase/market-stand.ts';
import { permittedAs } from '@cgdx/stand/purchase/permitted.ts';
import { putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findUnposted } from '../on-chain/find-unposted.ts';
import { continueOrder } from './make-order.ts';
import { newOrderId, type StoredOrder, storeOrder } from './order.ts';
import { orderAnswer } from './order-answer.ts';

let open: MarketStand;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  open = await openMarketStand();
});
afterAll(() => open?.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Makes an order of two uploads, with a signed offer for each. */
async function walletOrder(userSub: string) {
  const { market, wallet } = open;
  const offers = [
    await market.offer(userSub, wallet.address, [await putUpload()]),
    await market.offer(userSub, wallet.address, [await putUpload()]),
  ] as const;
  const order: StoredOrder = {
    ...{ orderId: newOrderId(), userSub, createdAt: new Date().toISOString() },
    quoteIds: offers.map(({ quoteId }) => quoteId),
  };
  await storeOrder(order);
  const states = async () =>
    (await permittedAs('api-quote', () => orderAnswer(order))).parts.map(({ state }) => state);
  return { order, offers, states };
}

test('a part that a wallet paid at the last moment is not offered again, even if the payment was not reported', async () => {
  const { market, wallet } = open;
  const { order, offers, states } = await walletOrder('ben');
  expect(await states()).toEqual(['payable', 'payable']);
  await market.pay(wallet, offers[0]);
  await market.mine(confirmations);
  await findUnposted();
  await open.engine.settled();
  expect(await states()).toEqual(['bought', 'payable']);

  // Paid, but the browser was closed: neither the market nor the sweep knows of the payment yet.
  await market.pay(wallet, offers[1]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  expect(await states()).toEqual(['bought', 'under-way']);
  const asker = { userSub: 'ben', licence: licenceVersion, wallet: wallet.address };
  const goOn = () => permittedAs('api-quote', () => continueOrder(asker, order));
  await expect(goOn()).rejects.toMatchObject({ code: 'OrderUnderWay' });
  vi.useRealTimers();
  await market.provider.send('evm_increaseTime', [2 * 3_600]);
  await market.mine(confirmations + 1);
  await findUnposted();
  await open.engine.settled();
  expect(await states()).toEqual(['bought', 'bought']);
  await expect(goOn()).rejects.toMatchObject({ code: 'NothingLeft' });
});

const hourMs = 3_600_000;
const setHours = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hourMs });

test('an unpaid part is offered again only after every block in which it could have been paid was read', async () => {
  const { market } = open;
  // The offers are signed at a time that no block has reached yet.
  setHours(3);
  const { states } = await walletOrder('sue');
  setHours(3);
  expect(await states()).toEqual(['under-way', 'under-way']);
  await market.provider.send('evm_increaseTime', [6 * 3_600]);
  await market.mine(confirmations + 1);
  expect(await states()).toEqual(['under-way', 'under-way']);
  await findUnposted();
  expect(await states()).toEqual(['unpaid', 'unpaid']);
});
