import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { documentClient } from '../table/table.ts';
import { step } from './step.ts';

const counted = vi.hoisted(() => vi.fn());
vi.mock(import('../log/metric.ts'), async (load) => ({ ...(await load()), count: counted }));

const standing = {
  execution: 'arn:aws:states:ap-southeast-1:000000000000:execution:purchase:p-1',
  startedAt: '2026-11-01T10:00:00.000Z',
  redrives: 0,
  state: 'GrantAccess',
  enteredAt: '2026-11-01T10:00:05.000Z',
};
const shape = {
  input: z.object({ purchaseId: z.string() }),
  output: z.object({ outcome: z.string() }),
};
const run = step(shape, async () => ({ outcome: 'granted' }));
const call = () => run({ purchaseId: 'p-1', standing }, {} as Context);

beforeEach(() => vi.stubEnv('SST_RESOURCE_StandingTable', JSON.stringify({ name: 'standing' })));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a step has recorded the state of its execution when it returns', async () => {
  let written: UpdateCommand | undefined;
  vi.spyOn(documentClient, 'send').mockImplementation(async (command: unknown) => {
    await new Promise((resolve) => setImmediate(resolve));
    written = command as UpdateCommand;
    return {};
  });
  expect(await call()).toEqual({ outcome: 'granted' });
  expect(written).toBeInstanceOf(UpdateCommand);
  expect(written?.input).toMatchObject({
    TableName: 'standing',
    Key: { execution: standing.execution },
    ExpressionAttributeValues: {
      ':place': 'arn:aws:states:ap-southeast-1:000000000000:stateMachine:purchase#GrantAccess',
      ':status': 'running',
    },
  });
});

test('a step does its work even if its state cannot be recorded, and the failure is counted', async () => {
  vi.spyOn(documentClient, 'send').mockRejectedValue(new Error('the table is away') as never);
  expect(await call()).toEqual({ outcome: 'granted' });
  expect(counted).toHaveBeenCalledExactlyOnceWith('StandingNotNoted', { table: 'StandingTable' });
});
