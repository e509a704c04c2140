import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  CreateStateMachineCommand,
  RedriveExecutionCommand,
  SendTaskSuccessCommand,
  type SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json } from './ground/json.ts';
import { chain, clientFor, historyOf, machineOf, roleArn, until, untilEnded } from './service.fixture.ts';

let directory: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'asl-crash-'));
});
afterEach(async () => {
  await kill();
  rmSync(directory, { recursive: true, force: true });
});

async function start(): Promise<SFNClient> {
  const started = spawn(process.execPath, [join(import.meta.dirname, 'crash.fixture.ts'), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  for await (const line of createInterface({ input: started.stdout })) return clientFor(line);
  throw new Error('the service did not start');
}

async function kill(): Promise<void> {
  const dying = child;
  child = undefined;
  if (dying === undefined || dying.exitCode !== null) return;
  const gone = new Promise((resolve) => dying.once('exit', resolve));
  dying.kill('SIGKILL');
  await gone;
}

function calls(): string[] {
  try {
    return readFileSync(join(directory, 'calls.log'), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

const invoke = (name: string, more: Record<string, Json> = {}): Record<string, Json> => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::lambda:invoke',
  Arguments: { FunctionName: 'f', Payload: { name } },
  Output: '{% $states.result.Payload %}',
  End: true,
  ...more,
});

async function begin(client: SFNClient, definition: string, input: Json = {}): Promise<string> {
  const { stateMachineArn } = await client.send(
    new CreateStateMachineCommand({ name: 'm', definition, roleArn }),
  );
  const { executionArn = '' } = await client.send(
    new StartExecutionCommand({ stateMachineArn, name: 'e', input: JSON.stringify(input) }),
  );
  return executionArn;
}

/** Expects event ids without gaps or repetition, and no event that points to a later one. */
function expectSound(events: Awaited<ReturnType<typeof historyOf>>): void {
  expect(events.map(({ id }) => id)).toEqual(events.map((_event, index) => index + 1));
  for (const { id = 0, previousEventId = 0 } of events) expect(previousEventId).toBeLessThan(id);
}

const wide = machineOf({
  P: {
    Type: 'Parallel',
    Assign: { outer: '{% $states.result[0] %}' },
    Branches: [
      { StartAt: 'Hang', States: { Hang: invoke('hang') } },
      {
        StartAt: 'Flaky',
        States: {
          Flaky: invoke('flaky', {
            Retry: [{ ErrorEquals: ['Flaky'], IntervalSeconds: 1, BackoffRate: 1, MaxAttempts: 20 }],
          }),
        },
      },
      { StartAt: 'W', States: { W: { Type: 'Wait', Seconds: 2, End: true } } },
      {
        StartAt: 'M',
        States: {
          M: {
            Type: 'Map',
            Items: '{% [1..6] %}',
            MaxConcurrency: 2,
            ItemSelector: { i: '{% $states.context.Map.Item.Value %}' },
            ItemProcessor: {
              StartAt: 'Each',
              States: {
                Each: {
                  ...invoke(''),
                  Arguments: {
                    FunctionName: 'f',
                    Payload: { name: '{% ($states.input.i > 3 ? "hang-" : "quick-") & $states.input.i %}' },
                  },
                },
              },
            },
            End: true,
          },
        },
      },
      {
        StartAt: 'T',
        States: {
          T: {
            Type: 'Task',
            Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken',
            Arguments: { FunctionName: 'f', Payload: '{% $states.context.Task.Token %}' },
            End: true,
          },
        },
      },
    ],
    Next: 'Last',
  },
  Last: { Type: 'Pass', Output: { first: '{% $outer %}', all: '{% $states.input %}' }, End: true },
});

test('branches, iterations, retries, waits and tokens continue where they were after each kill -9', async () => {
  let client = await start();
  const executionArn = await begin(client, wide);
  const seen = (name: string) => calls().filter((line) => line.startsWith(`${name} `));
  await until(
    () =>
      seen('hang').length > 0 &&
      seen('flaky').length >= 1 &&
      seen('hang-4').length > 0 &&
      seen('token').length > 0,
  );
  await kill();
  client = await start();
  const between = await historyOf(client, executionArn);
  expectSound(between);
  await until(() => seen('hang').length >= 2 && seen('hang-4').length >= 2);
  await kill();
  client = await start();
  writeFileSync(join(directory, 'open'), '');
  const taskToken = (seen('token')[0] ?? '').split(' ')[1];
  await client.send(new SendTaskSuccessCommand({ taskToken, output: '"signed"' }));
  const ended = await untilEnded(client, executionArn);
  expect(ended.status).toBe('SUCCEEDED');
  expect(JSON.parse(ended.output ?? '')).toEqual({
    first: 'hang',
    all: ['hang', 'flaky', {}, ['quick-1', 'quick-2', 'quick-3', 'hang-4', 'hang-5', 'hang-6'], 'signed'],
  });
  const events = await historyOf(client, executionArn);
  expectSound(events);
  expect(events.slice(0, between.length)).toEqual(between);
  const count = (type: string) => events.filter((event) => event.type === type).length;
  // A call that was in flight at a crash is made again, without a second event in the history.
  expect(count('TaskScheduled')).toBe(count('TaskStarted'));
  expect(count('TaskSucceeded')).toBe(9);
  expect(count('TaskScheduled')).toBe(9 + count('TaskFailed'));
  expect(count('MapIterationSucceeded')).toBe(6);
  expect(count('WaitStateExited')).toBe(1);
  // Repeated calls of one attempt carry the same call id; a retry carries another.
  expect(new Set(seen('hang')).size).toBe(1);
  expect(new Set(seen('flaky')).size).toBe(count('TaskFailed') + 1);
});

test('a stopped execution can be redriven by another process, from where it stopped', async () => {
  let client = await start();
  const two = machineOf({ A: invoke('first', { Next: 'B', End: false }), B: invoke('hang') });
  const executionArn = await begin(client, two);
  await until(() => calls().some((line) => line.startsWith('hang ')));
  await client.send(new StopExecutionCommand({ executionArn, error: 'Manual', cause: 'probe' }));
  const stopped = await untilEnded(client, executionArn);
  expect(stopped).toMatchObject({
    status: 'ABORTED',
    error: 'Manual',
    cause: 'probe',
    redriveStatus: 'REDRIVABLE',
  });
  await kill();
  client = await start();
  writeFileSync(join(directory, 'open'), '');
  await client.send(new RedriveExecutionCommand({ executionArn }));
  const ended = await untilEnded(client, executionArn);
  expect(ended).toMatchObject({ status: 'SUCCEEDED', redriveCount: 1, output: '"hang"' });
  expect(calls().filter((line) => line.startsWith('first '))).toHaveLength(1);
  expect(chain(await historyOf(client, executionArn)).slice(9)).toEqual([
    '10<0 ExecutionAborted',
    '11<10 ExecutionRedriven',
    '12<11 TaskScheduled',
    '13<12 TaskStarted',
    '14<13 TaskSucceeded',
    '15<14 TaskStateExited',
    '16<15 ExecutionSucceeded',
  ]);
});
