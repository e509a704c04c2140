import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { delayMs, withRetry } from './retry.ts';

const noWait = async () => {};

function failing(times: number, error: unknown) {
  let calls = 0;
  const attempt = async () => {
    calls += 1;
    if (calls <= times) throw error;
    return calls;
  };
  return { attempt, calls: () => calls };
}

it('tries three times if the error is transient', async () => {
  const twice = failing(2, new ApiError(503, 'Unavailable', 'busy'));
  expect(await withRetry(twice.attempt, noWait)).toBe(3);
  const thrice = failing(3, new ApiError(0, 'NetworkError', 'no answer'));
  await expect(withRetry(thrice.attempt, noWait)).rejects.toThrow('no answer');
  expect(thrice.calls(), 'proves call.transient-failures-tried').toBe(3);
});

it.each([0, 429, 500, 502, 503, 504])('retries after the status %i', async (status) => {
  const once = failing(1, new ApiError(status, 'Passing', 'no'));
  expect(await withRetry(once.attempt, noWait), 'proves call.transient-failures-tried').toBe(2);
});

it('does not retry a refused request', async () => {
  const refused = failing(1, new ApiError(403, 'NotYours', 'not yours'));
  await expect(withRetry(refused.attempt, noWait)).rejects.toThrow('not yours');
  expect(refused.calls()).toBe(1);
});

it('waits twice as long each time and never more than five minutes', () => {
  expect(delayMs(1, 0)).toBe(200);
  expect(delayMs(2, 0)).toBe(400);
  expect(delayMs(2, 1)).toBe(800);
  expect(delayMs(30, 1), 'proves constant.retry-3-attempts').toBe(300_000);
});
