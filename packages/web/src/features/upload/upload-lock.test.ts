import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newMemory } from '../../lib/memory.fixture.ts';
import { heldUploads, holdUpload } from './upload-lock.ts';

beforeEach(() => void vi.stubGlobal('localStorage', newMemory()));
afterEach(() => void vi.unstubAllGlobals());

it('one tab at a time holds the lock of an upload; another can take it once it is released', async () => {
  const first = await holdUpload('held-once');
  expect(first).toBeDefined();
  expect(await holdUpload('held-once')).toBe(undefined);
  first?.();
  let second: Awaited<ReturnType<typeof holdUpload>>;
  await expect
    .poll(async () => {
      second = await holdUpload('held-once');
      return second;
    })
    .toBeDefined();
  second?.();
});

it('two uploads can be locked at the same time, and each lock can be queried', async () => {
  const [one, two] = [await holdUpload('side-one'), await holdUpload('side-two')];
  const isHeld = await heldUploads();
  expect(['side-one', 'side-two', 'side-three'].map(isHeld)).toEqual([true, true, false]);
  one?.();
  await expect.poll(async () => (await heldUploads())('side-one')).toBe(false);
  expect((await heldUploads())('side-two')).toBe(true);
  two?.();
});

it('if the browser refuses a lock, the upload fails, instead of being sent twice', async () => {
  const refused = () => Promise.reject(new DOMException('No access', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refused, query: refused } });
  await expect(holdUpload('refused')).rejects.toThrow('No access');
  await expect(heldUploads()).rejects.toThrow('No access');
});

it('a browser that lists no held locks is taken to have none', async () => {
  vi.stubGlobal('navigator', { locks: { query: async () => ({}) } });
  expect((await heldUploads())('any')).toBe(false);
});

it('a browser without storage sends without locks, since no other tab knows of the upload', async () => {
  const refused = () => Promise.reject(new DOMException('No access', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refused, query: refused } });
  vi.stubGlobal('localStorage', undefined);
  expect(await holdUpload('unkept')).toBeDefined();
  expect((await heldUploads())('unkept')).toBe(false);
});
