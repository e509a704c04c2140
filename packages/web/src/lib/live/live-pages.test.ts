import { environmentManager, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { livePages } from './live-pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

it('changes on pages after the first are shown within a minute', async () => {
  let second = ['b'];
  const load = async (cursor: string | undefined) =>
    cursor === undefined ? { rows: ['a'], cursor: '1' } : { rows: second };
  const observer = new InfiniteQueryObserver(new QueryClient(), livePages(['reviews'], load));
  const stop = observer.subscribe(() => undefined);
  const rows = () => observer.getCurrentResult().data?.pages.flatMap((page) => page.rows);
  await vi.advanceTimersByTimeAsync(0);
  await observer.fetchNextPage();
  expect(rows()).toEqual(['a', 'b']);
  second = ['c', 'd'];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rows()).toEqual(['a', 'c', 'd']);
  stop();
});
