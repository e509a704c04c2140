/** Histories of Parallel and distributed Map, event by event as AWS records them. */
import { CreateStateMachineCommand, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from './ground/json.ts';
import { TaskError } from './integration/task-error.ts';
import {
  chain,
  type Fixture,
  historyOf,
  machineOf,
  openFixture,
  roleArn,
  untilEnded,
} from './service.fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({
    integrations: {
      'arn:aws:states:::lambda:invoke': async () => {
        throw new TaskError('Broken', 'because');
      },
    },
  });
});
afterAll(() => fixture.close());

async function run(name: string, state: Record<string, Json>) {
  const { client } = fixture;
  const definition = machineOf({ Fan: state, Handled: { Type: 'Pass', End: true } });
  const { stateMachineArn } = await client.send(new CreateStateMachineCommand({ name, definition, roleArn }));
  const { executionArn = '' } = await client.send(new StartExecutionCommand({ stateMachineArn }));
  const ended = await untilEnded(client, executionArn);
  return { ...ended, chain: chain(await historyOf(client, executionArn)) };
}

const caught = { Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Handled' }], Next: 'Handled' };

test('a Parallel with retries starts again after its branches were aborted, and finally fails', async () => {
  const ended = await run('parallel', {
    Type: 'Parallel',
    Branches: [
      {
        StartAt: 'Call',
        States: {
          Call: {
            Type: 'Task',
            Resource: 'arn:aws:states:::lambda:invoke',
            Arguments: { FunctionName: 'f' },
            End: true,
          },
        },
      },
    ],
    Retry: [{ ErrorEquals: ['Broken'], IntervalSeconds: 1, MaxAttempts: 1 }],
    ...caught,
  });
  expect(ended.output).toBe('{"Error":"Broken","Cause":"because"}');
  expect(ended.chain.slice(1)).toEqual([
    '2<0 ParallelStateEntered',
    '3<2 ParallelStateStarted',
    '4<3 TaskStateEntered',
    '5<4 TaskScheduled',
    '6<5 TaskStarted',
    '7<6 TaskFailed',
    '8<7 TaskStateAborted',
    '9<7 ParallelStateStarted',
    '10<9 TaskStateEntered',
    '11<10 TaskScheduled',
    '12<11 TaskStarted',
    '13<12 TaskFailed',
    '14<13 TaskStateAborted',
    '15<13 ParallelStateFailed',
    '16<15 ParallelStateExited',
    '17<16 PassStateEntered',
    '18<17 PassStateExited',
    '19<18 ExecutionSucceeded',
  ]);
});

const distributed = (tolerated: number) => ({
  Type: 'Map',
  Items: [true, true, false],
  ToleratedFailureCount: tolerated,
  ItemProcessor: {
    ProcessorConfig: { Mode: 'DISTRIBUTED', ExecutionType: 'STANDARD' },
    StartAt: 'Look',
    States: {
      Look: { Type: 'Choice', Choices: [{ Condition: '{% $states.input %}', Next: 'Good' }], Default: 'Bad' },
      Good: { Type: 'Succeed' },
      Bad: { Type: 'Fail', Error: 'Bad' },
    },
  },
  ...caught,
});

test('the history of a distributed Map omits its iterations, and failures up to the threshold are tolerated', async () => {
  const ended = await run('tolerant', distributed(1));
  expect(ended.status).toBe('SUCCEEDED');
  expect(ended.chain.slice(1, 7)).toEqual([
    '2<0 MapStateEntered',
    '3<2 MapStateStarted',
    '4<3 MapRunStarted',
    '5<4 MapRunSucceeded',
    '6<5 MapStateSucceeded',
    '7<4 MapStateExited',
  ]);
});

test('a distributed Map with more failures than its threshold fails with the error of AWS', async () => {
  const ended = await run('strict', distributed(0));
  expect(JSON.parse(ended.output ?? '')).toEqual({
    Error: 'States.ExceedToleratedFailureThreshold',
    Cause: 'The specified tolerated failure threshold was exceeded',
  });
});
