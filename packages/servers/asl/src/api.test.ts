import {
  CreateStateMachineCommand,
  DeleteStateMachineCommand,
  DescribeExecutionCommand,
  DescribeStateMachineCommand,
  DescribeStateMachineForExecutionCommand,
  GetExecutionHistoryCommand,
  ListActivitiesCommand,
  ListExecutionsCommand,
  ListStateMachinesCommand,
  ListTagsForResourceCommand,
  RedriveExecutionCommand,
  StartExecutionCommand,
  TagResourceCommand,
  UpdateStateMachineCommand,
  ValidateStateMachineDefinitionCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Fixture, historyOf, machineOf, openFixture, roleArn, untilEnded } from './service.fixture.ts';

const place = 'arn:aws:states:ap-southeast-1:000000000000';
const pass = machineOf({
  A: { Type: 'Pass', Assign: { v: '{% $states.input %}' }, Next: 'B' },
  B: { Type: 'Pass', Output: '{% $v %}', End: true },
});
const wait = machineOf({ W: { Type: 'Wait', Seconds: 1000, End: true } });

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const send: Fixture['client']['send'] = ((command: never) => fixture.client.send(command)) as never;
const create = (name: string, definition = pass) =>
  send(new CreateStateMachineCommand({ name, definition, roleArn }));

test('creating the same machine twice makes one machine; another definition under its name is refused', async () => {
  const first = await create('one');
  expect(await create('one')).toMatchObject({
    stateMachineArn: first.stateMachineArn,
    creationDate: first.creationDate,
  });
  await expect(create('one', wait)).rejects.toMatchObject({
    name: 'StateMachineAlreadyExists',
    message: `State Machine Already Exists: '${place}:stateMachine:one'`,
  });
});

test('a machine is described with its configuration and the variables that its states read', async () => {
  const { stateMachineArn } = await create('one');
  const described = await send(new DescribeStateMachineCommand({ stateMachineArn }));
  expect(described).toMatchObject({
    name: 'one',
    status: 'ACTIVE',
    type: 'STANDARD',
    definition: pass,
    roleArn,
    loggingConfiguration: { level: 'OFF', includeExecutionData: false },
    tracingConfiguration: { enabled: false },
    encryptionConfiguration: { type: 'AWS_OWNED_KEY' },
    variableReferences: { B: ['v'] },
  });
  expect(described.revisionId).toBeUndefined();
});

test('running executions keep their definition when the machine is updated', async () => {
  const { stateMachineArn } = await create('one', wait);
  const { executionArn } = await send(new StartExecutionCommand({ stateMachineArn }));
  const { revisionId } = await send(new UpdateStateMachineCommand({ stateMachineArn, definition: pass }));
  expect(revisionId).toBeTypeOf('string');
  expect(await send(new DescribeStateMachineCommand({ stateMachineArn }))).toMatchObject({
    definition: pass,
    revisionId,
  });
  expect((await send(new DescribeStateMachineForExecutionCommand({ executionArn }))).definition).toBe(wait);
  await expect(send(new UpdateStateMachineCommand({ stateMachineArn }))).rejects.toMatchObject({
    name: 'MissingRequiredParameter',
  });
});

test('a start with the same name and input returns the running execution; a different input is refused', async () => {
  const { stateMachineArn } = await create('one', wait);
  const start = (input: string) => send(new StartExecutionCommand({ stateMachineArn, name: 'e', input }));
  const first = await start('{"a":1}');
  expect(await start('{"a":1}')).toMatchObject({
    executionArn: first.executionArn,
    startDate: first.startDate,
  });
  await expect(start('{"a":2}')).rejects.toMatchObject({
    name: 'ExecutionAlreadyExists',
    message: `Execution Already Exists: '${place}:execution:one:e'`,
  });
});

test('an input that is not JSON is refused with the message of AWS', async () => {
  const { stateMachineArn } = await create('one');
  const refused = async (input: string): Promise<string> => {
    const error = await send(new StartExecutionCommand({ stateMachineArn, input })).then(
      () => new Error('taken'),
      (thrown: Error) => thrown,
    );
    return `${error.name} ${error.message}`;
  };
  for (const input of ['not some text', "{'not': 'json'}"]) {
    expect(await refused(input)).toMatch(
      /^InvalidExecutionInput Invalid State Machine Execution Input: '.*JSON.*'$/,
    );
  }
  expect(await refused('')).toBe(
    "InvalidExecutionInput Invalid State Machine Execution Input: 'Invalid execution input.'",
  );
  for (const input of ['2', '"text"', 'null']) {
    const { executionArn = '' } = await send(new StartExecutionCommand({ stateMachineArn, input }));
    expect((await untilEnded(fixture.client, executionArn)).output).toBe(input);
  }
});

