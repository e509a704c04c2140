import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../service.ts';
import { type Lambda, startLambda } from '../lambda.ts';
import { startFunctionUrl } from './function-url.ts';

const directory = mkdtempSync(join(tmpdir(), 'function-url-'));
const page = 'http://127.0.0.1:4800';
const names = ['say', 'answer', 'raw', 'wait', 'early', 'late', 'plain'];
const urls: Record<string, Service> = {};
let lambda: Lambda;

beforeAll(async () => {
  mkdirSync(join(directory, 'code'));
  const file = join(directory, 'code', 'handler.ts');
  writeFileSync(
    file,
    `
    import { existsSync, writeFileSync } from 'node:fs';
    const events = { statusCode: 200, headers: { 'Content-Type': 'text/event-stream', 'X-A': 'b', 'Access-Control-Allow-Origin': 'https://evil.example' } };
    const begin = (stream, head = events) => awslambda.HttpResponseStream.from(stream, head);
    export const say = awslambda.streamifyResponse(async (event, stream) => {
      stream = begin(stream);
      stream.write(event.requestContext.http.method + ' ' + event.rawPath + ' ' + event.routeKey + '\\n');
      stream.end(event.body);
    });
    export const answer = awslambda.streamifyResponse(async (_event, stream) => { begin(stream, { statusCode: 404 }).end(); });
    export const raw = awslambda.streamifyResponse(async (_event, stream) => {
      stream.setContentType('text/plain');
      stream.write(Buffer.from([0, 0, 0, 0, 0, 0, 0, 0]));
      stream.end('raw');
    });
    export const wait = awslambda.streamifyResponse(async (event, stream) => {
      stream = begin(stream);
      stream.write('first');
      while (!existsSync(event.body)) await new Promise((r) => setTimeout(r, 5));
      stream.end('second');
      writeFileSync(event.body + '.done', '');
    });
    export const early = awslambda.streamifyResponse(async () => { throw new Error('no'); });
    export const late = awslambda.streamifyResponse(async (_event, stream) => {
      begin(stream).write('half');
      throw new Error('no');
    });
    export const plain = async (event) => ({ statusCode: 201, body: event.body });
    `,
  );
  const fn = (exportName: string) => ({
    file,
    exportName,
    timeoutSeconds: 30,
    memoryMb: 256,
    environment: {},
    isWaiting: true,
  });
  lambda = await startLambda({
    port: 0,
    directory: join(directory, 'lambda'),
    functions: Object.fromEntries(names.map((name) => [name, fn(name)])),
  });
  const { invoke } = lambda;
  for (const name of names)
    urls[name] = await startFunctionUrl({ port: 0, functionName: name, invoke, allowOrigin: [page] });
});
afterAll(async () => {
  for (const url of Object.values(urls)) await url.stop();
  await lambda?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const post = (name: string, body = '', headers: Record<string, string> = {}) =>
  fetch(`${urls[name]?.url}/agent_chat`, { method: 'POST', body, headers });

test('a handler sets status and headers, and writes the body', async () => {
  const response = await post('say', 'hello', { origin: page });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('x-a')).toBe('b');
  expect(response.headers.get('access-control-allow-origin')).toBe(page);
  expect(await response.text()).toBe('POST /agent_chat $default\nhello');
});

test('a response without a body has its status', async () => {
  const response = await post('answer');
  expect([response.status, await response.text()]).toEqual([404, '']);
});

test('a handler that sets only a media type writes its bytes unchanged', async () => {
  const response = await post('raw');
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(await response.text()).toBe('\0\0\0\0\0\0\0\0raw');
});

test('written chunks arrive before the handler ends', async () => {
  const file = join(directory, 'go');
  const response = await post('wait', file);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('first');
  writeFileSync(file, '');
  expect((await reader?.read())?.value).toBe('second');
  expect((await reader?.read())?.done).toBe(true);
});

test('a function continues to its end when its caller disconnects, as on Lambda', async () => {
  const file = join(directory, 'go-on');
  const stop = new AbortController();
  const response = await fetch(urls.wait?.url ?? '', { method: 'POST', body: file, signal: stop.signal });
  expect(response.status).toBe(200);
  stop.abort();
  writeFileSync(file, '');
  const { existsSync } = await import('node:fs');
  await expect.poll(() => existsSync(`${file}.done`)).toBe(true);
});

test('a failure before the first byte is a 502, and a later one ends the response unfinished', async () => {
  expect((await post('early')).status).toBe(502);
  const response = await post('late');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('a function that does not stream answers as through the gateway', async () => {
  const response = await post('plain', 'whole');
  expect([response.status, await response.text()]).toEqual([201, 'whole']);
});

test('a streaming function that is invoked without a stream answers with its whole response', async () => {
  const { payload } = await lambda.invoke('raw', '{}');
  expect(payload).toBe('\0\0\0\0\0\0\0\0raw');
});

test('a page of another site is refused, and the own page’s preflight is answered', async () => {
  expect((await post('say', '', { origin: 'https://evil.example' })).status).toBe(403);
  const asked = { origin: page, 'access-control-request-method': 'POST' };
  const preflight = await fetch(urls.say?.url ?? '', { method: 'OPTIONS', headers: asked });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(page);
});
