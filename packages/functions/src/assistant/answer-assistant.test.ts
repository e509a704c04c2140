import { startTokenIssuer, type TokenIssuer } from '@cgdx/stand/assistant/token-issuer.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { LambdaFunctionURLEvent } from 'aws-lambda';
import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAssistant } from './answer-assistant.ts';
import { lastTurns, stopPrompt } from './conversation.ts';

let stand: PurchaseStand;
let issuer: TokenIssuer;

beforeAll(async () => {
  stand = await openPurchaseStand();
  issuer = await startTokenIssuer();
  setLinks(issuer.links);
});
afterAll(async () => {
  await issuer?.stop();
  await stand?.stop();
});

interface Given {
  readonly token?: string;
  readonly body?: object | string;
  readonly path?: string;
  readonly method?: string;
}

async function ask({ token, body = {}, path = '/agent_chat', method = 'POST' }: Given) {
  const event = {
    rawPath: path,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    requestContext: { http: { method }, timeEpoch: Date.now() },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    isBase64Encoded: false,
  } as unknown as LambdaFunctionURLEvent;
  return answerAssistant(event);
}

async function textOf({ body }: Awaited<ReturnType<typeof ask>>): Promise<string> {
  let text = '';
  for await (const part of body) text += part;
  return text;
}

function eventsOf(text: string) {
  const events: { name: string | undefined; data: Record<string, unknown> }[] = [];
  createParser({
    onEvent: ({ event, data }) => void events.push({ name: event, data: JSON.parse(data) }),
  }).feed(text);
  return events;
}

test('an answer is streamed in parts, the need first, and stored like one that is not streamed', async () => {
  const token = await issuer.tokenOf('ann');
  const answered = await ask({
    token,
    body: { session_id: '1', message: 'tweets about disasters after 2011' },
  });
  expect([answered.statusCode, answered.headers['content-type']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const events = eventsOf(await textOf(answered));
  const done = events.at(-1);
  expect([events[0]?.name, done?.name]).toEqual(['understood', 'done']);
  expect(events[0]?.data.chips).toContainEqual({ kind: 'years', value: 'since 2012' });
  assertResponse('POST /agent_chat', 200, done?.data);
  const said = events.filter(({ name }) => name === 'text').map(({ data }) => data.text);
  expect(said.join('')).toBe(done?.data.response);
  expect(events.filter(({ name }) => name === 'card').map(({ data }) => data)).toEqual(done?.data.cards);
  expect(await lastTurns('ann', '1', 10)).toEqual([done?.data]);
});

test('a follow-up is understood by what was asked before it, streamed or not', async () => {
  const token = await issuer.tokenOf('ben');
  for (const message of ['tweets about disasters', 'only after 2011']) {
    await textOf(await ask({ token, body: { session_id: '2', message } }));
  }
  expect((await lastTurns('ben', '2', 1))[0]).toMatchObject({
    turn: 2,
    need: { topic: 'tweets about disasters', years: { from: 2012 } },
  });
});

test('a prompt that is stopped while it is answered ends without a turn', async () => {
  const token = await issuer.tokenOf('eva');
  const answered = await ask({ token, body: { session_id: '1', message: 'rain', prompt_id: 'a' } });
  await stopPrompt('eva', '1', 'a');
  const names = eventsOf(await textOf(answered)).map(({ name }) => name);
  expect(names).toContain('understood');
  expect(names).not.toContain('done');
  expect(names).not.toContain('error');
  expect(await lastTurns('eva', '1', 1), 'proves d-gpt.stop-ends-reading').toEqual([]);
});

test('only a valid id token of this user pool’s client is accepted', async () => {
  const stranger = await startTokenIssuer();
  const refused: [string, string | undefined][] = [
    ['none', undefined],
    ['nonsense', 'a.b.c'],
    ['another key’s', await stranger.tokenOf('ann')],
    ['expired', await issuer.tokenOf('ann', { exp: 1 })],
    ['without an end', await issuer.tokenOf('ann', { exp: undefined })],
    ['another client’s', await issuer.tokenOf('ann', { aud: 'other' })],
    ['another pool’s', await issuer.tokenOf('ann', { iss: 'https://evil.example' })],
    [
      'an access token',
      await issuer.tokenOf('ann', { aud: undefined, client_id: 'client', token_use: 'access' }),
    ],
    ['two tokens', `${await issuer.tokenOf('ann')}, ${await issuer.tokenOf('ben')}`],
  ];
  for (const [name, token] of refused) {
    const answered = await ask({ ...(token && { token }), body: { session_id: '1', message: 'rain' } });
    expect([name, answered.statusCode]).toEqual([name, 401]);
  }
  const wrongUse = await issuer.tokenOf('ann', { token_use: 'access' });
  expect((await ask({ token: wrongUse, body: { session_id: '1', message: 'rain' } })).statusCode).toBe(401);
  await stranger.stop();
});

test('a refused stream has the API’s status and message', async () => {
  const token = await issuer.tokenOf('cid');
  const refused = async (given: Given) => {
    const answered = await ask({ token, ...given });
    return [answered.statusCode, JSON.parse(await textOf(answered)).code];
  };
  expect(await refused({ body: { session_id: '1', message: ' \n' } })).toEqual([422, 'EmptyPrompt']);
  expect(await refused({ body: { session_id: '1', message: 'a '.repeat(2_001) } })).toEqual([
    422,
    'PromptTooLong',
  ]);
  expect(await refused({ body: { session_id: '../ben/2', message: 'rain' } })).toEqual([400, 'InvalidInput']);
  expect(await refused({ body: '{' })).toEqual([400, 'InvalidInput']);
  expect(await refused({ path: '/agent_chat/1', method: 'GET' })).toEqual([404, 'NotFound']);
});

test('a failure after the first part is an event that says what to do', async () => {
  const token = await issuer.tokenOf('dan');
  const answered = await ask({ token, body: { session_id: '1', message: 'rain' } });
  stand.proxies.database.plan({ at: 'all', when: 'before' });
  const events = eventsOf(await textOf(answered));
  stand.proxies.database.plan(undefined);
  expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['understood', 'error']));
  expect(events.at(-1)).toMatchObject({
    name: 'error',
    data: { message: expect.stringContaining('Please try again') },
  });
});
