import { CreateStateMachineCommand, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from './ground/json.ts';
import type { Integrations } from './integration/integration.ts';
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

const calls: Json[] = [];
const integrations: Integrations = {
  'arn:aws:states:::lambda:invoke': async (call) => {
    calls.push(call.arguments);
    const given = call.arguments as { Payload?: { fail?: string } };
    if (given.Payload?.fail !== undefined) throw new TaskError(given.Payload.fail, 'because');
    return { Payload: given.Payload ?? null, StatusCode: 200 };
  },
};
let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ integrations });
});
afterAll(() => fixture.close());

let count = 0;
async function run(definition: string, input: Json = {}) {
  const { client } = fixture;
  count += 1;
  const { stateMachineArn } = await client.send(
    new CreateStateMachineCommand({ name: `m${count}`, definition, roleArn }),
  );
  const { executionArn = '' } = await client.send(
    new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input) }),
  );
  const ended = await untilEnded(client, executionArn);
  const events = await historyOf(client, executionArn);
  return { ...ended, executionArn, events, chain: chain(events) };
}

test('a Pass state writes four events, and its first one points to event 0', async () => {
  const ended = await run(
    machineOf({ A: { Type: 'Pass', Output: { x: '{% $states.input.y * 2 %}' }, End: true } }),
    { y: 21 },
  );
  expect(ended.status).toBe('SUCCEEDED');
  expect(ended.output).toBe('{"x":42}');
  expect(ended.redriveStatusReason).toBe('Execution is SUCCEEDED and cannot be redriven');
  expect(ended.chain).toEqual([
    '1<0 ExecutionStarted',
    '2<0 PassStateEntered',
    '3<2 PassStateExited',
    '4<3 ExecutionSucceeded',
  ]);
  expect(ended.events[2]?.stateExitedEventDetails).toEqual({
    name: 'A',
    output: '{"x":42}',
    outputDetails: { truncated: false },
  });
});

test('the events of an inline Map with MaxConcurrency 1 are chained as on AWS', async () => {
  const ended = await run(
    machineOf({
      Start: {
        Type: 'Map',
        MaxConcurrency: 1,
        Items: '{% [1,2,3] %}',
        ItemProcessor: { StartAt: 'Process', States: { Process: { Type: 'Pass', End: true } } },
        End: true,
      },
    }),
  );
  expect(ended.chain).toEqual([
    '1<0 ExecutionStarted',
    '2<0 MapStateEntered',
    '3<2 MapStateStarted',
    '4<3 MapIterationStarted',
    '5<4 PassStateEntered',
    '6<5 PassStateExited',
    '7<6 MapIterationSucceeded',
    '8<6 MapIterationStarted',
    '9<8 PassStateEntered',
    '10<9 PassStateExited',
    '11<10 MapIterationSucceeded',
    '12<10 MapIterationStarted',
    '13<12 PassStateEntered',
    '14<13 PassStateExited',
    '15<14 MapIterationSucceeded',
    '16<15 MapStateSucceeded',
    '17<15 MapStateExited',
    '18<17 ExecutionSucceeded',
  ]);
  expect(ended.output).toBe('[1,2,3]');
});

test('a Map with retries starts again without a failure event, and finally fails', async () => {
  const ended = await run(
    machineOf({
      MapState: {
        Type: 'Map',
        Items: [1],
        MaxConcurrency: 1,
        Retry: [
          {
            ErrorEquals: ['Oops'],
            IntervalSeconds: 1,
            MaxAttempts: 1,
            MaxDelaySeconds: 1,
            JitterStrategy: 'FULL',
          },
        ],
        ItemProcessor: { StartAt: 'F', States: { F: { Type: 'Fail', Error: 'Oops', Cause: 'c' } } },
        End: true,
      },
    }),
  );
  expect(ended.chain).toEqual([
    '1<0 ExecutionStarted',
    '2<0 MapStateEntered',
    '3<2 MapStateStarted',
    '4<3 MapIterationStarted',
    '5<4 FailStateEntered',
    '6<5 MapIterationFailed',
    '7<5 MapStateStarted',
    '8<7 MapIterationStarted',
    '9<8 FailStateEntered',
    '10<9 MapIterationFailed',
    '11<9 MapStateFailed',
    '12<11 ExecutionFailed',
  ]);
  expect(ended).toMatchObject({ status: 'FAILED', error: 'Oops', cause: 'c', redriveStatus: 'REDRIVABLE' });
});

test('the event after a Parallel points to the branch that ended last', async () => {
  const branch = (name: string) => ({ StartAt: name, States: { [name]: { Type: 'Pass', End: true } } });
  const ended = await run(
    machineOf({ P: { Type: 'Parallel', Branches: [branch('B1'), branch('B2'), branch('B3')], End: true } }),
    { a: 1 },
  );
  expect(ended.output).toBe('[{"a":1},{"a":1},{"a":1}]');
  expect(ended.chain.slice(-3)).toEqual([
    '10<9 ParallelStateSucceeded',
    '11<9 ParallelStateExited',
    '12<11 ExecutionSucceeded',
  ]);
});

test('a field that returns nothing leaves an EvaluationFailed that points to the event before the state', async () => {
  const ended = await run(
    machineOf({ State0: { Type: 'Pass', Output: { result: '{% $doesNotExist %}' }, End: true } }),
  );
  const cause =
    "An error occurred while executing the state 'State0' (entered at the event id #2). The JSONata expression '$doesNotExist' specified for the field 'Output/result' returned nothing (undefined).";
  expect(ended.chain).toEqual([
    '1<0 ExecutionStarted',
    '2<0 PassStateEntered',
    '3<0 EvaluationFailed',
    '4<3 ExecutionFailed',
  ]);
  expect(ended.events[2]?.evaluationFailedEventDetails).toEqual({
    state: 'State0',
    error: 'States.QueryEvaluationError',
    cause,
    location: 'Output/result',
  });
  expect(ended.events[3]?.executionFailedEventDetails).toEqual({
    error: 'States.QueryEvaluationError',
    cause,
  });
});