test('lists come in pages: machines by name, executions newest first', async () => {
  for (const name of ['b', 'a', 'c']) await create(name);
  const first = await send(new ListStateMachinesCommand({ maxResults: 2 }));
  expect(first.stateMachines?.map(({ name }) => name)).toEqual(['a', 'b']);
  const second = await send(new ListStateMachinesCommand({ maxResults: 2, nextToken: first.nextToken }));
  expect(second.stateMachines?.map(({ name }) => name)).toEqual(['c']);
  expect(second.nextToken).toBeUndefined();
  const stateMachineArn = `${place}:stateMachine:a`;
  for (const name of ['x', 'y', 'z']) {
    const { executionArn = '' } = await send(new StartExecutionCommand({ stateMachineArn, name }));
    await untilEnded(fixture.client, executionArn);
  }
  const page = await send(
    new ListExecutionsCommand({ stateMachineArn, maxResults: 2, statusFilter: 'SUCCEEDED' }),
  );
  expect(page.executions?.map(({ name, redriveCount }) => [name, redriveCount])).toEqual([
    ['z', 0],
    ['y', 0],
  ]);
  const rest = await send(
    new ListExecutionsCommand({ stateMachineArn, maxResults: 2, nextToken: page.nextToken }),
  );
  expect(rest.executions?.map(({ name }) => name)).toEqual(['x']);
  await expect(send(new ListStateMachinesCommand({ maxResults: 1001 }))).rejects.toMatchObject({
    name: 'ValidationException',
    message:
      "1 validation error detected: Value '1001' at 'maxResults' failed to satisfy constraint: Member must have value less than or equal to 1000",
  });
});

test('a history can be read without its data', async () => {
  const { stateMachineArn } = await create('one');
  const { executionArn = '' } = await send(new StartExecutionCommand({ stateMachineArn, input: '{"a":1}' }));
  await untilEnded(fixture.client, executionArn);
  expect((await historyOf(fixture.client, executionArn))[2]?.stateExitedEventDetails).toMatchObject({
    assignedVariables: { v: '{"a":1}' },
    assignedVariablesDetails: { truncated: false },
  });
  const { events = [] } = await send(
    new GetExecutionHistoryCommand({ executionArn, includeExecutionData: false }),
  );
  expect(events[2]?.stateExitedEventDetails?.output).toBeUndefined();
  expect(events[2]?.stateExitedEventDetails?.name).toBe('A');
});

test('an error names the missing resource or the malformed ARN', async () => {
  await expect(send(new DescribeExecutionCommand({ executionArn: 'junk' }))).rejects.toMatchObject({
    name: 'InvalidArn',
    message: "Invalid Arn: 'Invalid ARN prefix: junk'",
  });
  await expect(
    send(new DescribeExecutionCommand({ executionArn: `${place}:execution:a:b` })),
  ).rejects.toMatchObject({
    name: 'ExecutionDoesNotExist',
    message: `Execution Does Not Exist: '${place}:execution:a:b'`,
  });
  await expect(
    send(new DescribeStateMachineCommand({ stateMachineArn: `${place}:stateMachine:no` })),
  ).rejects.toMatchObject({
    name: 'StateMachineDoesNotExist',
    message: `State Machine Does Not Exist: '${place}:stateMachine:no'`,
  });
  await send(new DeleteStateMachineCommand({ stateMachineArn: `${place}:stateMachine:no` }));
  await expect(send(new ListActivitiesCommand({}))).rejects.toMatchObject({ name: 'UnsupportedOperation' });
});

test('names with forbidden characters and wrong definitions are refused', async () => {
  await expect(create('a b')).rejects.toMatchObject({ name: 'InvalidName', message: "Invalid Name: 'a b'" });
  await expect(create('x'.repeat(81))).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(create('one', '{"StartAt":"A"}')).rejects.toMatchObject({
    name: 'InvalidDefinition',
    message:
      "Invalid State Machine Definition: 'SCHEMA_VALIDATION_FAILED: These fields are required: [States] at /'",
  });
  expect(await send(new ValidateStateMachineDefinitionCommand({ definition: pass }))).toMatchObject({
    result: 'OK',
    diagnostics: [],
    truncated: false,
  });
});

test('tags are stored, and a succeeded execution cannot be redriven', async () => {
  const { stateMachineArn: resourceArn = '' } = await create('one');
  await send(new TagResourceCommand({ resourceArn, tags: [{ key: 'k', value: 'v' }] }));
  expect((await send(new ListTagsForResourceCommand({ resourceArn }))).tags).toEqual([
    { key: 'k', value: 'v' },
  ]);
  const { executionArn = '' } = await send(new StartExecutionCommand({ stateMachineArn: resourceArn }));
  await untilEnded(fixture.client, executionArn);
  await expect(send(new RedriveExecutionCommand({ executionArn }))).rejects.toMatchObject({
    name: 'ExecutionNotRedrivable',
  });
});

test('a caller without permission is refused before anything is read', async () => {
  const refusing = await openFixture({
    authorize: ({ action, resource }) => ({
      status: 400,
      type: 'AccessDeniedException',
      message: `${action} ${resource}`,
    }),
  });
  await expect(
    refusing.client.send(new StartExecutionCommand({ stateMachineArn: 'arn' })),
  ).rejects.toMatchObject({ name: 'AccessDeniedException', message: 'states:StartExecution arn' });
  await refusing.close();
});
