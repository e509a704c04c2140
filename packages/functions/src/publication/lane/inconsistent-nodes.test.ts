import type { Fault } from '@cgdx/stand/fault/fault-proxy.ts';
import { runBriefly, whileMining } from '@cgdx/stand/lane/interrupt-lane.ts';
import type { DrivenUpload } from '@cgdx/stand/lane/lane-driver.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readInFlight } from '../../chain/merkle/root-update.ts';
import { currentRoot } from '../../chain/node/marketplace-query.ts';

let stack: LaneStack;

beforeAll(async () => {
  // These tests interrupt the lane on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 2, escrowCgdx: 1_000n });
});
afterAll(() => stack.stop());
afterEach(() => {
  stack.faults.chain.fault = undefined;
});

const updateBriefly = (upload: DrivenUpload) => runBriefly(stack, (ms) => lane.update(upload, ms));
const tickBriefly = () => runBriefly(stack, (ms) => lane.tick(ms));
const mine = (blocks: number) => stack.rpc('anvil_mine', [`0x${blocks.toString(16)}`]);
const answered = (taskToken: string) =>
  stack.answers.some((answer) => answer.ok && answer.taskToken === taskToken);

const asksForRoot = (body: string) => body.includes('eth_call');
const asksForCount = (body: string) => body.includes('eth_getTransactionCount');
const asksForTransaction = (body: string) =>
  body.includes('eth_getTransactionReceipt') || body.includes('eth_getTransactionByHash');

/** Returns the answers of a node that never sees a block after the current one. */
async function nodeOfNow(): Promise<(body: string) => Fault | undefined> {
  const root = await currentRoot();
  const count = await lane.sentTransactions();
  return (body) => {
    if (asksForRoot(body)) return { result: root };
    if (asksForCount(body)) return { result: `0x${count.toString(16)}` };
    return asksForTransaction(body) ? { result: null } : undefined;
  };
}

test('with two nodes of which one is behind, one transaction is sent, and none again', async () => {
  const behind = await nodeOfNow();
  let asked = 0;
  stack.faults.chain.fault = (body) => (asked++ % 2 === 0 ? behind(body) : undefined);
  const before = await lane.sentTransactions();
  const upload = await lane.begin();
  await whileMining(stack, () => lane.update(upload));
  stack.faults.chain.fault = undefined;
  if (!answered(upload.taskToken)) await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
  expect((await lane.sentTransactions()) - before).toBe(1);
  expect(await lane.rootsAgree()).toBe(true);
});

test('a node that does not know a transaction yet is believed only after a while', async () => {
  const upload = await lane.begin();
  await updateBriefly(upload);
  const root = (await readInFlight())?.oldRoot;
  stack.faults.chain.fault = (body) =>
    asksForRoot(body) ? { result: root } : asksForTransaction(body) ? { result: null } : undefined;
  await tickBriefly();
  expect((await readInFlight())?.attempts).toHaveLength(1);
  stack.faults.chain.fault = undefined;
  await mine(3);
  await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
});

test('a node that stays behind causes a second transaction; the first takes effect, the second none', async () => {
  const upload = await lane.begin();
  const before = await lane.sentTransactions();
  await updateBriefly(upload);
  const [first] = (await readInFlight())?.attempts ?? [];
  expect((await lane.sentTransactions()) - before).toBe(1);
  // It knows that the nonce is taken, but not by which transaction.
  const root = (await readInFlight())?.oldRoot;
  stack.faults.chain.fault = (body) =>
    asksForRoot(body) ? { result: root } : asksForTransaction(body) ? { result: null } : undefined;
  await lane.ageInFlight();
  await tickBriefly();
  expect((await readInFlight())?.attempts.map(({ nonce }) => nonce)).toEqual([
    first?.nonce,
    (first?.nonce ?? 0) + 1,
  ]);
  stack.faults.chain.fault = undefined;
  await mine(3);
  await lane.tick();
  const answer = stack.answers.find(({ taskToken }) => taskToken === upload.taskToken);
  expect(answer?.output.transactionHash).toBe(first?.hash);
  expect(await readInFlight()).toBeUndefined();
  expect(await lane.rootsAgree()).toBe(true);
});

test('afterwards the lane continues: the next upload takes the next nonce', async () => {
  const upload = await lane.begin();
  await updateBriefly(upload);
  await mine(3);
  await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
  expect(await lane.rootsAgree()).toBe(true);
});

test('a chain that is behind HEAD for a moment is not a reorg: nothing is published again', async () => {
  const behind = await nodeOfNow();
  const upload = await lane.begin();
  await updateBriefly(upload);
  await mine(3);
  await lane.tick();
  const before = await lane.sentTransactions();
  let asked = 0;
  stack.faults.chain.fault = (body) => (asksForRoot(body) && asked++ < 2 ? behind(body) : undefined);
  const next = await lane.begin();
  await whileMining(stack, () => lane.update(next));
  stack.faults.chain.fault = undefined;
  expect(asked).toBeGreaterThan(1);
  expect(answered(next.taskToken)).toBe(true);
  expect((await lane.sentTransactions()) - before).toBe(1);
});
