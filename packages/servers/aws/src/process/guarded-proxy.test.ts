import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { admitPrograms } from './admit.ts';
import { type GuardedProxyOptions, openGuardedProxy } from './guarded-proxy.ts';
import { listen } from './listen.ts';

/** Starts a server that records the requests that reach it, behind a guarded proxy. */
async function open(options: Partial<GuardedProxyOptions> = {}) {
  const reached: string[] = [];
  const inner = await listen(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      reached.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(201, { 'access-control-allow-origin': '*', 'x-own': 'kept' }).end(`heard ${body}`);
    }),
    0,
  );
  const target = { host: '127.0.0.1', port: Number(new URL(inner.url).port) };
  const proxy = await openGuardedProxy({
    port: 0,
    target,
    admit: admitPrograms,
    mostBodyBytes: 1_000,
    ...options,
  });
  onTestFinished(async () => {
    await proxy.stop();
    await inner.stop();
  });
  return { url: proxy.url, reached, inner };
}

test('a request of a program is passed on, and the answer has no CORS permission', async () => {
  const { url, reached } = await open();
  const answer = await fetch(`${url}/a?b=1`, { method: 'POST', body: 'hello' });
  expect([answer.status, await answer.text(), answer.headers.get('x-own')]).toEqual([
    201,
    'heard hello',
    'kept',
  ]);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(reached).toEqual(['POST /a?b=1 hello']);
});

test('a request of a foreign page does not reach the server', async () => {
  const { url, reached } = await open();
  const headers = { origin: 'https://attacker.example', 'content-type': 'text/plain' };
  expect((await fetch(url, { method: 'POST', headers, body: 'x' })).status).toBe(403);
  expect(reached).toEqual([]);
});

test('a refused request is answered with the reason, and a body over the limit with 413', async () => {
  const { url, reached } = await open({
    check: (_request, body) =>
      body.includes('no') ? { status: 400, type: 'application/json', body: '{"why":"no"}' } : undefined,
  });
  const refused = await fetch(url, { method: 'POST', body: 'say no' });
  expect([refused.status, await refused.json()]).toEqual([400, { why: 'no' }]);
  expect((await fetch(url, { method: 'POST', body: 'x'.repeat(1_001) })).status).toBe(413);
  expect(reached).toEqual([]);
});

test('while the server behind it is down, the proxy answers 503', async () => {
  const { url, inner } = await open();
  await inner.stop();
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(503);
});
