import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Lambda, startLambda } from '@cgdx/aws/lambda/lambda.ts';
import { collect, ofDelivery, ofInvocation } from '@cgdx/local/cloud/part/dead-letter.ts';
import { functionNameOf } from '@cgdx/local/ground/name.ts';
import { callOperator, operator } from '@cgdx/stand/operator/operator-call.ts';
import { type OperatorStand, openOperatorStand } from '@cgdx/stand/operator/operator-stand.ts';
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userHashOf } from '../ground/caller/user-hash.ts';

const directory = mkdtempSync(join(tmpdir(), 'cgdx-letters-'));
const fixed = join(directory, 'fixed');
const reason = 'The cause is mended.';
const userSub = '11111111-2222-4333-8444-555555555555';
const contributionId = '99999999-2222-4333-8444-555555555555';
const event = {
  id: 'event-1',
  source: 'aws.s3',
  'detail-type': 'Object Created',
  detail: {
    bucket: { name: 'unverified' },
    object: { key: `${userSub}/spotify/${contributionId}/Tan Wei Ming.zip`, size: 12, 'version-id': 'v' },
  },
};
let stand: OperatorStand;
let lambda: Lambda;

beforeAll(async () => {
  stand = await openOperatorStand();
  const { handler } = await import('./on-dead-letter.ts');
  const file = join(directory, 'uploaded.ts');
  writeFileSync(
    file,
    `import { existsSync } from 'node:fs';
     export const handler = async () => {
       if (!existsSync(${JSON.stringify(fixed)})) throw new TypeError('cannot read Tan Wei Ming.zip');
     };`,
  );
  lambda = await startLambda({
    port: 0,
    directory: join(directory, 'lambda'),
    functions: {
      [functionNameOf('on-export-uploaded')]: {
        file,
        exportName: 'handler',
        timeoutSeconds: 5,
        memoryMb: 256,
        environment: {},
      },
      [functionLinks.AuditRecorder]: {
        file: fileURLToPath(import.meta.resolve('./audit/record-action.ts')),
        exportName: 'handler',
        timeoutSeconds: 10,
        memoryMb: 256,
        environment: { ...process.env } as Record<string, string>,
      },
    },
    retryAfterMs: () => 0,
    onFailure: async (failed) =>
      collect(
        async (_name, payload) => ({
          statusCode: 200,
          requestId: '',
          payload: JSON.stringify(await handler(JSON.parse(payload))),
        }),
        ofInvocation(failed),
      ),
  });
  process.env.AWS_ENDPOINT_URL_LAMBDA = lambda.url;
});
afterAll(async () => {
  await lambda?.stop();
  await stand?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const list = async (query: Record<string, string> = {}) =>
  (await callOperator('GET /operator/dead-letters', { query })).body.deadLetters;
/** Returns everything that is stored of a letter, including what operators do not see. */
const stored = async (letterId: string) =>
  JSON.stringify(await (await import('./page/dead-letter.ts')).findDeadLetter(letterId));
const decide = (verb: 'replay' | 'discard', letterId: string) =>
  callOperator(`POST /operator/dead-letters/{letterId}/${verb}`, { path: { letterId }, body: { reason } });

test('an event that its function fails to handle waits for an operator, and shows no person’s name', async () => {
  await lambda.invoke(functionNameOf('on-export-uploaded'), JSON.stringify(event), { type: 'Event' });
  await expect.poll(() => list()).toHaveLength(1);
  const [letter] = await list();
  expect(letter).toMatchObject({
    state: 'waiting',
    handler: 'on-export-uploaded',
    kind: 'not-handled',
    source: 'aws.s3',
    eventType: 'Object Created',
    event: [
      { name: 'dataPoolId', value: 'spotify' },
      { name: 'contributionId', value: contributionId },
      { name: 'userHash', value: userHashOf(userSub) },
      { name: 'size', value: '12' },
    ],
    error: 'TypeError',
    failures: 1,
    replays: 0,
  });
  expect(JSON.stringify(letter)).not.toMatch(new RegExp(`${userSub}|Tan|zip`));
  // Lambda handed the letter to the operators' store and keeps no copy.
  expect(lambda.deadLetters()).toEqual([]);
});

test('a letter that is replayed before its cause is fixed comes back as the same letter; after the fix it does not', async () => {
  const [{ letterId }] = await list();
  expect(await decide('replay', letterId)).toMatchObject({ status: 200, body: { letterId } });
  await expect.poll(async () => (await list())[0]).toMatchObject({ letterId, state: 'waiting', failures: 2 });
  expect((await list())[0]).not.toHaveProperty('decidedBy');
  expect(await stored(letterId)).toContain(userSub);
  writeFileSync(fixed, '');
  expect((await decide('replay', letterId)).body).toMatchObject({ state: 'replayed' });
  expect(await list()).toEqual([]);
  // The operator and the time stay in the item; the event, which names a person, is deleted.
  expect(await stored(letterId)).not.toMatch(new RegExp(`${userSub}|Tan|payload`));
  expect(await list({ state: 'replayed' })).toMatchObject([
    {
      ...{ letterId, decidedAt: expect.any(String), decidedBy: operator.email },
      event: expect.arrayContaining([{ name: 'contributionId', value: contributionId }]),
    },
  ]);
  for (const verb of ['replay', 'discard'] as const)
    expect(await decide(verb, letterId)).toMatchObject({ status: 409, body: { code: 'LetterDecided' } });
  const { body } = await callOperator('GET /operator/audit');
  expect(body.entries[1]).toMatchObject({ action: 'dead-letter.replay', outcome: 'refused', reason });
});

test('an event that the bus could not deliver is stored once, however often its message is delivered', async () => {
  const { handler } = await import('./on-dead-letter.ts');
  const undelivered = {
    id: 7,
    eventId: 'event-2',
    ruleArn: 'arn:rule',
    targetId: 't',
    targetArn: 'arn:aws:lambda:ap-southeast-1:000000000000:function:cgdx-local-on-payout-sweep',
    deadLetterArn: undefined,
    input: JSON.stringify({
      id: 'event-2',
      source: 'aws.events',
      'detail-type': 'Scheduled Event',
      detail: {},
    }),
    attempts: 4,
    reason: 'ResourceNotFoundException: Function not found: Tan Wei Ming',
    failedAt: Date.now(),
  };
  for (let times = 0; times < 2; times += 1)
    expect(await handler({ Records: [ofDelivery(undelivered)] })).toEqual({ batchItemFailures: [] });
  const [letter] = await list();
  expect(letter).toMatchObject({
    handler: 'on-payout-sweep',
    kind: 'not-delivered',
    eventType: 'Scheduled Event',
    error: 'ResourceNotFoundException',
    failures: 1,
  });
  expect((await decide('discard', letter.letterId)).body).toMatchObject({
    state: 'discarded',
    decidedBy: operator.email,
  });
  expect(await stored(letter.letterId)).not.toContain('payload');
  expect(await decide('discard', 'none')).toMatchObject({ status: 404, body: { code: 'NotFound' } });
});

test('a scheduled function that fails at each run has one letter, which counts the failures', async () => {
  const { handler } = await import('./on-dead-letter.ts');
  const turn = (at: number, rule: string) =>
    ofInvocation({
      ...{ requestId: `turn-${rule}-${at}`, attempts: 3, failedAt: Date.now() + at },
      functionName: functionNameOf('on-chain-tick'),
      payload: JSON.stringify({
        ...{ id: `tick-${rule}-${at}`, source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} },
        time: new Date(at * 60_000).toISOString(),
        resources: [`arn:aws:events:ap-southeast-1:000000000000:rule/${rule}`],
      }),
      reason: JSON.stringify({ errorType: 'ChainUnavailable' }),
    });
  for (let at = 0; at < 5; at += 1) await handler({ Records: [turn(at, 'chain-tick')] });
  expect(await list()).toMatchObject([{ handler: 'on-chain-tick', failures: 5, error: 'ChainUnavailable' }]);
  await handler({ Records: [turn(5, 'another')] });
  expect((await list()).map(({ failures }: { failures: number }) => failures)).toEqual([1, 5]);
});

test('a message that cannot be parsed stays in its queue and does not delay others', async () => {
  const { handler } = await import('./on-dead-letter.ts');
  const record = ofDelivery({
    id: 8,
    eventId: 'event-3',
    ruleArn: '',
    targetId: '',
    targetArn: '',
    deadLetterArn: undefined,
    input: 'no JSON',
    attempts: 1,
    reason: 'x',
    failedAt: Date.now(),
  });
  const { batchItemFailures } = await handler({ Records: [record] });
  expect(batchItemFailures).toEqual([{ itemIdentifier: record.messageId }]);
});
