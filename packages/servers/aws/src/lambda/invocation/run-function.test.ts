import { expect, it } from 'vitest';
import type { FunctionLog } from '../log/function-log.ts';
import type { Pool } from '../pool/pool.ts';
import { createFunctionRunner } from './run-function.ts';

it('tells of a failure, but not of its retries, which have the same payload, until one succeeds', async () => {
  const told: string[] = [];
  let outcome: object = { kind: 'failed', error: { errorType: 'PoolEscrowEmpty', errorMessage: 'no more' } };
  const failed = outcome;
  const log = { start: () => 0, end: () => undefined, file: () => 'pay.log' } as unknown as FunctionLog;
  const pool = { run: async () => outcome } as unknown as Pool;
  const run = createFunctionRunner(pool, log, (sentence) => told.push(sentence));
  const fn = { name: 'pay', memoryMb: 128 } as Parameters<typeof run>[0];
  for (const [at, payload] of ['{"id":1}', '{"id":1}', '{"id":2}'].entries()) {
    const answer = await run(fn, payload, `r${at}`, {});
    expect(answer.functionError).toBe('Unhandled');
  }
  expect(told.map((sentence) => sentence.slice(0, 36))).toEqual([
    'pay failed: PoolEscrowEmpty (request',
    'pay failed: PoolEscrowEmpty (request',
  ]);
  expect(told[1]).toContain('r2');
  for (const next of [{ kind: 'done', payload: '{}' }, failed]) {
    outcome = next;
    await run(fn, '{"id":1}', 'r3', {});
  }
  expect(told).toHaveLength(3);
});
