import {
  CreateEventBusCommand,
  DeleteEventBusCommand,
  DeleteRuleCommand,
  DescribeRuleCommand,
  ListRuleNamesByTargetCommand,
  ListRulesCommand,
  ListTagsForResourceCommand,
  ListTargetsByRuleCommand,
  PutRuleCommand,
  PutTargetsCommand,
  RemoveTargetsCommand,
  TagResourceCommand,
  type Target,
  TestEventPatternCommand,
} from '@aws-sdk/client-eventbridge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventsFixture, lambdaArn, openEvents, putRule, refused } from './events.fixture.ts';

let client: EventsFixture['client'];
let close: EventsFixture['close'];

beforeEach(async () => {
  ({ client, close } = await openEvents(async () => undefined));
});
afterEach(() => close());

const rule = (pattern: unknown, target?: Partial<Target>, bus?: string) =>
  putRule(client, pattern, target, bus);

describe('rules', () => {
  it('are listed, described, tagged and deleted once they have no targets', async () => {
    await rule({ source: ['shop'] });
    const { Rules } = await client.send(new ListRulesCommand({ NamePrefix: 'r' }));
    const Arn = 'arn:aws:events:ap-southeast-1:000000000000:rule/r';
    expect(Rules).toEqual([
      { Name: 'r', Arn, EventPattern: '{"source":["shop"]}', State: 'ENABLED', EventBusName: 'default' },
    ]);
    expect(await client.send(new DescribeRuleCommand({ Name: 'r' }))).toMatchObject({
      CreatedBy: '000000000000',
    });
    const names = await client.send(new ListRuleNamesByTargetCommand({ TargetArn: lambdaArn }));
    expect(names.RuleNames).toEqual(['r']);
    await client.send(new TagResourceCommand({ ResourceARN: Arn, Tags: [{ Key: 'k', Value: 'v' }] }));
    const { Tags } = await client.send(new ListTagsForResourceCommand({ ResourceARN: Arn }));
    expect(Tags).toEqual([{ Key: 'k', Value: 'v' }]);
    expect(await refused(client.send(new DeleteRuleCommand({ Name: 'r' })))).toBe(
      "ValidationException: Rule can't be deleted since it has targets.",
    );
    await client.send(new RemoveTargetsCommand({ Rule: 'r', Ids: ['t'] }));
    await client.send(new DeleteRuleCommand({ Name: 'r' }));
    expect(await refused(client.send(new DescribeRuleCommand({ Name: 'r' })))).toBe(
      'ResourceNotFoundException: Rule r does not exist on EventBus default.',
    );
  });

  it('are refused with the messages of AWS', async () => {
    const rule = (more: object) => refused(client.send(new PutRuleCommand({ Name: 'r', ...more })));
    expect(await rule({})).toBe(
      'ValidationException: Parameter(s) EventPattern or ScheduleExpression must be specified.',
    );
    expect(await rule({ ScheduleExpression: 'rate(1 minutes)' })).toBe(
      'ValidationException: Parameter ScheduleExpression is not valid.',
    );
    expect(await rule({ EventPattern: '{"a":1}' })).toBe(
      'InvalidEventPatternException: Event pattern is not valid. Reason: "a" must be an object or an array',
    );
    expect(await rule({ EventPattern: '{"a":[1]}', EventBusName: 'x' })).toBe(
      'ResourceNotFoundException: Event bus x does not exist.',
    );
    await client.send(new CreateEventBusCommand({ Name: 'x' }));
    expect(await rule({ ScheduleExpression: 'rate(1 minute)', EventBusName: 'x' })).toBe(
      'ValidationException: ScheduleExpression is supported only on the default event bus.',
    );
    expect(await refused(client.send(new CreateEventBusCommand({ Name: 'x' })))).toBe(
      'ResourceAlreadyExistsException: Event bus x already exists.',
    );
    expect(await refused(client.send(new DeleteEventBusCommand({ Name: 'default' })))).toBe(
      'ValidationException: Cannot delete event bus default.',
    );
  });

  it('take five targets, listed page by page', async () => {
    await rule({ source: ['shop'] });
    const Targets = Array.from({ length: 5 }, (_, index) => ({ Id: `${index}`, Arn: lambdaArn }));
    expect(await refused(client.send(new PutTargetsCommand({ Rule: 'r', Targets })))).toBe(
      'LimitExceededException: The requested resource exceeds the maximum number allowed.',
    );
    await client.send(new PutTargetsCommand({ Rule: 'r', Targets: Targets.slice(1) }));
    const first = await client.send(new ListTargetsByRuleCommand({ Rule: 'r', Limit: 3 }));
    const rest = await client.send(
      new ListTargetsByRuleCommand({ Rule: 'r', Limit: 3, NextToken: first.NextToken }),
    );
    expect([first, rest].map(({ Targets: page }) => page?.map(({ Id }) => Id))).toEqual([
      ['1', '2', '3'],
      ['4', 't'],
    ]);
    expect(rest.NextToken).toBeUndefined();
  });
});

it('TestEventPattern answers only for events that have the required fields', async () => {
  const event = {
    id: '1',
    account: '1',
    source: 's',
    time: '2026-01-01T00:00:00Z',
    region: 'r',
    'detail-type': 't',
  };
  const test = (Event: string) =>
    client.send(new TestEventPatternCommand({ Event, EventPattern: '{"source":["s"]}' }));
  expect((await test(JSON.stringify(event))).Result).toBe(true);
  expect((await test(JSON.stringify({ ...event, source: 'z' }))).Result).toBe(false);
  const { id: _, ...incomplete } = event;
  for (const bad of ['text', '"text"', JSON.stringify(incomplete)]) {
    expect(await refused(test(bad))).toBe('ValidationException: Parameter Event is not valid.');
  }
});
