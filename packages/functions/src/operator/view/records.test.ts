import { callOperator } from '@cgdx/stand/operator/operator-call.ts';
import { useOperatorStand } from '@cgdx/stand/operator/operator-stand.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import { expect, test } from 'vitest';
import { userHashOf } from '../../ground/caller/user-hash.ts';
import { put, write } from '../../ground/table/item.ts';

useOperatorStand();

const uploadHash = Buffer.alloc(32, 9).toString('base64');
const idOf = (n: number): string => `${n}`.repeat(64);
const timesOf = (n: number) => {
  const at = new Date(Date.UTC(2026, 10, n)).toISOString();
  return { createdAt: at, updatedAt: at };
};

const payout = (n: number, state: string) =>
  write(
    put('TransactionTable', {
      ...{
        transactionId: idOf(n),
        kind: 'payout',
        userSub: `person-${n}`,
        rail: 'cgdx',
        state,
        open: 'open',
      },
      ...{ uploadHash, dataPoolId: 'spotify', wallet: `0x${'a1'.repeat(20)}`, amountWei: '5', ...timesOf(n) },
    }),
  );
const purchase = (n: number, state: string) =>
  write(
    put('PurchaseTable', {
      ...{ purchaseId: idOf(n), userSub: `person-${n}`, rail: 'card', attempt: 1, state, ...timesOf(n) },
    }),
  );

test('payouts are listed by state, newest first, page by page', async () => {
  for (const n of [1, 2, 3]) await payout(n, 'paying');
  await payout(4, 'refused');
  const list = async (query: Record<string, string>) =>
    (await callOperator('GET /operator/payouts', { query })).body;
  const first = await list({ state: 'paying', limit: '2' });
  expect(first.payouts).toMatchObject([
    { payoutId: idOf(3), userHash: userHashOf('person-3'), state: 'paying', amountWei: '5' },
    { payoutId: idOf(2) },
  ]);
  expect(await list({ state: 'paying', limit: '2', cursor: first.cursor })).toMatchObject({
    payouts: [{ payoutId: idOf(1) }],
  });
  expect((await list({ state: 'refused' })).payouts).toMatchObject([{ payoutId: idOf(4) }]);
});

test('purchases are listed by state, newest first, page by page', async () => {
  for (const n of [1, 2, 3]) await purchase(n, 'paid');
  await purchase(4, 'refused');
  const list = async (query: Record<string, string>) =>
    (await callOperator('GET /operator/purchases', { query })).body;
  const first = await list({ state: 'paid', limit: '2' });
  expect(first.purchases).toMatchObject([
    { purchaseId: idOf(3), userHash: userHashOf('person-3'), state: 'paid', rail: 'card' },
    { purchaseId: idOf(2) },
  ]);
  expect(await list({ state: 'paid', limit: '2', cursor: first.cursor })).toMatchObject({
    purchases: [{ purchaseId: idOf(1) }],
  });
  expect((await list({ state: 'refused' })).purchases).toMatchObject([{ purchaseId: idOf(4) }]);
});

test('every workflow is shown as a graph whose arrows lead to its own states', async () => {
  const { body } = await callOperator('GET /operator/workflows');
  expect(body.workflows).toHaveLength(Object.keys(workflows).length);
  for (const { startAt, states } of body.workflows) {
    const names = states.map(({ name }: { name: string }) => name);
    expect(names).toContain(startAt);
    for (const { transitions } of states) for (const { to } of transitions) expect(names).toContain(to);
  }
});
