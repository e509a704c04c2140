import { afterEach, expect, it, vi } from 'vitest';
import { ChunkError, loadChunk } from './load-chunk.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const around = (isNew: () => Promise<boolean>) => ({
  wait: async () => undefined,
  hasNewRelease: isNew,
  reload: vi.fn(),
});
const sameRelease = async () => false;
afterEach(() => void vi.useRealTimers());

it('tries a second time before it fails', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    return tries === 1 ? gone() : 'loaded';
  };
  expect(await loadChunk(load, around(sameRelease)), 'proves call.lazy-parts-fetched').toBe('loaded');
});

it('says what to do if the network fails twice, and does not reload the page', async () => {
  for (const isNew of [sameRelease, () => Promise.reject(new TypeError('Failed to fetch'))]) {
    const page = around(isNew);
    await expect(loadChunk(gone, page)).rejects.toThrow(ChunkError);
    await expect(loadChunk(gone, page)).rejects.toThrow(/Check your connection and try again/);
    expect(page.reload).not.toHaveBeenCalled();
  }
});

it('reloads the page after a new release, and shows no failure meanwhile', async () => {
  const page = around(async () => true);
  const settled = vi.fn();
  void loadChunk(gone, page).then(settled, settled);
  await expect.poll(() => page.reload.mock.calls.length).toBe(1);
  expect(settled).not.toHaveBeenCalled();
});

it('fails if a script has not arrived after 120 s, and no sooner', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => new Promise<never>(() => undefined));
  const failed = vi.fn();
  void loadChunk(load, around(sameRelease)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed, 'proves constant.no-timeout-call').toHaveBeenCalledWith(expect.any(ChunkError));
  expect(load).toHaveBeenCalledOnce();
});
