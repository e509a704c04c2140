import { createServer } from 'node:http';
import { routeSchemas } from '@cgdx/api/routes.ts';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, callRoute } from './call-route.ts';

let service: Service;
let answers: { status: number; body: object }[] = [];
let calls = 0;
let lastUrl: string | undefined;
const api = (): Api => ({ url: service.url, token: async () => 'token' });

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
  return callRoute(api(), 'GET /wallet', routeSchemas['GET /wallet'], {});
};

test('a call that is answered with 429 is sent again', async () => {
  const busy = { status: 429, body: { message: 'Too Many Requests' } };
  expect(await call(busy, { status: 200, body: { address: null } })).toEqual({ address: null });
});

test('an API that stays busy, a refusal and a fault are three kinds of error', async () => {
  const ends = async (status: number) =>
    call({ status, body: { message: 'no' } }).catch(({ kind }: { kind: string }) => kind);
  expect([await ends(429), await ends(503), await ends(403), await ends(409)]).toEqual([
    'busy',
    'unavailable',
    'auth',
    'input',
  ]);
});

test('a call that must not happen twice is repeated only if the server was too busy to begin it', async () => {
  const quote = (...given: typeof answers) => {
    [answers, calls] = [given, 0];
    const body = { uploadHashes: [], licenceVersion: '' };
    const asked = callRoute(api(), 'POST /v1/quotes', routeSchemas['POST /v1/quotes'], { body }, 'once');
    return asked.catch(({ code }: { code: string }) => [code, calls]);
  };
  const refused = { status: 422, body: { message: 'It is empty.', code: 'EmptyCart' } };
  expect(await quote({ status: 429, body: {} }, refused)).toEqual(['EmptyCart', 2]);
  expect(await quote({ status: 503, body: {} }, refused)).toEqual(['ApiRefused', 1]);
});

const poolUploads = (body: object) => {
  [answers, calls] = [[{ status: 200, body }], 0];
  const path = { poolId: 'a pool' };
  const key = 'GET /upload/datapool/{poolId}';
  return callRoute(api(), key, routeSchemas[key], { path, query: { after: '0x1' } });
};

test('a route is called by its schema: path, query and response', async () => {
  expect(await poolUploads([])).toEqual([]);
  expect(lastUrl).toBe('/upload/datapool/a%20pool?after=0x1');
  await expect(poolUploads({ uploads: [] })).rejects.toThrow(/expected array/);
});
