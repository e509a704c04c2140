import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { Amplify } from 'aws-amplify';
import { events } from 'aws-amplify/data';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import WebSocketClient from 'ws';
import { authorizeJson } from '../iam/authorize-json.ts';
import type { Credential } from '../iam/credential.ts';
import type { Service } from '../service.ts';
import { startEventApi } from './event-api.ts';
import { loadHandlers } from './handler-code.ts';

const apiArn = 'arn:aws:appsync:ap-southeast-1:000000000000:apis/local';
const code = `import { util } from '@aws-appsync/utils';

export function onSubscribe(ctx) {
  if (ctx.info.channel.path !== '/mine/' + ctx.identity.sub) util.unauthorized();
}
`;
const publisher: Credential = {
  accessKeyId: 'PUBLISHER',
  secretAccessKey: 'secret',
  statements: [
    { effect: 'Allow', actions: ['appsync:EventPublish'], resources: [`${apiArn}/channelNamespace/mine`] },
  ],
  tags: {},
};
const claimsOf: Record<string, Record<string, unknown>> = {
  annaToken: { sub: 'anna' },
  boToken: { sub: 'bo' },
};

let api: Service;
/** Amplify always uses TLS, which this server does not offer. */
class PlainWebSocket extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace(/^wss:/, 'ws:'), protocols);
  }
}

beforeAll(async () => {
  vi.stubGlobal('WebSocket', PlainWebSocket);
  api = await startEventApi({
    port: 0,
    apiArn,
    namespaces: { mine: { code }, closed: { code } },
    verify: async (token) => claimsOf[token],
    authorize: authorizeJson((id) => (id === 'PUBLISHER' ? publisher : undefined), Date.now, 403),
  });
  Amplify.configure({
    API: { Events: { endpoint: `${api.url}/event`, region: 'ap-southeast-1', defaultAuthMode: 'lambda' } },
  });
});
afterEach(() => events.closeAll());
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.stop();
});

async function publish(body: unknown, credentials: { secretAccessKey: string } = publisher) {
  const { host, hostname } = new URL(api.url);
  const text = JSON.stringify(body);
  const signer = new SignatureV4({
    credentials: { accessKeyId: 'PUBLISHER', ...credentials },
    region: 'ap-southeast-1',
    service: 'appsync',
    sha256: Sha256,
  });
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: 'http:',
    hostname,
    path: '/event',
    query: {},
    headers: { host, 'content-type': 'application/json' },
    body: text,
  });
  const response = await fetch(`${api.url}/event`, { method: 'POST', headers, body: text });
  return { status: response.status, body: await response.json() };
}

/** Subscribes with Amplify's own client. */
async function subscribe(channelName: string, authToken: string) {
  const heard: unknown[] = [];
  const channel = await events.connect(channelName, { authMode: 'lambda', authToken });
  const subscription = channel.subscribe(
    { next: ({ event }: { event: unknown }) => heard.push(event), error: () => undefined },
    { authMode: 'lambda', authToken },
  );
  await subscription.ready;
  return { heard, subscription };
}

test('a person receives the events of their own channel, and none of another', async () => {
  const anna = await subscribe('/mine/anna', 'annaToken');
  const bo = await subscribe('/mine/bo', 'boToken');
  const { status, body } = await publish({ channel: '/mine/anna', events: ['{"n":1}', '{"n":2}'] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ successful: [{ index: 0 }, { index: 1 }], failed: [] });
  await publish({ channel: '/mine/bo', events: ['{"n":3}'] });
  await expect.poll(() => bo.heard).toEqual([{ n: 3 }]);
  expect(anna.heard).toEqual([{ n: 1 }, { n: 2 }]);
});

test.each([
  '/mine/bo',
  '/mine/*',
  '/mine',
  '/mine/anna/more',
  '/closed/anna',
  '/unknown/anna',
  '/mine/an na',
])('the handler refuses %s to anna', async (channel) => {
  await expect(subscribe(channel, 'annaToken')).rejects.toBeDefined();
});

test('nobody connects without a valid token', async () => {
  await expect(
    events.connect('/mine/anna', { authMode: 'lambda', authToken: 'forged' }),
  ).rejects.toBeDefined();
});

