import {
  CreateStateMachineCommand,
  DescribeExecutionCommand,
  ListExecutionsCommand,
  SendTaskFailureCommand,
  SendTaskHeartbeatCommand,
  SendTaskSuccessCommand,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json } from './ground/json.ts';
import {
  chain,
  type Fixture,
  historyOf,
  type ManualClock,
  machineOf,
  manualClock,
  openFixture,
  roleArn,
  until,
  untilEnded,
} from './service.fixture.ts';
import { integrations, lambdaArn, pending, sent } from './task.fixture.ts';

let clock: ManualClock;
let fixture: Fixture;
beforeEach(async () => {
  clock = manualClock();
  fixture = await openFixture({ integrations, clock });
  sent.length = 0;
  pending.length = 0;
});
afterEach(() => fixture.close());

async function begin(definition: string, input: Json = {}, name = 'm'): Promise<string> {
  const { stateMachineArn } = await fixture.client.send(
    new CreateStateMachineCommand({ name, definition, roleArn }),
  );
  const { executionArn = '' } = await fixture.client.send(
    new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input) }),
  );
  return executionArn;
}

async function run(definition: string, input: Json = {}) {
  const executionArn = await begin(definition, input);
  const ended = await untilEnded(fixture.client, executionArn);
  const events = await historyOf(fixture.client, executionArn);
  return { ...ended, events, chain: chain(events) };
}

const task = (resource: string, more: Record<string, Json> = {}) => ({
  Type: 'Task',
  Resource: resource,
  End: true,
  ...more,
});
const waiting = (more: Record<string, Json> = {}) =>
  task('arn:aws:states:::sqs:sendMessage.waitForTaskToken', {
    Arguments: { MessageBody: { token: '{% $states.context.Task.Token %}' } },
    ...more,
  });

async function tokenOf(executionArn: string): Promise<string> {
  let token = '';
  await until(async () => {
    const events = await historyOf(fixture.client, executionArn);
    const scheduled = events.findLast((event) => event.type === 'TaskScheduled');
    token =
      JSON.parse(scheduled?.taskScheduledEventDetails?.parameters ?? '{"MessageBody":{}}').MessageBody
        .token ?? '';
    return events.at(-1)?.type === 'TaskSubmitted';
  });
  return token;
}

test('a plain function ARN writes the history events of Lambda', async () => {
  const ended = await run(machineOf({ L: task(lambdaArn, { TimeoutSeconds: 5 }) }), { a: 1 });
  expect(ended.chain).toEqual([
    '1<0 ExecutionStarted',
    '2<0 TaskStateEntered',
    '3<2 LambdaFunctionScheduled',
    '4<3 LambdaFunctionStarted',
    '5<4 LambdaFunctionSucceeded',
    '6<5 TaskStateExited',
    '7<6 ExecutionSucceeded',
  ]);
  expect(ended.events[2]?.lambdaFunctionScheduledEventDetails).toEqual({
    resource: lambdaArn,
    input: '{"a":1}',
    inputDetails: { truncated: false },
    timeoutInSeconds: 5,
  });
  expect(ended.output).toBe('{"a":1}');
});

test('the error of a function gives the name of the failure, and its whole payload the cause', async () => {
  const invoke = task('arn:aws:states:::lambda:invoke', {
    Arguments: { FunctionName: 'f', Payload: 'boom' },
  });
  const ended = await run(machineOf({ L: invoke }));
  expect(ended.error).toBe('Exception');
  expect(JSON.parse(ended.cause ?? '')).toEqual({
    errorMessage: 'Some exception was raised.',
    errorType: 'Exception',
    requestId: 'r-1',
    stackTrace: [],
  });
  expect(ended.events[4]?.taskFailedEventDetails).toMatchObject({
    resourceType: 'lambda',
    resource: 'invoke',
  });
});

test('a result that is too large fails the task, and States.ALL catches it', async () => {
  const ended = await run(
    machineOf({
      L: task('arn:aws:states:::lambda:invoke', {
        Arguments: { FunctionName: 'f', Payload: 'huge' },
        Catch: [{ ErrorEquals: ['States.ALL'], Next: 'C' }],
      }),
      C: { Type: 'Succeed' },
    }),
  );
  expect(JSON.parse(ended.output ?? '')).toEqual({
    Error: 'States.DataLimitExceeded',
    Cause:
      "The state/task 'lambda' returned a result with a size exceeding the maximum number of bytes service limit.",
  });
});

