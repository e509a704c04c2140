import { LambdaClient } from '@aws-sdk/client-lambda';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { callOperator } from '@cgdx/stand/operator/operator-call.ts';
import { useOperatorStand } from '@cgdx/stand/operator/operator-stand.ts';
import { expect, test, vi } from 'vitest';
import { recordAsked, recordEnd } from './audit.ts';
import { audited } from './audited.ts';
import { handler as recordAction } from './record-action.ts';
import { recorderLog } from './recorder-log.ts';

const actor = { id: 'olga', by: 'command' } as const;
const action = { actor, action: 'chain.reconcile', reason: 'The tree was lost.' } as const;

useOperatorStand();

const list = async (query: Record<string, string> = {}) =>
  (await callOperator('GET /operator/audit', { query })).body;
const outcomes = async () =>
  (await list()).entries.map(({ target, outcome, code: why }: Record<string, string>) => [
    target,
    outcome,
    ...(why === undefined ? [] : [why]),
  ]);

test('an action is in the log before it begins, and its outcome afterwards', async () => {
  const result = await audited(recorderLog, { ...action, target: 'one' }, async () => {
    expect(await outcomes()).toEqual([['one', 'asked']]);
    return 7;
  });
  expect(result).toBe(7);
  expect(await outcomes()).toEqual([['one', 'done']]);
});

test('an action whose outcome needs more than “done” describes what it did', async () => {
  const work = async () => 2;
  const describe = (payouts: number) => `Settled ${payouts} payouts again.`;
  await audited(recorderLog, { ...action, target: 'one and a half' }, work, describe);
  expect((await list()).entries[0]).toMatchObject({ outcome: 'done', result: 'Settled 2 payouts again.' });
});

test('a refused or failed action is logged with its code, and its error is rethrown', async () => {
  const refused = new MarketError('conflict', 'PoolBusy', 'Somebody’s name.');
  const failed = Object.assign(new Error('Somebody’s name.'), { name: 'NetworkDown' });
  for (const [target, error] of [
    ['two', refused],
    ['three', failed],
  ] as const)
    await expect(audited(recorderLog, { ...action, target }, () => Promise.reject(error))).rejects.toBe(
      error,
    );
  expect((await outcomes()).slice(0, 2)).toEqual([
    ['three', 'failed', 'NetworkDown'],
    ['two', 'refused', 'PoolBusy'],
  ]);
  expect(JSON.stringify(await list())).not.toContain('name');
});

test('a function that dies halfway leaves an action without an outcome', async () => {
  const at = new Date().toISOString();
  await recordAsked({ ...action, target: 'four', auditId: 'dead', at });
  expect((await outcomes())[0]).toEqual(['four', 'asked']);
});

test('an action has one beginning and one end: neither can be overwritten', async () => {
  const asked = { ...action, target: 'five', auditId: 'once', at: new Date().toISOString() };
  await recordAsked(asked);
  await expect(recordAsked({ ...asked, reason: 'Another reason.' })).rejects.toThrow();
  await recordEnd(asked, { outcome: 'refused', code: 'TooLate', endedAt: asked.at });
  await recordEnd(asked, { outcome: 'done', endedAt: asked.at });
  expect((await list()).entries[0]).toMatchObject({ reason: action.reason, outcome: 'refused' });
});

test('pages of any size have every action once, each with its end', async () => {
  const all = (await list()).entries;
  expect(all).toHaveLength(6);
  for (const limit of ['1', '2', '3', '5']) {
    const found: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit, ...(cursor !== undefined && { cursor }) });
      found.push(...page.entries);
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(found).toEqual(all);
  }
});

test('the function that writes the log only adds to it, and rejects any other input', async () => {
  const before = (await list()).entries;
  const { auditId, at, outcome, ...asked } = before.at(-1);
  for (const event of [
    {},
    { asked, auditId, at },
    { ended: { auditId, at } },
    { ended: { auditId, at, reason: 'Another.' }, outcome: { outcome: 'gone' } },
  ])
    await expect(recordAction(event)).rejects.toThrow();
  await recordAction({ ended: { auditId, at }, outcome: { outcome: 'failed' } });
  expect(outcome).toBe('done');
  expect((await list()).entries).toEqual(before);
});

test('an action that cannot be recorded is not begun, and its error says so', async () => {
  const away = vi.spyOn(LambdaClient.prototype, 'send').mockRejectedValue(new Error('away') as never);
  const work = vi.fn(async () => {});
  await expect(audited(recorderLog, { ...action, target: 'six' }, work)).rejects.toMatchObject({
    code: 'AuditUnavailable',
    message: 'The audit log cannot be written, so nothing was done.',
  });
  away.mockRestore();
  expect(work).not.toHaveBeenCalled();
});
