import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPublic } from './public-address.ts';
import { type Reach, refusalOfAddress, sendWebhook } from './send-webhook.ts';

let service: Service;
let port: number;
let status: number;
let got: { url: string | undefined; body: string; id: unknown }[];

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    got.push({ url: request.url, body, id: request.headers['webhook-id'] });
    const location = status === 302 ? { location: `http://127.0.0.1:${port}/inside` } : {};
    response.writeHead(status, location).end('x'.repeat(100_000));
  });
  service = await listen(server, 0);
  port = Number(new URL(service.url).port);
});
afterAll(() => service?.stop());
beforeEach(() => {
  [status, got] = [200, []];
});

/** A test's internet, whose only public machine is this one. */
const internet = (...answers: readonly string[][]): Reach & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    resolve: async (host) => {
      asked.push(host);
      const addresses = answers[Math.min(asked.length, answers.length) - 1] ?? [];
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    isAllowed: (address) => address === '127.0.0.1' || isPublic(address),
    isPlainAllowed: true,
  };
};
const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"a":1}' };
const send = (reach: Reach, path = '/in', host = `shop.test:${port}`) =>
  sendWebhook(`http://${host}${path}`, message, reach);

test('a message goes to the IP address that its host name was resolved to', async () => {
  expect(await send(internet(['127.0.0.1']))).toBeUndefined();
  expect(got).toEqual([{ url: '/in', body: '{"a":1}', id: 'msg_1' }]);
});

test('every answer but success gives a reason, and a redirect is not followed', async () => {
  for (const [answered, reason] of [
    [500, 'It answered 500.'],
    [404, 'It answered 404.'],
    [302, 'It answered with a redirect, which is not followed.'],
  ] as const) {
    status = answered;
    expect(await send(internet(['127.0.0.1']))).toBe(reason);
  }
  expect(got.map(({ url }) => url)).toEqual(['/in', '/in', '/in']);
});

const refused = 'Its address is in a private network, to which nothing is sent.';

test.each([[['10.0.0.1']], [['169.254.169.254']], [['::1']], [['127.0.0.1', '192.168.0.1']], [[]]])(
  'a name of %j is refused',
  async (addresses) => {
    expect(await send(internet(addresses))).toBe(refused);
    expect(got).toEqual([]);
  },
);

test('at each delivery, a host that resolves differently between check and connection is refused', async () => {
  const rebound = internet(['127.0.0.1'], ['10.0.0.1']);
  expect(await send(rebound)).toBe(refused);
  expect(rebound.asked).toEqual(['shop.test', 'shop.test']);
  const later = internet(['127.0.0.1'], ['127.0.0.1'], ['10.0.0.1']);
  expect(await send(later)).toBeUndefined();
  expect(await send(later)).toBe(refused);
  expect(got).toHaveLength(1);
});

test.each(['10.0.0.1', '[::1]', '0x0a.1', '2130706434', '[::ffff:10.0.0.1]'])(
  'the address %s is refused, however it is written',
  async (host) => expect(await send(internet([]), '/', host)).toBe(refused),
);

const strict: Reach = { ...internet(['93.184.216.34']), isAllowed: isPublic, isPlainAllowed: false };
test.each([
  ['https://shop.example/in', undefined],
  ['https://shop.example:8443/in', undefined],
  ['http://shop.example/in', 'Webhooks need an https address.'],
  ['ftp://shop.example/in', 'Webhooks need an https address.'],
  ['https://me:secret@shop.example/', 'The address contains a user name or a password.'],
  ['https://127.0.0.1/in', refused],
  ['shop.example', 'This is not a web address. It must begin with https://.'],
])('%s is refused: %s', async (url, reason) => expect(await refusalOfAddress(url, strict)).toBe(reason));

test('a receiver that does not answer, or is not found, gives a reason', async () => {
  const lost: Reach = {
    ...internet([]),
    resolve: async () => {
      throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    },
  };
  expect(await send(lost)).toBe('Its host name was not found.');
  expect(await send(internet(['127.0.0.1']), '/', 'shop.test:1')).toBe('No connection could be made.');
});
