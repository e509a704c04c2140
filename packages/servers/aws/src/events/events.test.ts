import {
  CreateEventBusCommand,
  DisableRuleCommand,
  PutEventsCommand,
  PutTargetsCommand,
  type Target,
} from '@aws-sdk/client-eventbridge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventsFixture, lambdaArn, openEvents, putRule, refused } from './events.fixture.ts';

const delivered: { arn: string; input: unknown }[] = [];
let failures: Error[] = [];
let events: EventsFixture['events'];
let client: EventsFixture['client'];
let close: EventsFixture['close'];

beforeEach(async () => {
  delivered.length = 0;
  failures = [];
  ({ events, client, close } = await openEvents(async (arn, input) => {
    const failure = failures.shift();
    if (failure) throw failure;
    delivered.push({ arn, input: JSON.parse(input) });
  }));
});
afterEach(() => close());

const rule = (pattern: unknown, target?: Partial<Target>, bus?: string) =>
  putRule(client, pattern, target, bus);
const put = (detail: unknown, more: object = {}) =>
  client.send(
    new PutEventsCommand({
      Entries: [{ Source: 'shop', DetailType: 'sold', Detail: JSON.stringify(detail), ...more }],
    }),
  );

const arrived = (count: number) => expect.poll(() => delivered).toHaveLength(count);

describe('PutEvents', () => {
  it('delivers the whole event to every target whose pattern matches', async () => {
    await rule({ source: ['shop'], detail: { price: [{ numeric: ['>', 10] }] } });
    const time = new Date('2026-05-05T05:05:05Z');
    const answer = await put({ price: 11, big: 1 }, { Time: time, Resources: ['x'] });
    await put({ price: 9 });
    await arrived(1);
    expect(delivered[0]).toEqual({
      arn: lambdaArn,
      input: {
        version: '0',
        id: answer.Entries?.[0]?.EventId,
        'detail-type': 'sold',
        source: 'shop',
        account: '000000000000',
        time: '2026-05-05T05:05:05Z',
        region: 'ap-southeast-1',
        resources: ['x'],
        detail: { price: 11, big: 1 },
      },
    });
  });

  it('answers for each entry by itself', async () => {
    const entry = { Source: 's', DetailType: 't', Detail: '{}' };
    const answer = await client.send(
      new PutEventsCommand({
        Entries: [
          entry,
          { ...entry, Source: undefined },
          { ...entry, DetailType: undefined },
          { ...entry, Detail: undefined },
          { ...entry, Detail: '[1]' },
          { ...entry, Detail: '{"a":' },
          { ...entry, Source: 'aws.s3' },
          { ...entry, EventBusName: 'nowhere' },
        ],
      }),
    );
    expect(answer.FailedEntryCount).toBe(6);
    expect(answer.Entries?.map(({ ErrorCode }) => ErrorCode)).toEqual([
      undefined,
      'InvalidArgument',
      'InvalidArgument',
      'InvalidArgument',
      'MalformedDetail',
      'MalformedDetail',
      'NotAuthorizedForSourceException',
      undefined,
    ]);
    expect(answer.Entries?.[1]?.ErrorMessage).toBe(
      'Parameter Source is not valid. Reason: Source is a required argument.',
    );
    expect(answer.Entries?.[4]?.ErrorMessage).toBe('Detail is malformed.');
  });

  it('refuses more than ten entries, and more than 256 KiB of them', async () => {
    const Entries = Array.from({ length: 11 }, () => ({ Source: 's', DetailType: 't', Detail: '{}' }));
    const tooMany = await refused(client.send(new PutEventsCommand({ Entries })));
    expect(tooMany).toMatch(
      /^ValidationException: 1 validation error detected: Value '\[PutEventsRequestEntry\(time=null, source=s, /,
    );
    expect(tooMany).toMatch(/Member must have length less than or equal to 10$/);
    const fits = 256 * 1024 - Buffer.byteLength(JSON.stringify({ x: '' })) - 'shop'.length - 'sold'.length;
    expect((await put({ x: 'a'.repeat(fits) })).FailedEntryCount).toBe(0);
    expect(await refused(put({ x: 'a'.repeat(fits + 1) }))).toBe(
      'ValidationException: Total size of the entries in the request is over the limit.',
    );
  });

  it('keeps the detail as it was written', async () => {
    await rule({ source: ['shop'] });
    await client.send(
      new PutEventsCommand({
        Entries: [{ Source: 'shop', DetailType: 'x', Detail: '{"n": 123456789012345678901234567890}' }],
      }),
    );
    await arrived(1);
    expect(delivered[0]?.input).toMatchObject({ detail: { n: 1.2345678901234568e29 } });
  });

  it('services of the cloud may use their own source', async () => {
    await rule({ source: ['aws.s3'] });
    const [id] = events.put([{ source: 'aws.s3', detailType: 'Object Created', detail: { bucket: 'b' } }]);
    await arrived(1);
    expect(delivered[0]?.input).toMatchObject({ id, source: 'aws.s3' });
  });

  it('a disabled rule gets nothing', async () => {
    await rule({ source: ['shop'] });
    await client.send(new DisableRuleCommand({ Name: 'r' }));
    await put({});
    await events.stop();
    expect(delivered).toEqual([]);
  });
});

