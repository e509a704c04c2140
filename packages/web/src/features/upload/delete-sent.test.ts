import { expect, it } from 'vitest';
import { newMemory } from '../../lib/memory.fixture.ts';
import { deleteSent, sentElsewhere } from './delete-sent.ts';
import { beginUnfinished, findUnfinished, noteSent } from './unfinished.ts';
import { listHalfSent } from './upload-record.ts';

const files = ['a', 'b', 'c'].map((name, i) => ({ name: `${name}.zip`, size: i + 1, lastModified: 1 }));
const upload = { sub: 'ann', poolId: 'spotify', contributionId: 'one' };
const others = { ...upload, contributionId: 'two' };

const amplifyKey = '__uploadInProgress';

/** A browser in which one person began two uploads to one pool. */
function browser(
  sentParts: number,
  { count = 3, stored = [] as string[], contributions = [] as string[], elsewhere = '' } = {},
) {
  const memory = newMemory();
  for (const each of [upload, others]) beginUnfinished(memory, each, files.slice(0, count));
  for (const file of files.slice(0, sentParts)) noteSent(memory, upload, file);
  const emptied: string[] = [];
  /** The ids of multipart uploads of which the bucket holds pieces. */
  const pieces = new Set<string>();
  const held = new Set(elsewhere ? [elsewhere] : []);
  let isAway = false;
  return {
    memory,
    emptied,
    held,
    pieces,
    /** Stores what Amplify stores when the page is closed in the middle of this file. */
    leaveHalfSent: (key: string, uploadId: string) => {
      const records = JSON.parse(memory.getItem(amplifyKey) ?? '{}');
      memory.setItem(amplifyKey, JSON.stringify({ ...records, [key]: { uploadId, key, lastTouched: 1 } }));
      pieces.add(uploadId);
    },
    fail: (fails: boolean) => {
      isAway = fails;
    },
    run: () =>
      deleteSent(upload, {
        memory,
        hold: async (id) => {
          if (held.has(id)) return undefined;
          held.add(id);
          return () => void held.delete(id);
        },
        empty: async (path) => {
          if (isAway) throw new Error('Network Error');
          emptied.push(path);
        },
        isThere: async (path) => stored.includes(path),
        isContribution: async (id) => contributions.includes(id),
        dropPieces: async ({ uploadId }) => {
          if (isAway) throw new Error('Network Error');
          return pieces.delete(uploadId);
        },
      }),
  };
}
const prefix = 'ann/spotify/one/';

it('overwrites its own parts with empty objects, also the one in progress, and leaves those of another upload', async () => {
  const { run, emptied, memory, held } = browser(1);
  await run();
  expect(emptied, 'proves contribute.cancel-sent-deleted').toEqual([`${prefix}parts/1`, `${prefix}parts/2`]);
  expect(findUnfinished(memory, upload)).toBe(undefined);
  expect(findUnfinished(memory, others)?.files).toHaveLength(3);
  expect([...held]).toEqual([]);
});

it('forgets the upload only once everything is deleted, so that a failed deletion can be repeated', async () => {
  const { run, fail, emptied, memory } = browser(2);
  fail(true);
  await expect(run()).rejects.toThrow('Network Error');
  expect(findUnfinished(memory, upload)).toBeDefined();
  fail(false);
  await run();
  expect(emptied).toHaveLength(3);
  expect(findUnfinished(memory, upload)).toBe(undefined);
});

it('deletes nothing that another tab is sending', async () => {
  const { run, emptied, memory } = browser(2, { elsewhere: 'one' });
  await expect(run()).rejects.toThrow(sentElsewhere);
  expect(emptied).toEqual([]);
  expect(findUnfinished(memory, upload)).toBeDefined();
});

it('deletes nothing of a completely sent upload, even if the page was closed before it knew', async () => {
  for (const arrival of [{ stored: [`${prefix}parts.json`] }, { contributions: ['one'] }]) {
    const { run, emptied, memory } = browser(3, arrival);
    expect(await run()).toBe('arrived');
    expect(emptied).toEqual([]);
    expect(findUnfinished(memory, upload)).toBe(undefined);
  }
  const unlisted = browser(3, { contributions: ['two'] });
  expect(await unlisted.run()).toBe('deleted');
  expect(unlisted.emptied).toHaveLength(3);
});

it('reports that an export had arrived, both before and after it became a contribution, and also on a second call', async () => {
  for (const arrival of [{ stored: [`${prefix}export`] }, { contributions: ['one'] }]) {
    const { run, memory } = browser(0, { count: 1, ...arrival });
    expect(await run()).toBe('arrived');
    expect(findUnfinished(memory, upload)).toBe(undefined);
    expect(await run()).toBe('arrived');
  }
});

it('does not overwrite a single export, since that object would start a contribution', async () => {
  const { run, emptied, memory } = browser(0, { count: 1 });
  await run();
  expect(emptied).toEqual([]);
  expect(findUnfinished(memory, upload)).toBe(undefined);
});

it('aborts the multipart upload of a half-sent file, both of a part and of a single export', async () => {
  for (const [count, key] of [
    [3, `${prefix}parts/1`],
    [1, `${prefix}export`],
  ] as const) {
    const { run, leaveHalfSent, pieces, memory } = browser(0, { count });
    leaveHalfSent(key, 'mine');
    leaveHalfSent('ann/spotify/two/export', 'another upload');
    await run();
    expect([...pieces]).toEqual(['another upload']);
    expect(listHalfSent(memory, 'ann/').map(({ uploadId }) => uploadId)).toEqual(['another upload']);
    expect(findUnfinished(memory, upload)).toBe(undefined);
  }
});

it('remembers a multipart upload that could not be aborted, so that it can be tried again', async () => {
  const { run, fail, leaveHalfSent, pieces, memory } = browser(0, { count: 1 });
  leaveHalfSent(`${prefix}export`, 'mine');
  fail(true);
  await expect(run()).rejects.toThrow('Network Error');
  expect(listHalfSent(memory, prefix)).toHaveLength(1);
  expect(findUnfinished(memory, upload)).toBeDefined();
  fail(false);
  await run();
  expect([...pieces]).toEqual([]);
});

it('a multipart upload that no longer exists was completed, or aborted before', async () => {
  for (const isFile of [true, false]) {
    const stored: string[] = [];
    const { run, leaveHalfSent, pieces, memory } = browser(0, { count: 1, stored });
    leaveHalfSent(`${prefix}export`, 'mine');
    pieces.delete = () => {
      if (isFile) stored.push(`${prefix}export`);
      return false;
    };
    expect(await run()).toBe(isFile ? 'arrived' : 'deleted');
    expect(findUnfinished(memory, upload)).toBe(undefined);
  }
});