test('a client that unsubscribes receives nothing more', async () => {
  const anna = await subscribe('/mine/anna', 'annaToken');
  anna.subscription.unsubscribe();
  const again = await subscribe('/mine/anna', 'annaToken');
  await publish({ channel: '/mine/anna', events: ['1'] });
  await expect.poll(() => again.heard).toEqual([1]);
  expect(anna.heard).toEqual([]);
});

test('only a signed caller with permission publishes, and only to the permitted namespace', async () => {
  const event = { channel: '/mine/anna', events: ['1'] };
  expect((await publish(event, { ...publisher, secretAccessKey: 'guessed' })).status).toBe(403);
  expect((await publish({ ...event, channel: '/closed/anna' })).status).toBe(403);
  expect((await fetch(`${api.url}/event`, { method: 'POST', body: JSON.stringify(event) })).status).toBe(403);
});

test.each([
  { channel: '/mine/anna', events: [] },
  { channel: '/mine/anna', events: ['1', '2', '3', '4', '5', '6'] },
  { channel: '/mine/anna', events: [{ n: 1 }] },
  { channel: '/mine/*', events: ['1'] },
])('a publication that AppSync would refuse is refused: %j', async (body) => {
  expect((await publish(body)).status).toBe(400);
});

test('a page of another site cannot connect, even with a valid token', async () => {
  const socket = new WebSocketClient(
    `${api.url.replace('http', 'ws')}/event/realtime`,
    ['aws-appsync-event-ws'],
    {
      origin: 'https://elsewhere.example',
    },
  );
  const status = await new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', resolve);
  });
  expect(status).toBe(403);
});

test('a connection has at most a hundred subscriptions, as with AppSync; after one ends, another may begin', async () => {
  const header = Buffer.from(JSON.stringify({ host: 'x', Authorization: 'annaToken' })).toString('base64url');
  const protocols = ['aws-appsync-event-ws', `header-${header}`];
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/event/realtime`, protocols);
  const heard: { type: string; id?: string; errors?: unknown }[] = [];
  socket.onmessage = ({ data }) => heard.push(JSON.parse(data));
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  const authorization = { Authorization: 'annaToken' };
  const subscribeAs = (id: string) =>
    socket.send(JSON.stringify({ type: 'subscribe', id, channel: '/mine/anna', authorization }));
  const ofType = (wanted: string) => heard.filter(({ type }) => type === wanted);
  for (let n = 0; n < 300; n++) subscribeAs(`s${n}`);
  await expect.poll(() => heard.length).toBe(300);
  expect(ofType('subscribe_success').map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, n) => `s${n}`),
  );
  expect(ofType('subscribe_error')).toHaveLength(200);
  expect(ofType('subscribe_error')[0]?.errors).toEqual([
    { errorType: 'MaxSubscriptionsReachedError', message: 'Max number of 100 subscriptions reached' },
  ]);
  socket.send(JSON.stringify({ type: 'unsubscribe', id: 's0' }));
  await expect.poll(() => ofType('unsubscribe_success')).toHaveLength(1);
  subscribeAs('further');
  await expect.poll(() => ofType('subscribe_success').at(-1)?.id).toBe('further');
  socket.close();
});

test('an unknown message gets an error, and the connection stays open', async () => {
  const header = Buffer.from(JSON.stringify({ host: 'x', Authorization: 'annaToken' })).toString('base64url');
  const protocols = ['aws-appsync-event-ws', `header-${header}`];
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/event/realtime`, protocols);
  const heard: { type: string; connectionTimeoutMs?: number }[] = [];
  socket.onmessage = ({ data }) => heard.push(JSON.parse(data));
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  expect(socket.protocol).toBe('aws-appsync-event-ws');
  for (const message of ['no json', '{"type":"delete-all"}', '{"type":"connection_init"}'])
    socket.send(message);
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(['error', 'error', 'connection_ack']);
  expect(heard[2]?.connectionTimeoutMs).toBe(300_000);
  socket.close();
});

test('a module of handlers may import only the utilities of AppSync', () => {
  expect(() => loadHandlers("import fs from 'node:fs';")).toThrow('util');
  expect(() => loadHandlers(`${code}\nimport fs from 'node:fs';`)).toThrow('only util');
});
