import type { Fault } from '@cgdx/stand/fault/fault-proxy.ts';
import { dieAt, recover } from '@cgdx/stand/lane/lane-death.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findClaimed } from '../../chain/merkle/root-update.ts';

/** `lane-crash.full.test.ts` has the holder die at every request. */
let stack: LaneStack;

beforeAll(async () => {
  // These tests interrupt the lane on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000n });
});
afterAll(() => stack.stop());

const send = 'eth_sendRawTransaction';
/** The one write that advances HEAD and stores the publication. */
const commit = '"pk":{"S":"publication@';
/** The request that tells a workflow. */
const answer = '"taskToken":"token-';

const moments: readonly [string, string, Fault][] = [
  ['before the transaction is sent', send, 'lost'],
  ['once the transaction is sent', send, 'response-lost'],
  ['before HEAD advances', commit, 'lost'],
  ['once HEAD has advanced', commit, 'response-lost'],
  ['before the workflow is notified', answer, 'lost'],
  ['once the workflow is notified', answer, 'response-lost'],
];

const notifiedOf = (...tokens: string[]) =>
  stack.answers.filter(({ taskToken }) => tokens.includes(taskToken)).map(({ ok }) => ok);

test.each(moments)('a holder that dies %s: its upload is anchored once', async (_when, moment, fault) => {
  const upload = await lane.begin();
  const again = { ...upload, taskToken: `${upload.taskToken}-again` };
  const before = await lane.sentTransactions();
  const death = await dieAt(stack, moment, fault, () => lane.update(upload));
  expect(death.crashed).toBe(true);
  await recover(stack, death, fault, () => lane.update(again));
  expect(notifiedOf(upload.taskToken, again.taskToken)).toContain(true);
  expect((await lane.sentTransactions()) - before).toBe(1);
  expect(await lane.rootsAgree()).toBe(true);
});

test.each(moments)('a holder that dies %s: its claim is paid once', async (_when, moment, fault) => {
  const upload = await lane.anchored(1);
  const claim = await lane.requestClaim(upload);
  const again = { ...claim, taskToken: `${claim.taskToken}-again` };
  const before = await lane.balance(stack);
  const death = await dieAt(stack, moment, fault, () => lane.pay(claim));
  expect(death.crashed).toBe(true);
  await recover(stack, death, fault, () => lane.pay(again));
  const notified = notifiedOf(claim.taskToken, again.taskToken);
  expect(notified.length > 0 && notified.every((ok) => ok)).toBe(true);
  // The reward of quality 1.
  expect((await lane.balance(stack)) - before).toBe(10n * 10n ** 18n);
  expect((await findClaimed(upload.leafIndex))?.payoutId).toBe(claim.payoutId);
  expect(await lane.rootsAgree()).toBe(true);
});
