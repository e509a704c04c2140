import { randomBytes } from 'node:crypto';
import { faultStride } from '@cgdx/stand/fault/fault-moment.ts';
import type { Fault } from '@cgdx/stand/fault/fault-proxy.ts';
import { dieAt, heal, recover } from '@cgdx/stand/lane/lane-death.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import * as leafLog from '../../chain/merkle/leaf-log.ts';
import { findClaimed } from '../../chain/merkle/root-update.ts';

let stack: LaneStack;

beforeAll(async () => {
  // These tests interrupt the lane on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000_000n });
});
afterAll(() => stack.stop());

/**
 * Loads the handlers as a new process would: dead processes keep their connections, and a client's pool is
 * limited.
 */
async function startAnew(): Promise<void> {
  vi.resetModules();
}

const answersTo = (...tokens: string[]) =>
  stack.answers.filter(({ taskToken }) => tokens.includes(taskToken));

async function anchorThrough(at: number, fault: Fault): Promise<boolean> {
  const upload = await lane.begin();
  const before = await lane.sentTransactions();
  const again = { ...upload, taskToken: `${upload.taskToken}-again` };
  const death = await dieAt(stack, at, fault, () => lane.update(upload));
  await recover(stack, death, fault, () => lane.update(again));
  expect(answersTo(upload.taskToken, again.taskToken).some(({ ok }) => ok)).toBe(true);
  expect((await lane.sentTransactions()) - before).toBe(1);
  expect(await lane.rootsAgree()).toBe(true);
  return death.crashed;
}

async function claimThrough(at: number, fault: Fault): Promise<boolean> {
  const upload = await lane.anchored();
  const claim = await lane.requestClaim(upload);
  const before = await lane.sentTransactions();
  const again = { ...claim, taskToken: `${claim.taskToken}-again` };
  const death = await dieAt(stack, at, fault, () => lane.pay(claim));
  await recover(stack, death, fault, () => lane.pay(again));
  const answers = answersTo(claim.taskToken, again.taskToken);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await lane.sentTransactions()) - before).toBe(1);
  expect((await findClaimed(upload.leafIndex))?.payoutId).toBe(claim.payoutId);
  expect(await lane.rootsAgree()).toBe(true);
  return death.crashed;
}

/** Two claims on each rail, which one run of the lane serves in one transaction per rail. */
async function claimsThrough(at: number, fault: Fault): Promise<boolean> {
  const uploads: lane.DrivenUpload[] = [];
  for (let n = 0; n < 4; n++) uploads.push(await lane.anchored());
  const [a, b, c, d] = uploads as [
    lane.DrivenUpload,
    lane.DrivenUpload,
    lane.DrivenUpload,
    lane.DrivenUpload,
  ];
  const wallets = [await lane.requestClaim(a), await lane.requestClaim(b)];
  const banks = [await lane.requestBankClaim(c), await lane.requestBankClaim(d)];
  stack.faults.chain.fault = () => 'refused';
  for (const claim of wallets) await lane.pay(claim);
  for (const claim of banks) await lane.settleOffChain(claim);
  heal(stack);
  const [before, paidBefore] = [await lane.sentOf('claim'), await lane.balance(stack)];
  const death = await dieAt(stack, at, fault, () => lane.tick());
  await recover(stack, death, fault, async () => {});
  for (const [n, { payoutId, taskToken }] of [...wallets, ...banks].entries()) {
    expect(answersTo(taskToken).filter(({ ok }) => ok)).toHaveLength(1);
    expect((await findClaimed(uploads[n]?.leafIndex ?? -1))?.payoutId).toBe(payoutId);
  }
  expect((await lane.sentOf('claim')) - before).toBe(2);
  // Each upload has quality 8.
  expect((await lane.balance(stack)) - paidBefore).toBe(160n * 10n ** 18n);
  expect(await lane.rootsAgree()).toBe(true);
  return death.crashed;
}

/**
 * `lost`: the request is never sent. `response-lost`: its answer never arrives. `late`: the holder sleeps and
 * wakes up too late.
 */
const faults: readonly Fault[] = ['lost', 'response-lost', 'late'];
/** Every seventh request with one of the faults in turn; every request with every fault in `npm run test:full`. */
const all = inject('everyCase');
/** All of them take ten minutes on two cores that others use, too. */
const patienceMs = all ? 7_200_000 : 120_000;

async function everyPoint(through: (at: number, fault: Fault) => Promise<boolean>): Promise<number> {
  for (let at = 1; ; at += faultStride) {
    for (const fault of all ? faults : [faults[at % faults.length] as Fault]) {
      await startAnew();
      if (!(await through(at, fault))) return at;
    }
  }
}

async function placeThrough(at: number, fault: Fault): Promise<boolean> {
  const upload = await lane.begin();
  const size = await leafLog.leafCount();
  const next = { ...upload, uploadHash: randomBytes(32).toString('base64') };
  const death = await dieAt(stack, at, fault, () => lane.insert(next));
  // The workflow repeats its step, and another upload comes.
  const again = await lane.insert(next);
  for (const proxy of Object.values(stack.faults)) proxy.release();
  if (fault === 'late') await death.done;
  const other = await lane.begin();
  expect((await lane.insert(next)).leafIndex).toBe(again.leafIndex);
  expect([again.leafIndex, other.leafIndex].sort((a, b) => a - b)).toEqual([size, size + 1]);
  expect(await leafLog.leafCount()).toBe(size + 2);
  expect(await leafLog.readLeaves(size, size + 2)).toHaveLength(2);
  return death.crashed;
}

test(
  'an upload is anchored once, at whichever request the lane’s holder dies',
  async () => {
    // Registration, lease, reads, plan, signature, storage, broadcast, commit, answer.
    expect(await everyPoint(anchorThrough)).toBeGreaterThan(25);
  },
  patienceMs,
);

test(
  'claims that are paid together are each paid and notified once, on both rails, at whichever request the lane’s holder dies',
  async () => {
    expect(await everyPoint(claimsThrough)).toBeGreaterThan(40);
  },
  patienceMs,
);

test(
  'a reward is paid once, at whichever request the lane’s holder dies',
  async () => {
    expect(await everyPoint(claimThrough)).toBeGreaterThan(25);
  },
  patienceMs,
);

// The last one: its leaves follow from no upload, so that nothing after them is appended.
test(
  'a leaf is placed once and without a gap, at whichever request the function that places it dies',
  async () => {
    expect(await everyPoint(placeThrough)).toBeGreaterThan(5);
  },
  patienceMs,
);
