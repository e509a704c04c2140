import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { admitLoopback, guarded } from './admit.ts';
import { listen } from './listen.ts';

const page = 'http://127.0.0.1:4800';
const admit = admitLoopback({ allowsOrigin: (origin) => origin === page });
const host = '127.0.0.1:4801';

test.each([
  '127.0.0.1',
  '127.0.0.1:4801',
  'localhost:80',
  'LOCALHOST',
  'bucket.localhost:4801',
  '[::1]:4801',
  '127.9.8.7:1',
])('a request to %s is served', (name) => expect(admit({ host: name })).toBeUndefined());

test.each([
  'attacker.example',
  'attacker.example:4801',
  '127.0.0.1.attacker.example',
  'localhost.attacker.example:4801',
  '127.0.0.1:4801@attacker.example',
  '0.0.0.0:4801',
  '10.0.0.1:4801',
  '',
])(
  'a request with the host "%s" is refused, since the DNS may resolve a foreign name to this machine',
  (name) => {
    expect(admit({ host: name })).toContain('another host');
  },
);

test('a request without a host is refused', () => {
  expect(admit({})).toContain('another host');
});

test('the product’s own page is served, and every other is refused', () => {
  expect(admit({ host, origin: page })).toBeUndefined();
  for (const origin of [
    'https://attacker.example',
    'http://127.0.0.1:9999',
    `${page}.attacker.example`,
    'null',
    '',
  ])
    expect(admit({ host, origin })).toContain('another page');
});

test('a foreign page that loads a resource without an Origin header is refused; following a link is not', () => {
  const foreign = { host, 'sec-fetch-site': 'cross-site' };
  expect(admit({ ...foreign, 'sec-fetch-mode': 'no-cors' })).toContain('another page');
  expect(admit({ ...foreign, 'sec-fetch-mode': 'navigate' })).toBeUndefined();
  expect(admit({ host, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' })).toBeUndefined();
});

test('a refused request has no effect', async () => {
  let served = 0;
  const server = createServer(
    guarded(admit, (_request, response) => {
      served += 1;
      response.end('served');
    }),
  );
  const { url, stop } = await listen(server, 0);
  onTestFinished(stop);
  // A browser sends a simple POST without a preflight.
  const refused = await fetch(url, {
    method: 'POST',
    headers: { origin: 'https://attacker.example', 'content-type': 'text/plain' },
    body: 'x'.repeat(100_000),
  });
  expect([refused.status, refused.headers.get('access-control-allow-origin'), served]).toEqual([
    403,
    null,
    0,
  ]);
  expect(await (await fetch(url)).text()).toBe('served');
});

test('a server with pages serves requests of its own pages under each of its names, and of no other page', () => {
  const own = admitLoopback({ hasPages: true });
  expect(own({ host: '127.0.0.1:4809', origin: 'http://127.0.0.1:4809' })).toBeUndefined();
  expect(own({ host: 'localhost:4809', origin: 'http://localhost:4809' })).toBeUndefined();
  expect(own({ host: '127.0.0.1:4809', origin: 'http://127.0.0.1:4800' })).toContain('another page');
  expect(own({ host: 'evil.example', origin: 'http://evil.example' })).toContain('another host');
  expect(own({ host: '127.0.0.1:4809', origin: 'null' })).toContain('another page');
});
