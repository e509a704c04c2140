import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateStateMachineCommand,
  RedriveExecutionCommand,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { expect, test } from 'vitest';
import { machineOf, manualClock, openFixture, roleArn, until, untilEnded } from '../service.fixture.ts';
import type { StatusChangeEvent } from './status-change-event.ts';

const failing = machineOf({ Broken: { Type: 'Fail', Error: 'Sad', Cause: 'because' } });

async function start(client: Parameters<typeof untilEnded>[0], definition: string): Promise<string> {
  const { stateMachineArn } = await client.send(
    new CreateStateMachineCommand({ name: 'm', definition, roleArn }),
  );
  const { executionArn = '' } = await client.send(
    new StartExecutionCommand({ stateMachineArn, name: 'e', input: '{"a":1}' }),
  );
  await untilEnded(client, executionArn);
  return executionArn;
}

test('an execution that fails is reported as running and then as failed, with every field of the event of AWS', async () => {
  const told: StatusChangeEvent[] = [];
  const { client, close } = await openFixture({ onStatusChange: async (event) => void told.push(event) });
  const arn = await start(client, failing);
  await until(() => told.length === 2);
  expect(told.map(({ detail }) => detail.status)).toEqual(['RUNNING', 'FAILED']);
  expect(told[1]).toMatchObject({
    source: 'aws.states',
    'detail-type': 'Step Functions Execution Status Change',
    resources: [arn],
    detail: {
      executionArn: arn,
      name: 'e',
      input: '{"a":1}',
      inputDetails: { included: true },
      output: null,
      outputDetails: null,
      error: 'Sad',
      cause: 'because',
      redriveCount: 0,
    },
  });
  await close();
});

test('a redrive is reported, too', async () => {
  const told: unknown[] = [];
  const { client, close } = await openFixture({
    onStatusChange: async ({ detail }) => void told.push([detail.status, detail.redriveCount]),
  });
  const executionArn = await start(client, failing);
  await client.send(new RedriveExecutionCommand({ executionArn }));
  await until(() => told.length === 4);
  expect(told).toEqual([
    ['RUNNING', 0],
    ['FAILED', 0],
    ['RUNNING', 1],
    ['FAILED', 1],
  ]);
  await close();
});

test('events that the bus did not accept are sent again, in order', async () => {
  const clock = manualClock();
  const told: unknown[] = [];
  let isAway = true;
  const { client, close } = await openFixture({
    clock,
    onStatusChange: async ({ detail }) => {
      if (isAway) throw new Error('nobody there');
      told.push(detail.status);
    },
  });
  await start(client, failing);
  isAway = false;
  await until(() => {
    clock.advance(1_000);
    return told.length === 2;
  });
  expect(told).toEqual(['RUNNING', 'FAILED']);
  await close();
});

test('events not sent before a stop are sent after the next start', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'asl-'));
  const first = await openFixture({ directory, onStatusChange: () => new Promise(() => undefined) });
  await start(first.client, failing);
  await first.service.stop();
  const told: unknown[] = [];
  const second = await openFixture({
    directory,
    onStatusChange: async ({ detail }) => void told.push(detail.status),
  });
  await until(() => told.length === 2);
  expect(told).toEqual(['RUNNING', 'FAILED']);
  await second.close();
});

test('an output too large for an event is omitted, and the event says so', async () => {
  const told: StatusChangeEvent[] = [];
  const { client, close } = await openFixture({ onStatusChange: async (event) => void told.push(event) });
  const large = machineOf({ Large: { Type: 'Pass', Output: 'x'.repeat(130_000), End: true } });
  await start(client, large);
  await until(() => told.length === 2);
  expect(told[1]?.detail).toMatchObject({
    status: 'SUCCEEDED',
    output: null,
    outputDetails: { included: false },
  });
  await close();
});
