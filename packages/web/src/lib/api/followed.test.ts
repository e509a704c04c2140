import { QueriesObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { followed, untilAnswered } from './followed.ts';
import { newQueryClient } from './query-client.ts';

const combine = followed<'paying' | 'settled'>((state) => state === 'settled');
const failure = new ApiError(0, 'NetworkError', 'The server cannot be reached.');

it('reports why progress cannot be read, before the first response and later', () => {
  for (const failed of [
    { error: failure, failureReason: null },
    { error: null, failureReason: failure },
  ]) {
    expect(combine([{ data: undefined, ...failed }])).toEqual({ values: [undefined], failure });
    expect(combine([{ data: 'paying', ...failed }])).toEqual({ values: ['paying'], failure });
  }
});

it('reports no failure once the item has ended, or when the next response has come', () => {
  expect(combine([{ data: 'settled', error: failure, failureReason: failure }]).failure).toBeUndefined();
  expect(combine([{ data: 'paying', error: null, failureReason: null }]).failure).toBeUndefined();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows an item that is requested every second; each response takes a while. */
function follow(ask: () => Promise<'paying' | 'settled'>, isFinal?: (error: Error) => boolean) {
  const client = newQueryClient();
  client.mount();
  const queryFn = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return ask();
  });
  const query = { queryKey: ['payout'], queryFn, ...untilAnswered(1_000, isFinal) };
  const observer = new QueriesObserver(client, [query]);
  const stop = observer.subscribe(() => undefined);
  return {
    queryFn,
    /** Refetches as the polling interval does, which works only in browsers. */
    askAgain: () => void client.refetchQueries(),
    /** Returns every failure that is reported within this time. */
    toldFor: async (seconds: number) => {
      const told = new Set<unknown>();
      for (let passedMs = 0; passedMs < seconds * 1_000; passedMs += 50) {
        await vi.advanceTimersByTimeAsync(50);
        told.add(combine(observer.getCurrentResult() as never).failure);
      }
      return [...told];
    },
    end: () => {
      stop();
      client.unmount();
      client.clear();
    },
  };
}

it('a failure before the first response stays during the retries, until a response comes', async () => {
  let answer: () => Promise<'paying'> = () => Promise.reject(failure);
  const { queryFn, askAgain, toldFor, end } = follow(() => answer());
  expect(await toldFor(1)).toEqual([undefined, failure]);
  askAgain();
  expect(await toldFor(10)).toEqual([failure]);
  expect(queryFn.mock.calls.length).toBeGreaterThan(5);
  answer = async () => 'paying';
  expect(await toldFor(2)).toEqual([failure, undefined]);
  answer = () => Promise.reject(failure);
  askAgain();
  expect(await toldFor(2)).toEqual([undefined, failure]);
  expect(await toldFor(5)).toEqual([failure]);
  end();
});

it('a permanent error is not retried like a transient one', async () => {
  const { queryFn, toldFor, end } = follow(
    () => Promise.reject(failure),
    (error) => error === failure,
  );
  expect(await toldFor(0.5)).toEqual([undefined, failure]);
  expect(queryFn).toHaveBeenCalledOnce();
  end();
});
