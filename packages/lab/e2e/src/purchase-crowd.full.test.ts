import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { cardAccount, heldAccount, proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { stackMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { stackBooks } from '@cgdx/local/books/stack-books.ts';
import { askQuote, buyByCard, followPurchase } from '@cgdx/local/person/buy/buy.ts';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { signUp } from '@cgdx/local/person/person.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const directory = newStateDirectory();
/** Fifty in `npm run test:full`. */
const buyers = inject('everyCase') ? 50 : 12;
let cloud: Cloud;
let uploadHash = '';

beforeAll(async () => {
  cloud = await startCloud(directory);
  const ann = await signUp(cloud.stack);
  const files = [await makeSample(directory, 'spotify', '1MB', 71)];
  const tell = () => undefined;
  const sent = await sendExport({ stack: cloud.stack, person: ann, files, poolId: 'spotify', tell });
  uploadHash = (await follow(cloud.stack, ann, sent.contributionId, tell)).uploadHash ?? '';
});
afterAll(async () => {
  await cloud?.stop();
  removeStateDirectory(directory);
});

async function setPool(expression: string, value: { N: string } | { BOOL: boolean }): Promise<void> {
  const { region, credentials, endpoints, tables } = cloud.stack;
  const client = new DynamoDBClient({ region, credentials: credentials!, endpoint: endpoints.dynamodb! });
  await client.send(
    new UpdateItemCommand({
      TableName: tables.DataPoolTable!,
      Key: { dataPoolId: { S: 'spotify' } },
      UpdateExpression: `SET ${expression} = :value`,
      ExpressionAttributeValues: { ':value': value },
    }),
  );
  client.destroy();
}

test('many people buy the same upload at the same time, and each receives it', async () => {
  const people = await Promise.all(Array.from({ length: buyers }, () => signUp(cloud.stack)));
  const cents = await Promise.all(
    people.map(async (person) => {
      const quote = await askQuote(cloud.stack, person, [uploadHash]);
      const purchase = await followPurchase(cloud.stack, person, await buyByCard(cloud.stack, person, quote));
      expect(purchase).toMatchObject({ status: 'completed', uploadHashes: [uploadHash] });
      return BigInt(quote.card.amountCents);
    }),
  );
  const books = await stackBooks(cloud.stack);
  const total = cents.reduce((sum, each) => sum + each, 0n);
  expect(books.unbalanced).toEqual([]);
  expect(balanceOf(books, heldAccount, 'SGD')).toBe(0n);
  expect(balanceOf(books, cardAccount, 'SGD')).toBe(-total);
  expect(balanceOf(books, proceedsAccount('spotify'), 'SGD')).toBe(total);
});

test('a price that changes while somebody pays applies only to new quotes', async () => {
  const ben = await signUp(cloud.stack);
  const before = await askQuote(cloud.stack, ben, [uploadHash]);
  await setPool('price', { N: '5' });
  const purchase = await followPurchase(cloud.stack, ben, await buyByCard(cloud.stack, ben, before));
  expect(purchase).toMatchObject({ status: 'completed', totalWei: before.totalWei });
  expect(purchase.receipt?.total).toBe(before.card.amountCents);
  const after = await askQuote(cloud.stack, await signUp(cloud.stack), [uploadHash]);
  expect(BigInt(after.totalWei) * 2n).toBe(BigInt(before.totalWei) * 5n);
});

test('a pool that is taken off sale is refused for new quotes and at the checkout', async () => {
  const ben = await signUp(cloud.stack);
  const { quoteId } = await askQuote(cloud.stack, ben, [uploadHash]);
  await setPool('availableForPurchase', { BOOL: false });
  const closed = { status: 409, body: { code: 'PoolNotForSale' } };
  expect(
    await call(cloud.stack, ben, 'POST /quotes', { uploadHashes: [uploadHash], licenceVersion }),
  ).toMatchObject(closed);
  expect(await call(cloud.stack, ben, 'POST /stripe/create-checkout-session', { quoteId })).toMatchObject(
    closed,
  );
  await setPool('availableForPurchase', { BOOL: true });
  expect((await call(cloud.stack, ben, 'POST /stripe/create-checkout-session', { quoteId })).status).toBe(
    200,
  );
});

test('in the end each claim is one payout, each captured payment is access or a refund, and the books balance', async () => {
  expect(await stackMoneyFaults(cloud.stack)).toEqual([]);
});
