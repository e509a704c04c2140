import { BatchWriteCommand, DeleteCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as heads from '../../chain/merkle/head.ts';
import type { Kind } from '../../chain/merkle/key.ts';
import * as keys from '../../chain/merkle/key.ts';
import * as proofs from '../../chain/merkle/proof.ts';
import * as updates from '../../chain/merkle/root-update.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import type { Lease } from '../../ground/table/lease.ts';
import * as store from '../../ground/table/table.ts';
import * as diagnosis from './diagnose.ts';
import * as statuses from './lane-status.ts';
import * as repairs from './repair.ts';

let stack: LaneStack;
let leases: typeof import('../../ground/table/lease.ts') & typeof import('../../chain/merkle/lease.ts');

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 100_000n });
  leases = {
    ...(await import('../../ground/table/lease.ts')),
    ...(await import('../../chain/merkle/lease.ts')),
  };
});
afterAll(() => stack.stop());

/** Adds seven uploads, one of them claimed. */
beforeEach(async () => {
  const uploads = [];
  for (let at = 0; at < 7; at++) uploads.push(await lane.anchored());
  const [first] = uploads;
  if (first) await lane.pay(await lane.requestClaim(first));
});

const remove = (key: { pk: string; sk: string }) =>
  store.documentClient.send(new DeleteCommand({ TableName: keys.treeTable(), Key: key }));

const pages = () => items('page');

const fail = (): never => {
  throw new Error('it is there');
};

async function items(kind: Kind): Promise<{ pk: string; sk: string; nodes: Uint8Array }[]> {
  const { Items } = await store.documentClient.send(
    new QueryCommand({
      TableName: keys.treeTable(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.pkOf(kind) },
    }),
  );
  return Items as { pk: string; sk: string; nodes: Uint8Array }[];
}

async function repaired() {
  const { repair } = await diagnosis.diagnose();
  if (!repair) throw new Error('there is nothing to repair');
  const lease = (await leases.takeLease()) as Lease;
  await repairs.repairTree(lease, repair);
  await leases.releaseLease(lease);
}

async function publishesAnother(): Promise<void> {
  const before = await lane.sentTransactions();
  const upload = await lane.anchored();
  expect(stack.answers.some(({ ok, taskToken }) => ok && taskToken === upload.taskToken)).toBe(true);
  expect((await lane.sentTransactions()) - before).toBe(1);
  expect(await lane.rootsAgree()).toBe(true);
  expect((await diagnosis.diagnose()).isSound).toBe(true);
}

test('an intact tree is reported as sound, with nothing to repair', async () => {
  const { isSound, repair, findings } = await diagnosis.diagnose();
  expect({ isSound, repair }).toEqual({ isSound: true, repair: undefined });
  expect(findings.join(' ')).toContain('without a gap');
  await publishesAnother();
});

test('a lost tree is rebuilt from the log, and the lane goes on', async () => {
  const sent = await lane.sentTransactions();
  await remove(keys.keyOf('head'));
  for (const { pk, sk } of await pages()) await remove({ pk, sk });
  expect((await diagnosis.diagnose()).isSound).toBe(false);
  await repaired();
  expect((await diagnosis.diagnose()).isSound).toBe(true);
  expect(await lane.sentTransactions()).toBe(sent);
  await publishesAnother();
});

test.each(['nothing in flight', 'an update in flight'])(
  'if HEAD, pages and publications are lost together, with %s, the diagnosis says so, and the lane goes on after the repair',
  async (way) => {
    const waiting = way === 'an update in flight' ? await lane.begin() : undefined;
    if (waiting) {
      // The update is stored, but it never reached the node.
      stack.faults.chain.fault = (body) => (body.includes('eth_sendRawTransaction') ? 'refused' : undefined);
      await lane.update(waiting);
      stack.faults.chain.fault = undefined;
    }
    await remove(keys.keyOf('head'));
    for (const kind of ['page', 'publication'] as const)
      for (const { pk, sk } of await items(kind)) await remove({ pk, sk });
    const { isSound, findings } = await diagnosis.diagnose();
    expect(isSound).toBe(false);
    expect(findings.join(' ')).toMatch(/HEAD is wrong.*publication of version .* is lost/);
    await repaired();
    if (waiting) await lane.tick();
    expect(await lane.rootsAgree()).toBe(true);
    await publishesAnother();
    expect((await diagnosis.diagnose()).findings.join(' ')).not.toContain('is lost');
  },
);

test('lost publications are rebuilt from the chain, for proofs and for reorgs', async () => {
  const upload = await lane.anchored();
  await lane.pay(await lane.requestClaim(upload));
  const whole = await proofs.findProof(upload.uploadHash);
  const { version } = await heads.readHead();
  const before = await Promise.all([0, 1, 2, 3].map((back) => updates.findPublication(version - back)));
  for (const { pk, sk } of await items('publication')) await remove({ pk, sk });
  await expect(proofs.findProof(upload.uploadHash)).rejects.toMatchObject({ name: 'ProofUnsettled' });
  const { isSound, findings } = await diagnosis.diagnose();
  expect(isSound).toBe(false);
  expect(findings.join(' ')).toContain(`version ${version} is lost; the chain has it`);
  await repaired();
  expect(await proofs.findProof(upload.uploadHash)).toEqual(whole);
  for (const [back, publication] of before.entries()) {
    const { attempts, preparedAtBlock, ...made } = (await updates.findPublication(version - back)) ?? fail();
    expect(made).toEqual({ ...publication, attempts: undefined, preparedAtBlock: undefined });
    expect(preparedAtBlock).toBeLessThanOrEqual(publication?.preparedAtBlock ?? 0);
    expect(attempts.map(({ sentAt, ...attempt }) => attempt)).toEqual(
      publication?.attempts.slice(-1).map(({ sentAt, ...attempt }) => attempt),
    );
  }
  await publishesAnother();
});

