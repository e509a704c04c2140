import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newQueryClient } from './query-client.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

const lost = async () => {
  throw new Error('no network');
};

it('a query without a network fails, and is repeated once the network returns', async () => {
  const queryFn = vi.fn<() => Promise<string>>(lost);
  const client = newQueryClient();
  // Like its provider: only a mounted client listens to the network.
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['uploads'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  queryFn.mockResolvedValue('there');
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('there');
  stop();
  client.unmount();
});

it('a mutation without a network fails, and is never repeated automatically', async () => {
  const client = newQueryClient();
  client.mount();
  const mutationFn = vi.fn(lost);
  await expect(new MutationObserver(client, { mutationFn }).mutate()).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(mutationFn).toHaveBeenCalledTimes(1);
  client.unmount();
});
