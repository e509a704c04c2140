import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { mostPurchases } from '@cgdx/api/route/purchase.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import { newHash, openReceiptNode, type ReceiptNode } from '@cgdx/stand/purchase/receipt-node.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapConcurrently } from '../ground/map-concurrently.ts';
import { documentClient } from '../ground/table/table.ts';
import * as purchases from './record/purchase.ts';

const wallet = '0x00000000000000000000000000000000000000b1';
const mostSubmitted = 20;
let stand: PurchaseStand;
let node: ReceiptNode;
let handler: typeof import('./transaction-route.ts').handler;

beforeAll(async () => {
  stand = await openPurchaseStand();
  node = await openReceiptNode();
  ({ handler } = await import('./transaction-route.ts'));
});
afterAll(async () => {
  await node?.stop();
  await stand?.stop();
});

async function linkWallet(userSub: string): Promise<void> {
  const Item = { userSub, sk: 'wallet', address: wallet };
  await documentClient.send(new PutCommand({ TableName: 'test-PersonTable', Item }));
}

async function submit(sub: string, transactionHash: string) {
  const about = { transactionHash, clientAccountAddress: wallet };
  const person = { sub, email: `${sub}@example.com` };
  const { statusCode, headers, body } = await handler(signedInEvent('POST /transactions', person, about));
  return { statusCode, headers, body: JSON.parse(body ?? '') };
}

test('at most 20 of a person’s transactions are looked for at a time, and the next once one was found', async () => {
  await linkWallet('ben');
  const hashes = Array.from({ length: mostSubmitted }, newHash);
  const begun = [];
  for (const hash of hashes) begun.push(await submit('ben', hash));
  expect(begun.map(({ statusCode }) => statusCode)).toEqual(hashes.map(() => 202));
  const next = newHash();
  expect(await submit('ben', next)).toMatchObject({
    statusCode: 429,
    headers: { 'retry-after': '60' },
    body: { code: 'TooManySubmitted' },
  });
  // Those that were submitted may be submitted again, and other people are not delayed.
  expect(await submit('ben', hashes[0] ?? '')).toMatchObject({ statusCode: 202 });
  await linkWallet('sue');
  expect(await submit('sue', next)).toMatchObject({ statusCode: 202 });
  await purchases.changePurchase(begun[0]?.body.purchaseId, ['submitted'], { state: 'paid' });
  expect(await submit('ben', next)).toMatchObject({ statusCode: 202 });
});

test.each(['completed', 'refunded'] as const)(
  'a transaction whose purchase was %s cannot be submitted again',
  async (state) => {
    const hash = newHash();
    await linkWallet(state);
    const { body } = await submit(state, hash);
    await purchases.changePurchase(body.purchaseId, ['submitted'], { state });
    expect(await submit(state, hash)).toMatchObject({ statusCode: 409, body: { code: 'TransactionUsed' } });
    expect(await purchases.readPurchase(body.purchaseId)).toMatchObject({ state, attempt: 1 });
  },
);

test('a transaction that the chain does not know yet is looked for only with a linked wallet', async () => {
  expect(await submit('eve', newHash())).toMatchObject({
    statusCode: 403,
    body: { code: 'WalletNotLinked' },
  });
});

async function listed(sub: string, query: Readonly<Record<string, string>> = {}) {
  const event = { ...signedInEvent('GET /transactions', { sub, email: `${sub}@example.com` }, {}) };
  const { statusCode, body } = await handler({ ...event, queryStringParameters: query });
  return { statusCode, body: JSON.parse(body ?? '') };
}
const idsOf = ({ body }: Awaited<ReturnType<typeof listed>>): string[] =>
  body.map(({ purchaseId }: { purchaseId: string }) => purchaseId);

test('a list of purchases longer than a page continues after the page’s last one, and leaves out unpaid payment pages', async () => {
  const numbers = Array.from({ length: mostPurchases + 5 }, (_, number) => number);
  const idOf = (number: number) => `zoe-${String(number).padStart(4, '0')}`;
  const put = (number: number, state: string) => {
    // Three purchases at each moment, so that a page ends between two of the same age.
    const createdAt = new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 3) * 1_000).toISOString();
    const begun = { purchaseId: idOf(number), userSub: 'zoe', rail: 'card', state, attempt: 1 };
    const Item = { ...begun, createdAt, updatedAt: createdAt };
    return documentClient.send(new PutCommand({ TableName: 'test-PurchaseTable', Item }));
  };
  await mapConcurrently(numbers, (number) => put(number, 'submitted'));
  const unpaid = numbers.length;
  await put(unpaid, 'awaiting-payment');
  const first = idsOf(await listed('zoe'));
  const rest = idsOf(await listed('zoe', { after: first.at(-1) ?? '' }));
  expect([first.length, rest.length]).toEqual([mostPurchases, 5]);
  expect([...first, ...rest].toSorted()).toEqual(numbers.map(idOf));
  expect(idsOf(await listed('zoe', { after: rest.at(-1) ?? '' }))).toEqual([]);
});

test('a list can only be continued after a purchase of one’s own', async () => {
  await linkWallet('eve');
  const { body } = await submit('eve', newHash());
  expect(await listed('mallory', { after: body.purchaseId })).toMatchObject({ statusCode: 404 });
  expect(await listed('eve', { after: body.purchaseId })).toEqual({ statusCode: 200, body: [] });
  const clientAccountAddress = wallet;
  expect(await listed('eve', { after: body.purchaseId, clientAccountAddress })).toMatchObject({
    statusCode: 200,
  });
});
