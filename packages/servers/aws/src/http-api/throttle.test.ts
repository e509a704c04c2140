import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../service.ts';
import { startHttpApi } from './http-api.ts';
import { createThrottle } from './throttle.ts';

test('a bucket allows its burst at once, then its rate, and never saves up more than its burst', () => {
  let now = 0;
  const take = createThrottle({ ratePerSecond: 2, burst: 3 }, () => now);
  expect([take(), take(), take()]).toEqual([0, 0, 0]);
  expect(take()).toBe(1);
  now = 499;
  expect(take()).toBe(1);
  now = 500;
  expect([take(), take()]).toEqual([0, 1]);
  now = 100_000;
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
});

test('a bucket with a low rate returns the time to wait', () => {
  const take = createThrottle({ ratePerSecond: 0.1, burst: 1 }, () => 0);
  expect([take(), take()]).toEqual([0, 10]);
});

let api: Service;
let now = 0;
const invoked: string[] = [];
let refuse: Error | undefined;

beforeAll(async () => {
  api = await startHttpApi({
    port: 0,
    allowOrigin: ['http://localhost:4800'],
    longestLoadMs: 600_000,
    routes: {
      'POST /upload_v2': { fn: 'wait', access: 'person', throttle: { ratePerSecond: 1, burst: 2 } },
      'GET /data-pool': { fn: 'pools', access: 'anyone', throttle: { ratePerSecond: 1, burst: 1 } },
    },
    verify: (token) => (token === 'good' ? { sub: 's-1' } : undefined),
    invoke: async (fn) => {
      if (refuse) throw refuse;
      invoked.push(fn);
      return { payload: '{}' };
    },
    now: () => now,
  });
});
afterAll(() => api.stop());

const call = (route: string, token = 'good') => {
  const [method = '', path = ''] = route.split(' ');
  return fetch(api.url + path, { method, headers: { authorization: token } });
};

test('calls above the limit of a route are refused with the time to wait, and reach no function', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => call('POST /upload_v2')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  expect(invoked).toEqual(['wait', 'wait']);
  const late = answers.find(({ status }) => status === 429);
  expect(late?.headers.get('retry-after')).toBe('1');
  expect(await late?.json()).toEqual({
    message: 'Too Many Requests',
    code: 'TooManyRequests',
    advice: 'Nothing was done. Please try again in a second.',
  });
  now = 1_000;
  expect((await call('POST /upload_v2')).status).toBe(200);
});

test('each route has its own bucket', async () => {
  expect((await call('POST /upload_v2')).status).toBe(429);
  expect((await call('GET /data-pool')).status).toBe(200);
});

test('a call that Lambda throttles gets the same answer as one that the gateway throttles', async () => {
  now = 60_000;
  refuse = Object.assign(new Error('Rate Exceeded.'), { name: 'TooManyRequestsException' });
  expect((await call('POST /upload_v2')).status).toBe(503);
});
