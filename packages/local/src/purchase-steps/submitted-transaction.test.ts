import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPurchaseStand, type PurchaseStand } from './purchase-stand.ts';
import { newHash, openReceiptNode, type ReceiptNode } from './receipt-node.ts';
import { signedInEvent } from './signed-in-event.ts';

const wallet = '0x00000000000000000000000000000000000000b1';
const mostSubmitted = 20;
let stand: PurchaseStand;
let node: ReceiptNode;
let handler: typeof import('@cgdx/functions/api/transaction.ts').handler;
let purchases: typeof import('@cgdx/functions/store/purchase.ts');

beforeAll(async () => {
  stand = await openPurchaseStand();
  node = await openReceiptNode();
  ({ handler } = await import('@cgdx/functions/api/transaction.ts'));
  purchases = await import('@cgdx/functions/store/purchase.ts');
});
afterAll(async () => {
  await node?.stop();
  await stand?.stop();
});

async function linkWallet(userSub: string): Promise<void> {
  const { documentClient } = await import('@cgdx/functions/store/table.ts');
  const Item = { userSub, sk: 'wallet', address: wallet };
  await documentClient.send(new PutCommand({ TableName: 'test-PersonTable', Item }));
}

async function submit(sub: string, transactionHash: string) {
  const about = { transactionHash, clientAccountAddress: wallet };
  const person = { sub, email: `${sub}@example.com` };
  const { statusCode, headers, body } = await handler(signedInEvent('POST /transactions', person, about));
  return { statusCode, headers, body: JSON.parse(body ?? '') };
}

test('a person has 20 transactions looked for at a time, and the next once one of them was found', async () => {
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
  // Those that were submitted may be told again, and other people are not held up.
  expect(await submit('ben', hashes[0] ?? '')).toMatchObject({ statusCode: 202 });
  await linkWallet('sue');
  expect(await submit('sue', next)).toMatchObject({ statusCode: 202 });
  await purchases.changePurchase(begun[0]?.body.purchaseId, ['submitted'], { state: 'paid' });
  expect(await submit('ben', next)).toMatchObject({ statusCode: 202 });
});

test.each(['completed', 'refunded'] as const)(
  'a transaction whose purchase was %s buys nothing again',
  async (state) => {
    const hash = newHash();
    await linkWallet(state);
    const { body } = await submit(state, hash);
    await purchases.changePurchase(body.purchaseId, ['submitted'], { state });
    expect(await submit(state, hash)).toMatchObject({ statusCode: 409, body: { code: 'TransactionUsed' } });
    expect(await purchases.readPurchase(body.purchaseId)).toMatchObject({ state, attempt: 1 });
  },
);

test('a transaction that the chain does not know yet is looked for with a linked wallet alone', async () => {
  expect(await submit('eve', newHash())).toMatchObject({
    statusCode: 403,
    body: { code: 'WalletNotLinked' },
  });
});
