import { randomUUID } from 'node:crypto';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handler } from '../operator/on-execution-changed.ts';
import { beginAttempt, beginPurchase, changePurchase, readPurchase } from './record/purchase.ts';
import { purchaseExecution } from './record/purchase-id.ts';

const workflows = ['ContributionWorkflow', 'PayoutWorkflow', 'PurchaseWorkflow'];
let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
  for (const name of workflows) process.env[`SST_RESOURCE_${name}`] = JSON.stringify({ arn: name });
});
afterAll(() => stand?.stop());

async function begin(): Promise<string> {
  const purchaseId = randomUUID();
  await beginPurchase({ purchaseId, rail: 'cgdx', userSub: 'buyer', state: 'submitted' });
  return purchaseId;
}

/** Reports the state of the purchase's execution; after each redrive it first runs. */
async function report(purchaseId: string, status: string, redriveCount: number, attempt = 1): Promise<void> {
  const name = purchaseExecution({ purchaseId, attempt });
  const input = JSON.stringify({ purchaseId, paymentReference: '0x00' });
  const detail = { name, stateMachineArn: 'PurchaseWorkflow', status, redriveCount, input };
  await handler({ detail } as unknown as EventBridgeEvent<string, unknown>);
}

const isPaused = async (purchaseId: string) => (await readPurchase(purchaseId)).isPaused ?? false;

test('a purchase is paused whenever its execution has stopped', async () => {
  const purchaseId = await begin();
  const seen: boolean[] = [];
  for (const [status, redrive] of [
    ['FAILED', 0],
    ['RUNNING', 1],
    ['TIMED_OUT', 1],
    ['RUNNING', 2],
  ] as const) {
    await report(purchaseId, status, redrive);
    seen.push(await isPaused(purchaseId));
  }
  expect(seen).toEqual([true, false, true, false]);
});

test('a failure that is reported after the redrive does not pause it', async () => {
  const purchaseId = await begin();
  await report(purchaseId, 'RUNNING', 1);
  await report(purchaseId, 'FAILED', 0);
  expect(await isPaused(purchaseId)).toBe(false);
});

test('a failure of an earlier attempt does not pause the attempt that has begun since', async () => {
  const purchaseId = await begin();
  await beginAttempt(await readPurchase(purchaseId));
  await report(purchaseId, 'FAILED', 0);
  expect(await isPaused(purchaseId)).toBe(false);
  await report(purchaseId, 'FAILED', 0, 2);
  expect(await isPaused(purchaseId)).toBe(true);
});

test.each(['completed', 'refunded', 'refused'] as const)(
  'a failure that is reported after the purchase was %s does not pause it',
  async (state) => {
    const purchaseId = await begin();
    await changePurchase(purchaseId, ['submitted'], { state });
    await report(purchaseId, 'FAILED', 0);
    expect(await isPaused(purchaseId)).toBe(false);
  },
);

test('a new attempt keeps the work that is left to do, also if the purchase has ended', async () => {
  const purchaseId = await begin();
  await changePurchase(purchaseId, ['submitted'], { state: 'completed', open: 'work' });
  expect(await beginAttempt(await readPurchase(purchaseId))).toMatchObject({
    state: 'completed',
    open: 'work',
    attempt: 2,
  });
});
