import { randomUUID } from 'node:crypto';
import { callOperator } from '@cgdx/stand/operator/operator-call.ts';
import { useOperatorStand } from '@cgdx/stand/operator/operator-stand.ts';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { put, write } from '../ground/table/item.ts';
import { readBalance } from './balance.ts';
import { handler as onBalanceTick } from './on-balance-tick.ts';

const minuteMs = 60_000;
const context = { getRemainingTimeInMillis: () => 100_000 } as Context;

useOperatorStand();

/** Books one line, some minutes ago. */
async function book(account: string, amount: bigint, minutesAgo: number, padding = ''): Promise<void> {
  const createdAt = new Date(Date.now() - minutesAgo * minuteMs).toISOString();
  const line = { entryId: randomUUID(), line: '0', event: 'x', account, currency: 'CGDX', createdAt };
  await write(put('LedgerTable', { ...line, amount: String(amount), padding }));
}
const balance = async () => (await readBalance('held')).CGDX;
const tick = () => onBalanceTick({} as ScheduledEvent, context);

test('more lines than a page are added up, each once', async () => {
  const padding = 'x'.repeat(120_000);
  for (let n = 0; n < 20; n += 1) await book('fees', 1n, 50 - n, padding);
  expect((await readBalance('fees')).CGDX).toBe(20n);
  await tick();
  expect((await readBalance('fees')).CGDX).toBe(20n);
});

test('the balance is the sum of all lines, however many of them an earlier run has already added', async () => {
  await book('held', 5n, 9);
  await book('held', 7n, 1);
  expect(await balance()).toBe(12n);
  await tick();
  expect(await balance()).toBe(12n);
  // Entries younger than ten minutes may still arrive out of order, so they are not added up yet.
  await book('held', 100n, 5);
  expect(await balance()).toBe(112n);
  await tick();
  await tick();
  expect(await balance()).toBe(112n);
});

test('the balance of people is the negative sum of the market’s accounts, and no person’s account is shown', async () => {
  const userSub = randomUUID();
  await book(`person:${userSub}`, 30n, 1);
  await book('pool:spotify', -30n, 1);
  const { body } = await callOperator('GET /operator/ledger');
  const amounts = Object.fromEntries(
    body.balances
      .filter(({ currency }: { currency: string }) => currency === 'CGDX')
      .map(({ account, amount }: { account: string; amount: string }) => [account, amount]),
  );
  expect(amounts).toEqual({ held: '112', fees: '20', 'pool:spotify': '-30', people: '-102' });
  expect(JSON.stringify(body)).not.toContain(userSub);
});
