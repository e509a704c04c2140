import {
  CreateStateMachineCommand,
  GetExecutionHistoryCommand,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Fixture, machineOf, openFixture, roleArn, untilEnded } from '../service.fixture.ts';
import type { Json } from './json.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({
    integrations: { 'arn:aws:states:::lambda:invoke': async () => ({ StatusCode: 200 }) },
  });
});
afterAll(() => fixture.close());

let count = 0;
async function create(definition: string): Promise<string> {
  count += 1;
  const { stateMachineArn = '' } = await fixture.client.send(
    new CreateStateMachineCommand({ name: `m${count}`, definition, roleArn }),
  );
  return stateMachineArn;
}

async function start(stateMachineArn: string, input = '{}') {
  const { executionArn = '' } = await fixture.client.send(
    new StartExecutionCommand({ stateMachineArn, input }),
  );
  return untilEnded(fixture.client, executionArn);
}

test.runIf(inject('everyCase'))(
  'event 25,000 always ends the execution: an endless loop fails there',
  async () => {
    const loop: Record<string, Json> = {
      Loop: {
        Type: 'Choice',
        Choices: [{ Condition: '{% $states.input.spin %}', Next: 'Loop' }],
        Default: 'End',
      },
      End: { Type: 'Succeed' },
    };
    const ended = await start(await create(machineOf(loop)), '{"spin":true}');
    expect(ended).toMatchObject({
      status: 'FAILED',
      error: 'States.Runtime',
      cause: 'The execution reached the maximum number of history events (25000).',
    });
    const { executionArn } = ended;
    const page = await fixture.client.send(
      new GetExecutionHistoryCommand({ executionArn, reverseOrder: true, maxResults: 2 }),
    );
    expect(page.events?.map(({ id, previousEventId, type }) => [id, previousEventId, type])).toEqual([
      [25_000, 24_999, 'ExecutionFailed'],
      [24_999, 24_998, 'ChoiceStateExited'],
    ]);
    let read = 0;
    let nextToken: string | undefined;
    do {
      const { events = [], nextToken: token } = await fixture.client.send(
        new GetExecutionHistoryCommand({
          executionArn,
          maxResults: 1000,
          ...(nextToken === undefined ? {} : { nextToken }),
        }),
      );
      expect(events.map(({ id }) => id)).toEqual(events.map((_event, index) => read + index + 1));
      read += events.length;
      nextToken = token;
    } while (nextToken !== undefined);
    expect(read).toBe(25_000);
  },
);

test('an input may have at most 262,144 bytes', async () => {
  const arn = await create(machineOf({ A: { Type: 'Pass', Output: 1, End: true } }));
  const fits = JSON.stringify('x'.repeat(262_142));
  expect((await start(arn, fits)).status).toBe('SUCCEEDED');
  for (const input of [JSON.stringify('x'.repeat(262_143)), JSON.stringify('é'.repeat(131_072))]) {
    await expect(start(arn, input)).rejects.toMatchObject({ name: 'InvalidExecutionInput' });
  }
});

test('an output above the limit fails the state', async () => {
  const grow = '{% $join($map([1..300], function($i){ $states.input.part })) %}';
  const arn = await create(machineOf({ A: { Type: 'Pass', Output: grow, End: true } }));
  const ended = await start(arn, JSON.stringify({ part: 'x'.repeat(1000) }));
  expect(ended).toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' });
});

test.runIf(inject('everyCase'))(
  'hundreds of executions with retries and branches run concurrently',
  async () => {
    const arn = await create(
      machineOf({
        M: {
          Type: 'Map',
          Items: '{% [1..5] %}',
          ItemProcessor: {
            StartAt: 'T',
            States: {
              T: {
                Type: 'Task',
                Resource: 'arn:aws:states:::lambda:invoke',
                Arguments: { FunctionName: 'f' },
                End: true,
              },
            },
          },
          Output: '{% $count($states.result) %}',
          End: true,
        },
      }),
    );
    const ended = await Promise.all(Array.from({ length: 200 }, () => start(arn)));
    expect(new Set(ended.map(({ output }) => output))).toEqual(new Set(['5']));
  },
);