test('events carry their sender, and a refused entry fails the task', async () => {
  const put = (entry: Json) =>
    machineOf({ E: task('arn:aws:states:::events:putEvents', { Arguments: { Entries: [entry] } }) });
  const ended = await run(put({ Source: 's', DetailType: 't', Detail: { a: 1 }, Resources: ['x'] }));
  expect(JSON.parse(ended.output ?? '')).toEqual({ Entries: [{ EventId: 'id' }], FailedEntryCount: 0 });
  expect(sent).toEqual([
    {
      Source: 's',
      DetailType: 't',
      Detail: '{"a":1}',
      Resources: ['x', ended.stateMachineArn, ended.executionArn],
    },
  ]);
  const failed = await untilEnded(fixture.client, await begin(put({ DetailType: 't' }), {}, 'm2'));
  expect(failed.error).toBe('EventBridge.FailedEntry');
});

test('a token can be answered once; afterwards the task no longer exists', async () => {
  const executionArn = await begin(machineOf({ W: waiting() }));
  const taskToken = await tokenOf(executionArn);
  await fixture.client.send(new SendTaskHeartbeatCommand({ taskToken }));
  await expect(
    fixture.client.send(new SendTaskSuccessCommand({ taskToken, output: 'nope' })),
  ).rejects.toMatchObject({
    name: 'InvalidOutput',
  });
  await fixture.client.send(new SendTaskSuccessCommand({ taskToken, output: '{"ok": true}' }));
  const ended = await untilEnded(fixture.client, executionArn);
  expect(ended.output).toBe('{"ok":true}');
  expect(chain(await historyOf(fixture.client, executionArn)).slice(3, 6)).toEqual([
    '4<3 TaskStarted',
    '5<4 TaskSubmitted',
    '6<5 TaskSucceeded',
  ]);
  await expect(
    fixture.client.send(new SendTaskSuccessCommand({ taskToken, output: '1' })),
  ).rejects.toMatchObject({
    name: 'TaskTimedOut',
    message: "Task Timed Out: 'Provided task does not exist anymore'",
  });
  await expect(
    fixture.client.send(new SendTaskSuccessCommand({ taskToken: 'x', output: '1' })),
  ).rejects.toMatchObject({ name: 'InvalidToken', message: "Invalid Token: 'Invalid token'" });
});

test('a token answered with a failure fails the task with its error and cause', async () => {
  const executionArn = await begin(machineOf({ W: waiting() }));
  const taskToken = await tokenOf(executionArn);
  await fixture.client.send(
    new SendTaskFailureCommand({ taskToken, error: 'Failure error', cause: 'Failure cause' }),
  );
  const ended = await untilEnded(fixture.client, executionArn);
  expect(ended).toMatchObject({ status: 'FAILED', error: 'Failure error', cause: 'Failure cause' });
});

test('heartbeats keep a task alive; when they stop, the task times out with a second error name', async () => {
  const executionArn = await begin(
    machineOf({
      W: waiting({ HeartbeatSeconds: 5, Catch: [{ ErrorEquals: ['States.HeartbeatTimeout'], Next: 'C' }] }),
      C: { Type: 'Succeed' },
    }),
  );
  const taskToken = await tokenOf(executionArn);
  clock.advance(4000);
  await fixture.client.send(new SendTaskHeartbeatCommand({ taskToken }));
  clock.advance(4000);
  const { status } = await fixture.client.send(new DescribeExecutionCommand({ executionArn }));
  expect(status).toBe('RUNNING');
  clock.advance(1000);
  const ended = await untilEnded(fixture.client, executionArn);
  expect(ended.output).toBe('{"Error":"States.Timeout"}');
  const timedOut = (await historyOf(fixture.client, executionArn)).find(
    (event) => event.type === 'TaskTimedOut',
  );
  expect(timedOut?.taskTimedOutEventDetails).toEqual({
    resourceType: 'sqs',
    resource: 'sendMessage.waitForTaskToken',
    error: 'States.Timeout',
  });
});

test('a task that exceeds its time is aborted and fails without a cause', async () => {
  const executionArn = await begin(
    machineOf({
      B: task('arn:aws:states:::batch:submitJob', { TimeoutSeconds: '{% 2 + 3 %}', Arguments: {} }),
    }),
  );
  await until(() => pending.length === 1);
  clock.advance(4999);
  expect(pending[0]?.signal.aborted).toBe(false);
  clock.advance(1);
  const ended = await untilEnded(fixture.client, executionArn);
  expect(ended).toMatchObject({ status: 'FAILED', error: 'States.Timeout' });
  expect(ended.cause).toBeUndefined();
  expect(pending[0]?.signal.aborted).toBe(true);
});