test('a task is retried, then caught, with its error as the output', async () => {
  const ended = await run(
    machineOf({
      T: {
        Type: 'Task',
        Resource: 'arn:aws:states:::lambda:invoke',
        Arguments: { FunctionName: 'f', Payload: { fail: 'Custom' } },
        Retry: [
          {
            ErrorEquals: ['Custom'],
            IntervalSeconds: 1,
            MaxAttempts: 1,
            MaxDelaySeconds: 1,
            JitterStrategy: 'FULL',
          },
        ],
        Catch: [
          { ErrorEquals: ['States.ALL'], Assign: { e: '{% $states.errorOutput.Error %}' }, Next: 'Done' },
        ],
        End: true,
      },
      Done: { Type: 'Pass', Output: '{% {"caught": $e, "in": $states.input} %}', End: true },
    }),
  );
  expect(ended.chain).toEqual([
    '1<0 ExecutionStarted',
    '2<0 TaskStateEntered',
    '3<2 TaskScheduled',
    '4<3 TaskStarted',
    '5<4 TaskFailed',
    '6<5 TaskScheduled',
    '7<6 TaskStarted',
    '8<7 TaskFailed',
    '9<8 TaskStateExited',
    '10<9 PassStateEntered',
    '11<10 PassStateExited',
    '12<11 ExecutionSucceeded',
  ]);
  expect(JSON.parse(ended.output ?? '')).toEqual({
    caught: 'Custom',
    in: { Error: 'Custom', Cause: 'because' },
  });
  expect(ended.events[2]?.taskScheduledEventDetails).toEqual({
    resourceType: 'lambda',
    resource: 'invoke',
    region: 'ap-southeast-1',
    parameters: '{"FunctionName":"f","Payload":{"fail":"Custom"}}',
  });
});

const pathMachine = (states: Record<string, Json>) =>
  JSON.stringify({ StartAt: Object.keys(states)[0] ?? '', States: states });

test('JSONPath and JSONata states of one machine share its data and its variables', async () => {
  const ended = await run(
    pathMachine({
      StateJsonPath: {
        QueryLanguage: 'JSONPath',
        Type: 'Pass',
        Result: { riddle: 'What is the answer?' },
        Assign: { answer: 42, 'inputData.$': '$' },
        OutputPath: '$',
        ResultPath: '$.enigma.mystery',
        Next: 'StateJsonata',
      },
      StateJsonata: {
        QueryLanguage: 'JSONata',
        Type: 'Pass',
        Output: { q: '{% $states.input.enigma.mystery.riddle %}', a: '{% $answer %}', i: '{% $inputData %}' },
        End: true,
      },
    }),
    { x: 1 },
  );
  expect(ended.events[2]?.stateExitedEventDetails).toMatchObject({
    output: '{"x":1,"enigma":{"mystery":{"riddle":"What is the answer?"}}}',
    assignedVariables: { answer: '42', inputData: '{"riddle":"What is the answer?"}' },
  });
  expect(JSON.parse(ended.output ?? '')).toEqual({
    q: 'What is the answer?',
    a: 42,
    i: { riddle: 'What is the answer?' },
  });
});

test('a JSONPath machine can use Choice, Map, ResultSelector and Catch', async () => {
  const ended = await run(
    pathMachine({
      C: { Type: 'Choice', Choices: [{ Variable: '$.go', BooleanEquals: true, Next: 'M' }], Default: 'F' },
      F: { Type: 'Fail', Error: 'No', CausePath: '$.why' },
      M: {
        Type: 'Map',
        ItemsPath: '$.items',
        MaxConcurrency: 1,
        Parameters: { 'i.$': '$$.Map.Item.Index', 'v.$': '$$.Map.Item.Value' },
        Iterator: {
          StartAt: 'T',
          States: {
            T: {
              Type: 'Task',
              Resource: 'arn:aws:states:::lambda:invoke',
              Parameters: { FunctionName: 'f', Payload: { 'fail.$': '$.v' } },
              Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'P' }],
              End: true,
            },
            P: {
              Type: 'Pass',
              Parameters: { 'got.$': "States.Format('{}:{}', $.i, $.error.Error)" },
              End: true,
            },
          },
        },
        ResultSelector: { 'first.$': '$[0].got', 'all.$': '$[*].got' },
        ResultPath: '$.result',
        OutputPath: '$.result',
        End: true,
      },
    }),
    { go: true, items: ['A', 'B'] },
  );
  expect(ended.status).toBe('SUCCEEDED');
  expect(JSON.parse(ended.output ?? '')).toEqual({ first: '0:A', all: ['0:A', '1:B'] });
});

test('a path without a value fails the execution at once, even if a catcher matches', async () => {
  const ended = await run(pathMachine({ P: { Type: 'Pass', Parameters: { 'm.$': '$.nope' }, End: true } }), {
    x: 'a',
  });
  expect(ended.chain).toEqual(['1<0 ExecutionStarted', '2<0 PassStateEntered', '3<2 ExecutionFailed']);
  expect(ended).toMatchObject({
    error: 'States.Runtime',
    cause: `An error occurred while executing the state 'P' (entered at the event id #2). The JSONPath '$.nope' specified for the field 'm.$' could not be found in the input '{"x":"a"}'`,
  });
});
