import { focusManager, InfiniteQueryObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { newQueryClient } from '../../lib/api/query-client.ts';
import { fullPage } from '../../lib/upload/next-page.ts';
import { markBought, type PoolUpload, poolUploadsQuery } from './pool-uploads.ts';

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

const upload = (uploadHash: string) => ({ uploadHash, dataPoolId: 'x' }) as PoolUpload;
const page = (name: string, length: number) =>
  Array.from({ length }, (_, at) => upload(btoa(`${name}${at}`)));

/** Loads a list of two pages, and a second query that is refetched whenever it is stale, for comparison. */
async function loadedList(queryFn: () => Promise<PoolUpload[]>) {
  const client = newQueryClient();
  // Like its provider: only a mounted client listens to the window's focus and the network.
  client.mount();
  const list = new InfiniteQueryObserver(client, { ...poolUploadsQuery('x'), queryFn, staleTime: 0 });
  const other = vi.fn(async () => 'there');
  const beside = new QueryObserver(client, { queryKey: ['other'], queryFn: other, staleTime: 0 });
  const stops = [list.subscribe(() => undefined), beside.subscribe(() => undefined)];
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true);
  await list.fetchNextPage();
  await expect.poll(() => other.mock.calls.length).toBe(1);
  const stop = () => {
    for (const one of stops) one();
    client.unmount();
  };
  return { client, list, other, stop };
}

it('loaded pages are not requested again when the window regains focus or the network returns', async () => {
  const queryFn = vi.fn(async () => page('b', 3)).mockImplementationOnce(async () => page('a', fullPage));
  const { list, other, stop } = await loadedList(queryFn);
  expect(list.getCurrentResult().data?.pages.map(({ length }) => length)).toEqual([fullPage, 3]);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.poll(() => other.mock.calls.length).toBe(2);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => other.mock.calls.length).toBe(3);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

it('a list that could not be loaded is requested again once the network returns', async () => {
  const client = newQueryClient();
  client.mount();
  onlineManager.setOnline(false);
  const queryFn = vi.fn(async () => page('a', 1)).mockRejectedValueOnce(new Error('no network'));
  const list = new InfiniteQueryObserver(client, { ...poolUploadsQuery('x'), queryFn });
  const stop = list.subscribe(() => undefined);
  await expect.poll(() => list.getCurrentResult().isError).toBe(true);
  onlineManager.setOnline(true);
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true);
  stop();
  client.unmount();
});

it('bought uploads are marked on every loaded page without another request', async () => {
  const queryFn = vi.fn(async () => page('b', 3)).mockImplementationOnce(async () => page('a', fullPage));
  const { client, list, stop } = await loadedList(queryFn);
  markBought(client, [btoa('a7'), btoa('b1')]);
  const bought = list
    .getCurrentResult()
    .data?.pages.flat()
    .filter(({ yours }) => yours === 'bought');
  expect(bought?.map(({ uploadHash }) => atob(uploadHash))).toEqual(['a7', 'b1']);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});