test('one wrong byte on a page is found and repaired', async () => {
  const [page] = await pages();
  if (!page) throw new Error('there are pages');
  const nodes = new Uint8Array(page.nodes);
  nodes[5] = (nodes[5] ?? 0) ^ 1;
  await store.documentClient.send(
    new UpdateCommand({
      TableName: keys.treeTable(),
      Key: { pk: page.pk, sk: page.sk },
      UpdateExpression: 'SET nodes = :nodes',
      ExpressionAttributeValues: { ':nodes': nodes },
    }),
  );
  const { isSound, findings } = await diagnosis.diagnose();
  expect(isSound).toBe(false);
  expect(findings.join(' ')).toContain('1 of ');
  await repaired();
  await publishesAnother();
});

test('a log with a gap is reported, and nothing is rebuilt from it', async () => {
  const key = keys.keyOf('leaf', 2);
  const { Items } = await store.documentClient.send(
    new QueryCommand({
      TableName: keys.treeTable(),
      KeyConditionExpression: 'pk = :pk AND sk = :sk',
      ExpressionAttributeValues: { ':pk': key.pk, ':sk': key.sk },
    }),
  );
  await remove(key);
  const { isSound, repair, findings } = await diagnosis.diagnose();
  expect({ isSound, repair }).toEqual({ isSound: false, repair: undefined });
  expect(findings[0]).toContain('no leaf 2');
  const { PutCommand } = await import('@aws-sdk/lib-dynamodb');
  await store.documentClient.send(new PutCommand({ TableName: keys.treeTable(), Item: Items?.[0] }));
  expect((await diagnosis.diagnose()).isSound).toBe(true);
});

test('a leaf that was changed in the log is reported, and its tree is not rebuilt', async () => {
  const change = (quality: number) =>
    store.documentClient.send(
      new UpdateCommand({
        TableName: keys.treeTable(),
        Key: keys.keyOf('leaf', 1),
        UpdateExpression: 'SET quality = :quality',
        ExpressionAttributeValues: { ':quality': quality },
      }),
    );
  await change(10);
  expect((await diagnosis.diagnose()).findings[0]).toBe('Leaf 1 of the log does not follow from its upload.');
  await change(8);
  expect((await diagnosis.diagnose()).isSound).toBe(true);
});

test('the status shows the state of the lane, and its holder', async () => {
  const waiting = await lane.begin();
  const before = await statuses.readLaneStatus();
  expect(before.chain.root).toBe(before.stored.root);
  expect(before.pendingLeaves).toBe(1);
  expect(before.lease).toBeUndefined();
  const { appender, payer } = before.operators;
  expect(appender.address).not.toBe(payer.address);
  expect(BigInt(appender.balanceWei) > 0n && BigInt(payer.balanceWei) > 0n).toBe(true);
  expect(appender.mined + payer.mined).toBe(await lane.sentTransactions());
  const lease = (await leases.takeLease()) as Lease;
  expect((await statuses.readLaneStatus()).lease?.owner).toBe(lease.owner);
  await leases.releaseLease(lease);
  await lane.update(waiting);
  expect(await statuses.readLaneStatus()).toMatchObject({
    pendingLeaves: 0,
    waitingContributions: { count: 0, isMore: false },
    waitingClaims: { count: 0, isMore: false },
  });
});

/** Returns how many items DynamoDB reads for `work`. */
async function itemsRead(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(store.documentClient, 'send');
  try {
    await work();
    const answers = await Promise.all(sent.mock.results.map(({ value }) => value));
    return answers.reduce(
      (sum, answer) => sum + ((answer as { ScannedCount?: number }).ScannedCount ?? 1),
      0,
    );
  } finally {
    sent.mockRestore();
  }
}

test('a status with 1,000 waiting requests reads no more items than one with 101', async () => {
  const far = 1_000_000;
  const wait = async (from: number, to: number) => {
    const indexes = Array.from({ length: to - from }, (_, at) => far + from + at);
    const batches = Array.from({ length: Math.ceil(indexes.length / 25) }, (_, at) =>
      indexes.slice(at * 25, at * 25 + 25).map((leafIndex) => ({
        PutRequest: {
          Item: {
            ...keys.keyOf('waiter', leafIndex),
            ...{ taskToken: 't', userSub: 'u', contributionId: 'c', leafIndex },
          },
        },
      })),
    );
    await mapConcurrently(batches, (batch) =>
      store.documentClient.send(new BatchWriteCommand({ RequestItems: { [keys.treeTable()]: batch } })),
    );
  };
  await wait(0, 100);
  expect(await statuses.readStoredLane()).toMatchObject({
    waitingContributions: { count: 100, isMore: false },
  });
  await wait(100, 101);
  const ofFew = await itemsRead(statuses.readStoredLane);
  await wait(101, 1_000);
  const ofMany = await itemsRead(statuses.readStoredLane);
  expect(ofMany).toBe(ofFew);
  expect(await statuses.readStoredLane()).toMatchObject({
    waitingContributions: { count: 100, isMore: true },
  });
});
