import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as payouts from '../../reward/record/payout.ts';
import * as lost from './lost-payout.ts';

let stack: LaneStack;
let receiptsAsked = 0;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000n });
  stack.faults.chain.onRequest = (body) => {
    if (body.includes('eth_getTransactionReceipt')) receiptsAsked++;
  };
});
afterAll(() => stack.stop());
beforeEach(() => {
  receiptsAsked = 0;
});

const manyBlocks = () => stack.rpc('anvil_mine', ['0x80']);

async function paid({ settles = true } = {}): Promise<{ payoutId: string; transactionHash: string }> {
  const upload = await lane.anchored(1);
  const claim = await lane.requestClaim(upload);
  await lane.pay(claim);
  const { output } = stack.answers.find(({ taskToken }) => taskToken === claim.taskToken) ?? {};
  const transactionHash = String(output?.transactionHash);
  if (settles) await payouts.recordPayout(claim.payoutId, 'settled', { transactionHash });
  return { payoutId: claim.payoutId, transactionHash };
}

test('a payout that was found on the chain is not looked up again while the chain has that block', async () => {
  for (let at = 0; at < 3; at++) await paid();
  await manyBlocks();
  receiptsAsked = 0;
  expect(await lost.findLostPayouts()).toEqual([]);
  expect(receiptsAsked).toBe(3);
  expect(await lost.findLostPayouts()).toEqual([]);
  expect(receiptsAsked).toBe(3);
  await paid();
  receiptsAsked = 0;
  expect(await lost.findLostPayouts()).toEqual([]);
  expect(receiptsAsked).toBe(1);
});

test('a chain that lost checked blocks is checked again, and the lost payouts are found', async () => {
  const before = await stack.rpc('evm_snapshot');
  const { payoutId } = await paid();
  await manyBlocks();
  expect(await lost.findLostPayouts()).toEqual([]);
  await stack.rpc('evm_revert', [before]);
  // Other blocks, as many as before.
  await manyBlocks();
  await manyBlocks();
  expect((await lost.findLostPayouts()).map((each) => each.payoutId)).toEqual([payoutId]);
  expect((await lost.resettlePayouts(Date.now() + 600_000)).publishedAgain).toBeGreaterThan(0);
  expect(await lost.findLostPayouts()).toEqual([]);
});

test('an unsettled payout is looked up until it is settled, and found if it then names another transaction', async () => {
  const { payoutId } = await paid({ settles: false });
  await manyBlocks();
  expect(await lost.findLostPayouts()).toEqual([]);
  const transactionHash = `0x${'7'.repeat(64)}`;
  await payouts.recordPayout(payoutId, 'settled', { transactionHash });
  expect((await lost.findLostPayouts()).map((each) => each.payoutId)).toEqual([payoutId]);
  expect((await lost.resettlePayouts(Date.now() + 600_000)).renamed).toBe(1);
  expect(await lost.findLostPayouts()).toEqual([]);
});
