import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Service } from '@cgdx/aws/service.ts';
import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { writeTogether } from '@cgdx/functions/ground/table/item.ts';
import { ledgerPuts } from '@cgdx/functions/ledger/ledger.ts';
import { beginPurchase, changePurchase } from '@cgdx/functions/purchase/record/purchase.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDynamoDb } from '../cloud/database/dynamodb.ts';
import { createTables } from '../cloud/database/table.ts';
import { findBooks } from './find-books.ts';
import { checkedBooks } from './stack-books.ts';

const stage = ['LedgerTable', 'PurchaseTable'] as const;
const directory = mkdtempSync(join(tmpdir(), 'cgdx-books-'));
let database: Service;

/** Links this process to a stage, as `sst shell` does. */
beforeAll(async () => {
  database = await startDynamoDb({ port: 0, directory });
  Object.assign(process.env, {
    AWS_REGION: 'ap-southeast-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    SST_RESOURCE_Chain: '{}',
  });
  for (const name of stage) process.env[`SST_RESOURCE_${name}`] = JSON.stringify({ name: `stage-${name}` });
  await createTables(
    new DynamoDBClient({}),
    Object.fromEntries(stage.map((name) => [`stage-${name}`, tables[name]])),
  );
});
afterAll(async () => {
  await database?.stop();
  rmSync(directory, { recursive: true, force: true });
});

test('a process that is linked to a stage checks its books, with no endpoints.json', async () => {
  const purchaseId = 'p1';
  await beginPurchase({ purchaseId, rail: 'card', userSub: 'ben', state: 'paid' });
  await changePurchase(purchaseId, ['paid'], {
    captured: { currency: 'SGD', pools: [{ dataPoolId: 'spotify', amount: '140' }] },
  });
  const unbooked = await checkedBooks(await findBooks(undefined));
  expect(unbooked.faults).toEqual([expect.stringContaining('p1 has captured 140 SGD')]);
  const line = (account: string, amount: bigint) => ({ account, currency: 'SGD' as const, amount });
  const entry = {
    entryId: `purchase.captured#${purchaseId}`,
    event: 'purchase.captured' as const,
    lines: [line('cards', -140n), line('held', 140n)],
  };
  await writeTogether(ledgerPuts(entry));
  const { books, faults } = await checkedBooks(await findBooks(undefined));
  expect([faults, books.unbalanced]).toEqual([[], []]);
  expect(balanceOf(books, 'held', 'SGD')).toBe(140n);
});

test('a stack named by the person takes precedence over the stage', async () => {
  await expect(findBooks(join(directory, 'none.json'))).rejects.toMatchObject({ code: 'StackNotFound' });
});
