import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { deployer } from '@cgdx/local/ground/account.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { openProvider } from '@cgdx/stand/link/open-provider.ts';
import { Contract, Wallet } from 'ethers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as keys from '../../chain/merkle/key.ts';
import type { Lease } from '../../ground/table/lease.ts';
import * as store from '../../ground/table/table.ts';
import * as diagnosis from './diagnose.ts';
import * as repairs from './repair.ts';

/** A page of the database ends at a megabyte: with the third of these items. */
const padding = 'x'.repeat(380_000);
const [appends, claims] = [4, 3];

let stack: LaneStack;
/** The chain as it was before the first upload. */
let empty: unknown;
let leases: typeof import('../../ground/table/lease.ts') & typeof import('../../chain/merkle/lease.ts');

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 10_000n });
  leases = {
    ...(await import('../../ground/table/lease.ts')),
    ...(await import('../../chain/merkle/lease.ts')),
  };
  empty = await snapshot();
  await fillPages();
});
afterAll(() => stack.stop());
afterEach(() => {
  stack.faults.database.onRequest = undefined;
});

const table = () => keys.treeTable();
const snapshot = () => stack.rpc('evm_snapshot');
const goBackTo = (before: unknown) => stack.rpc('evm_revert', [before]);

async function itemsOf(kind: keys.Kind): Promise<{ pk: string; sk: string }[]> {
  const found: { pk: string; sk: string }[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await store.documentClient.send(
      new QueryCommand({
        TableName: table(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.pkOf(kind) },
        ExclusiveStartKey,
      }),
    );
    found.push(...(Items as { pk: string; sk: string }[]));
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

/** Adds uploads and claims, a publication each, and makes each kind of item fill several pages. */
async function fillPages(): Promise<void> {
  const uploads = [];
  for (let at = 0; at < appends; at++) uploads.push(await lane.anchored(1));
  for (const upload of uploads.slice(0, claims)) await lane.pay(await lane.requestClaim(upload));
  for (const kind of ['publication', 'append', 'claimed', 'leaf'] as const)
    for (const { pk, sk } of await itemsOf(kind))
      await store.documentClient.send(
        new UpdateCommand({
          TableName: table(),
          Key: { pk, sk },
          UpdateExpression: 'SET padding = :padding',
          ExpressionAttributeValues: { ':padding': padding },
        }),
      );
}

const remove = ({ pk, sk }: { pk: string; sk: string }) =>
  store.documentClient.send(new DeleteCommand({ TableName: table(), Key: { pk, sk } }));

/** The owner of a market that is not sealed sets any root. */
async function setForeignRoot(): Promise<void> {
  const provider = openProvider(stack.urls.chain);
  const abi = ['function updateDataUploadMerkleRoot(bytes32)'];
  const market = new Contract(stack.marketplace, abi, new Wallet(deployer.privateKey, provider));
  await (await market.getFunction('updateDataUploadMerkleRoot')(`0x${'77'.repeat(32)}`)).wait();
  provider.destroy();
}

/** Returns the lane's error at a tick, and how many pages of publications it read. */
async function failedTick(): Promise<{ code: string; pages: number }> {
  let pages = 0;
  stack.faults.database.onRequest = (body) => {
    if (body.includes('":pk":{"S":"publication@')) pages++;
  };
  const error = await lane.tick().then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  return { code: error?.name ?? 'none', pages };
}

test('a tree whose log, claims and publications fill several pages each is rebuilt', async () => {
  expect((await diagnosis.diagnose()).isSound).toBe(true);
  await remove(keys.keyOf('head'));
  for (const page of await itemsOf('page')) await remove(page);
  const { isSound, repair } = await diagnosis.diagnose();
  if (isSound || !repair) throw new Error('the loss was not seen');
  expect(repair.head).toMatchObject({ size: appends, version: appends + claims });
  const lease = (await leases.takeLease()) as Lease;
  await repairs.repairTree(lease, repair);
  await leases.releaseLease(lease);
  expect((await diagnosis.diagnose()).isSound).toBe(true);
  expect(await lane.rootsAgree()).toBe(true);
});

test('a foreign root on top of ours is reported after one page, however many publications there are', async () => {
  const before = await snapshot();
  await setForeignRoot();
  expect(await failedTick()).toEqual({ code: 'RootUnknown', pages: 1 });
  await goBackTo(before);
  expect((await lane.tick()).publishedAgain).toBe(0);
});

test('a foreign root on a chain that has lost ours is looked for on every page', async () => {
  await goBackTo(empty);
  const lost = await snapshot();
  await setForeignRoot();
  const { code, pages } = await failedTick();
  expect(code).toBe('RootUnknown');
  expect(pages).toBeGreaterThan(2);
  await goBackTo(lost);
});

test('if a publication is lost as well, nothing that was built on it is sent', async () => {
  const item = (await itemsOf('publication')).at(-2);
  if (!item) throw new Error('there are publications');
  await remove(item);
  expect((await failedTick()).code).toBe('RootUnknown');
  expect(await lane.sentTransactions()).toBe(0);
  await store.documentClient.send(new PutCommand({ TableName: table(), Item: item }));
});

test('lost publications that fill several pages are published again, oldest first', async () => {
  expect(await lane.rootsAgree()).toBe(false);
  expect(await lane.tick()).toEqual({ publishedAgain: appends + claims });
  expect(await lane.rootsAgree()).toBe(true);
  expect((await diagnosis.diagnose()).isSound).toBe(true);
});