test('a Map fails with its first timeout and aborts the other iterations', async () => {
  const executionArn = await begin(
    machineOf({
      M: {
        Type: 'Map',
        Items: [1, 2],
        ItemProcessor: {
          StartAt: 'B',
          States: { B: task('arn:aws:states:::batch:submitJob', { TimeoutSeconds: 5, Arguments: {} }) },
        },
        End: true,
      },
    }),
  );
  await until(() => pending.length === 2);
  clock.advance(5000);
  await untilEnded(fixture.client, executionArn);
  expect(chain(await historyOf(fixture.client, executionArn)).slice(2)).toEqual([
    '3<2 MapStateStarted',
    '4<3 MapIterationStarted',
    '5<3 MapIterationStarted',
    '6<4 TaskStateEntered',
    '7<6 TaskScheduled',
    '8<5 TaskStateEntered',
    '9<8 TaskScheduled',
    '10<7 TaskStarted',
    '11<9 TaskStarted',
    '12<10 TaskTimedOut',
    '13<12 MapIterationFailed',
    '14<12 TaskStateAborted',
    '15<12 MapIterationAborted',
    '16<12 TaskStateAborted',
    '17<12 MapStateFailed',
    '18<17 ExecutionFailed',
  ]);
});

test('an execution exceeds the timeout of its machine, and a stopped one has a cause', async () => {
  const wait = { W: { Type: 'Wait', Seconds: 100, End: true } };
  const late = await begin(machineOf(wait, { TimeoutSeconds: 3 }));
  clock.advance(3000);
  const ended = await untilEnded(fixture.client, late);
  expect(ended).toMatchObject({ status: 'TIMED_OUT', redriveStatus: 'REDRIVABLE' });
  expect(ended.error).toBeUndefined();
  const events = await historyOf(fixture.client, late);
  expect(chain(events).at(-1)).toBe('3<0 ExecutionTimedOut');
  expect(events.at(-1)?.executionTimedOutEventDetails).toEqual({ error: 'States.Timeout' });
  const stopped = await begin(machineOf(wait), {}, 'm2');
  await fixture.client.send(new StopExecutionCommand({ executionArn: stopped }));
  const last = (await historyOf(fixture.client, stopped)).at(-1);
  expect(last).toMatchObject({
    type: 'ExecutionAborted',
    id: 3,
    previousEventId: 0,
    executionAbortedEventDetails: {},
  });
});

test('a machine starts another one and waits for its end', async () => {
  await begin(
    machineOf({ P: { Type: 'Pass', Output: { got: '{% $states.input.x %}' }, End: true } }),
    {},
    'child',
  );
  const stateMachineArn = 'arn:aws:states:ap-southeast-1:000000000000:stateMachine:child';
  const start = (pattern: string, more: Record<string, Json> = {}) =>
    task(`arn:aws:states:::states:startExecution${pattern}`, {
      Arguments: { StateMachineArn: stateMachineArn, Input: { x: 7 } },
      ...more,
    });
  const ended = await run(
    machineOf({
      S: start('.sync:2', { Output: '{% $states.result.Output.got %}', End: false, Next: 'F' }),
      F: start(''),
    }),
  );
  expect(ended.status).toBe('SUCCEEDED');
  expect(ended.chain.slice(2, 7)).toEqual([
    '3<2 TaskScheduled',
    '4<3 TaskStarted',
    '5<4 TaskSubmitted',
    '6<5 TaskSucceeded',
    '7<6 TaskStateExited',
  ]);
  expect(ended.events[6]?.stateExitedEventDetails?.output).toBe('7');
  const { executions = [] } = await fixture.client.send(new ListExecutionsCommand({ stateMachineArn }));
  expect(executions).toHaveLength(3);
});

test('a resource without an integration fails the task with a message', async () => {
  const ended = await run(machineOf({ X: task('arn:aws:states:::sns:publish', { Arguments: {} }) }));
  expect(ended).toMatchObject({
    error: 'States.TaskFailed',
    cause: "No integration is installed for the resource 'arn:aws:states:::sns:publish'",
  });
});
