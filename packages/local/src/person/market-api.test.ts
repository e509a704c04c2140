import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../ground/endpoints.ts';
import { callRoute } from './market-api.ts';
import type { Person } from './person.ts';

let service: Service;
let answers: { status: number; body: object }[] = [];
let calls = 0;
let lastUrl: string | undefined;
const person = { idToken: async () => 'token' } as unknown as Person;

beforeAll(async () => {
  const server = createServer(({ url }, response) => {
    lastUrl = url;
    const { status, body } = answers[Math.min(calls++, answers.length - 1)] ?? { status: 500, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  service = await listen(server, 0);
});
afterAll(() => service.stop());

const call = (...given: typeof answers) => {
  [answers, calls] = [given, 0];
  return callRoute({ apiUrl: service.url } as Stack, person, 'GET /wallet', {});
};

test('a call at a busy time is made again', async () => {
  const busy = { status: 429, body: { message: 'Too Many Requests' } };
  expect(await call(busy, { status: 200, body: { address: null } })).toEqual({ address: null });
});

test('a time that stays busy is told from a refusal and from a fault', async () => {
  const ends = async (status: number) =>
    call({ status, body: { message: 'no' } }).catch(({ kind }: { kind: string }) => kind);
  expect([await ends(429), await ends(503), await ends(403), await ends(409)]).toEqual([
    'busy',
    'unavailable',
    'auth',
    'input',
  ]);
});

const poolUploads = (body: object) => {
  [answers, calls] = [[{ status: 200, body }], 0];
  const path = { poolId: 'a pool' };
  return callRoute({ apiUrl: service.url } as Stack, person, 'GET /upload/datapool/{poolId}', {
    path,
    query: { after: '0x1' },
  });
};

test('a route is called by its schema: path, query and response', async () => {
  expect(await poolUploads([])).toEqual([]);
  expect(lastUrl).toBe('/upload/datapool/a%20pool?after=0x1');
  await expect(poolUploads({ uploads: [] })).rejects.toThrow(/expected array/);
});
