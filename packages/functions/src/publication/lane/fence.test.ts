import { appender, poolOwner } from '@cgdx/local/ground/account.ts';
import { runBriefly } from '@cgdx/stand/lane/interrupt-lane.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { Wallet } from 'ethers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as nodes from '../../chain/merkle/node-store.ts';
import * as requests from '../../chain/merkle/request.ts';
import * as updates from '../../chain/merkle/root-update.ts';
import type { Lease } from '../../ground/table/lease.ts';
import * as answers from '../update/notify-workflows.ts';

let stack: LaneStack;
let leases: typeof import('../../ground/table/lease.ts') & typeof import('../../chain/merkle/lease.ts');

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000n });
  leases = {
    ...(await import('../../ground/table/lease.ts')),
    ...(await import('../../chain/merkle/lease.ts')),
  };
});
afterAll(() => stack.stop());
afterEach(async () => {
  for (const proxy of Object.values(stack.faults)) proxy.fault = undefined;
  await stack.rpc('evm_setAutomine', [true]);
});

async function taken(): Promise<Lease> {
  const lease = await leases.takeLease();
  if (!lease) throw new Error('it is free');
  return lease;
}

/** Returns the lease of a holder that slept past its end, and that of the holder that took over. */
async function twoHolders(): Promise<[Lease, Lease]> {
  const sleeper = await taken();
  await lane.endLease();
  return [sleeper, await taken()];
}

test('one function at a time holds the lane', async () => {
  const lease = await taken();
  expect(await leases.takeLease()).toBeUndefined();
  await leases.releaseLease(lease);
  await leases.releaseLease(await taken());
});

test('a holder that slept through its lease changes neither the tree nor the update in flight nor the lease', async () => {
  const [sleeper, holder] = await twoHolders();
  const node = (byte: number) => [{ place: { level: 0, index: 0 }, hash: new Uint8Array(32).fill(byte) }];
  await nodes.tableNodeStore(holder.fence).write(node(2));
  const lost = { name: 'LeaseLost' };
  await expect(nodes.tableNodeStore(sleeper.fence).write(node(1))).rejects.toMatchObject(lost);
  expect(await nodes.tableNodeStore(holder.fence).read([{ level: 0, index: 0 }])).toEqual([
    new Uint8Array(32).fill(2),
  ]);
  await expect(updates.dropInFlight(sleeper)).rejects.toMatchObject(lost);
  await expect(leases.renewLease(sleeper)).rejects.toMatchObject(lost);
  await leases.releaseLease(sleeper);
  expect((await leases.readHolder())?.owner).toBe(holder.owner);
  await leases.releaseLease(holder);
});

test('HEAD advances by one version at a time', async () => {
  const lease = await taken();
  await expect(updates.commitRootUpdate(lease, { ...done, version: 3 })).rejects.toMatchObject({
    name: 'LeaseLost',
  });
  await leases.releaseLease(lease);
});

const done = {
  kind: 'append' as const,
  oldRoot: '0x',
  newRoot: '0x',
  oldSize: 0,
  size: 0,
  peaks: [],
  claims: [],
  data: '0x',
  gasLimit: '1',
  preparedAtBlock: 0,
  attempts: [],
  transactionHash: '0x1',
  blockNumber: 1,
};

test('a refused claim is deleted before its payout is notified, so that it cannot be paid afterwards', async () => {
  const request = { payoutId: 'refused', taskToken: 'of-refused', index: 0, wallet: poolOwner.address };
  await requests.storeClaimRequest(request);
  stack.faults.workflows.fault = () => ({
    status: 400,
    type: 'application/json',
    body: '{"__type":"InternalError"}',
  });
  await expect(answers.notifyRefused(request, 'RewardRefused', 'No.')).rejects.toThrow();
  expect(await requests.findClaimRequest(request)).toBeUndefined();
});

test('forgetting a request by an old token does not delete the request with a newer token', async () => {
  const waiter = { userSub: 'u', contributionId: 'c', leafIndex: 7 };
  await requests.storeWaiter({ ...waiter, taskToken: 'new' });
  await requests.forgetWaiter({ leafIndex: 7, taskToken: 'old' });
  expect(await requests.waitersBelow(8)).toHaveLength(1);
  await requests.forgetWaiter({ leafIndex: 7, taskToken: 'new' });
});

test('a foreign transaction of the key that is never mined does not block the lane, which uses its nonce', async () => {
  await stack.rpc('evm_setAutomine', [false]);
  const nonce = await lane.sentOf('append');
  const stray = await new Wallet(appender.privateKey).signTransaction({
    to: poolOwner.address,
    chainId: 1287,
    nonce,
    gasLimit: 21_000,
    maxFeePerGas: 1_000_000_000n,
    maxPriorityFeePerGas: 1n,
    type: 2,
  });
  await stack.rpc('eth_sendRawTransaction', [stray]);
  const upload = await lane.begin();
  await runBriefly(stack, (ms) => lane.update(upload, ms));
  expect((await updates.readInFlight())?.attempts.map((attempt) => attempt.nonce)).toEqual([nonce]);
});