describe('what a target is given', () => {
  it('can be a constant, a part of the event, or a template', async () => {
    await rule(
      { source: ['shop'] },
      {
        InputTransformer: {
          InputPathsMap: { what: '$.detail.name', list: '$.detail.tags[*].t', gone: '$.detail.gone' },
          InputTemplate:
            '{"text": "sold <what> by <aws.events.rule-name>", "name": <what>, "tags": <list>, "gone": <gone>, "all": <aws.events.event.json>}',
        },
      },
    );
    await client.send(
      new PutTargetsCommand({
        Rule: 'r',
        Targets: [
          { Id: 'constant', Arn: `${lambdaArn}:c`, Input: '{"a":1}' },
          { Id: 'part', Arn: `${lambdaArn}:p`, InputPath: '$.detail.tags' },
        ],
      }),
    );
    await put({ name: 'a "b"', tags: [{ t: 1 }, { t: 2 }] });
    await arrived(3);
    const by = (arn: string) => delivered.find((each) => each.arn === arn)?.input;
    expect(by(`${lambdaArn}:c`)).toEqual({ a: 1 });
    expect(by(`${lambdaArn}:p`)).toEqual([{ t: 1 }, { t: 2 }]);
    expect(by(lambdaArn)).toMatchObject({
      text: 'sold a "b" by r',
      name: 'a "b"',
      tags: [1, 2],
      gone: '',
      all: { detail: { name: 'a "b"' } },
    });
  });

  it('has lists and objects without quotes inside a text, and is never delivered as invalid JSON', async () => {
    const InputPathsMap = { all: '$.detail' };
    await rule(
      { source: ['shop'] },
      { InputTransformer: { InputPathsMap, InputTemplate: '"of <all>, twice <all>"' } },
    );
    const broken = { InputPathsMap, InputTemplate: '{"text": "<all>"}' };
    await client.send(
      new PutTargetsCommand({
        Rule: 'r',
        Targets: [{ Id: 'broken', Arn: `${lambdaArn}:b`, InputTransformer: broken }],
      }),
    );
    await put({ a: ['x', 1] });
    await expect.poll(() => events.deadLetters()).toHaveLength(1);
    await arrived(1);
    expect(delivered[0]?.input).toBe('of {a:[x,1]}, twice {a:[x,1]}');
    expect(events.deadLetters()[0]).toMatchObject({ targetId: 'broken', attempts: 1 });
  });

  it('is checked when the target is put', async () => {
    await rule({ source: ['shop'] });
    const target = (more: Partial<Target>) =>
      refused(
        client.send(new PutTargetsCommand({ Rule: 'r', Targets: [{ Id: 't', Arn: lambdaArn, ...more }] })),
      );
    expect(await target({ Input: '{}', InputPath: '$' })).toBe(
      'ValidationException: Only one of Input, InputPath, or InputTransformer must be provided for target t.',
    );
    expect(await target({ InputTransformer: { InputTemplate: '"<x>"' } })).toBe(
      'ValidationException: InputTemplate for target t contains invalid placeholder x.',
    );
    expect(await target({ Arn: 'x' })).toBe(
      'ValidationException: Parameter x is not valid. Reason: Provided Arn is not in correct format.',
    );
    expect(await target({ Id: '!' })).toBe(
      "ValidationException: 1 validation error detected: Value '!' at 'targets.1.member.id' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\.\\-_A-Za-z0-9]+",
    );
  });
});

describe('delivery', () => {
  it('is retried until the target accepts it', async () => {
    failures = [new Error('busy'), new Error('busy')];
    await rule({ source: ['shop'] });
    await put({});
    await arrived(1);
    expect(events.deadLetters()).toEqual([]);
  });

  it('ends as a dead letter after the last try, and can be redriven', async () => {
    failures = [new Error('busy'), new Error('still busy')];
    await rule({ source: ['shop'] }, { RetryPolicy: { MaximumRetryAttempts: 1 } });
    await put({ n: 1 });
    await expect.poll(() => events.deadLetters()).toHaveLength(1);
    const [letter] = events.deadLetters();
    expect(letter).toMatchObject({ targetArn: lambdaArn, attempts: 2, reason: 'Error: still busy' });
    expect(events.redrive(letter?.id ?? -1)).toBe(true);
    await arrived(1);
    await expect.poll(() => events.deadLetters()).toEqual([]);
    expect(events.redrive(letter?.id ?? -1)).toBe(false);
  });

  it('is not retried after an error that no retry can mend', async () => {
    failures = [Object.assign(new Error('no such function'), { name: 'ResourceNotFoundException' })];
    await rule({ source: ['shop'] });
    await put({});
    await expect.poll(() => events.deadLetters()).toHaveLength(1);
    expect(events.deadLetters()[0]?.attempts).toBe(1);
  });

  it('to another bus is matched by the rules of that bus', async () => {
    await client.send(new CreateEventBusCommand({ Name: 'second' }));
    await rule({ source: ['shop'] }, {}, 'second');
    await rule({ source: ['shop'] }, { Arn: 'arn:aws:events:ap-southeast-1:000000000000:event-bus/second' });
    const answer = await put({ n: 1 });
    await arrived(1);
    expect(delivered[0]?.input).toMatchObject({ id: answer.Entries?.[0]?.EventId, detail: { n: 1 } });
  });
});
