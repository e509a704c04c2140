import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as reads from '../../chain/merkle/read.ts';
import * as updates from '../../chain/merkle/root-update.ts';
import type { Lease } from '../../ground/table/lease.ts';

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
afterEach(() => {
  stack.faults.database.fault = undefined;
  stack.faults.database.release();
  vi.useRealTimers();
});

const answered = (taskToken: string) =>
  stack.answers.some((answer) => answer.ok && answer.taskToken === taskToken);

async function taken(place?: 'standby'): Promise<Lease> {
  const lease = await leases.takeLease(place);
  if (!lease) throw new Error('it is free');
  return lease;
}

const fenceOfLane = async () => {
  const { z } = await import('zod');
  return (await reads.readItem('lease', undefined, z.object({ fence: z.number() })))?.fence;
};

test('a standby takes over from a dead holder as soon as the lease ends', async () => {
  await taken();
  const upload = await lane.begin();
  const work = lane.update(upload);
  await expect.poll(() => leases.readHolder('standby')).toBeDefined();
  expect(answered(upload.taskToken)).toBe(false);
  await lane.endLease();
  await work;
  expect(answered(upload.taskToken)).toBe(true);
  expect(await leases.readHolder('standby')).toBeUndefined();
});

test('one function stands by; the others return at once, and it serves their requests', async () => {
  await taken();
  const first = await lane.begin();
  const work = lane.update(first);
  await expect.poll(() => leases.readHolder('standby')).toBeDefined();
  const second = await lane.begin();
  await lane.update(second);
  expect(answered(second.taskToken)).toBe(false);
  await lane.endLease();
  await work;
  expect(answered(first.taskToken) && answered(second.taskToken)).toBe(true);
});

test('the scheduled run also takes over from a standby that died', async () => {
  await taken();
  await taken('standby');
  const upload = await lane.begin();
  await lane.update(upload);
  await lane.endLease();
  expect(answered(upload.taskToken)).toBe(false);
  await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
});

test('a dead holder delays the lane by less than ten seconds: the rest of its lease, and the time until the standby looks', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const lease = await taken();
  expect(lease.expiresAt - Date.now()).toBeLessThanOrEqual(8_000);
  await leases.releaseLease(lease);
});

test('a holder keeps the lane through a step longer than the lease, such as a search for lost publications', async () => {
  await lane.anchored();
  const before = await stack.rpc('evm_snapshot');
  for (let at = 0; at < 3; at++) await lane.anchored();
  await stack.rpc('evm_revert', [before]);
  const fence = Number(await fenceOfLane());
  let held = false;
  stack.faults.database.fault = (body) => {
    const isLook = body.includes('publication@') && !body.includes('PutRequest');
    if (!isLook || held) return undefined;
    held = true;
    return 'late';
  };
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const work = lane.tick();
  await expect.poll(() => held).toBe(true);
  for (let step = 0; step < 8; step++) {
    const now = Date.now();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Date.now() - now).toBeGreaterThanOrEqual(2_000);
    await expect.poll(async () => (await leases.readHolder())?.expiresAt).toBeGreaterThan(Date.now() + 3_000);
  }
  stack.faults.database.release();
  expect(await work).toEqual({ publishedAgain: 3 });
  expect(await fenceOfLane()).toBe(fence + 1);
  expect((await updates.newestVersion()) > 0 && (await lane.rootsAgree())).toBe(true);
});
