import { expect, it } from 'vitest';
import { newMemory } from '../../lib/memory.fixture.ts';
import { deleteSent, sentElsewhere } from './delete-sent.ts';
import { beginUnfinished, findUnfinished, noteSent } from './unfinished.ts';
import { listHalfSent } from './upload-record.ts';

const files = ['a', 'b', 'c'].map((name, i) => ({ name: `${name}.zip`, size: i + 1, lastModified: 1 }));
const upload = { sub: 'ann', poolId: 'spotify', contributionId: 'one' };
const others = { ...upload, contributionId: 'two' };

const amplifyKey = '__uploadInProgress';

/** A browser in which two uploads of one person to one pool were begun. */
function browser(
  sentParts: number,
  { count = 3, stored = [] as string[], contributions = [] as string[], elsewhere = '' } = {},
) {
  const memory = newMemory();
  for (const each of [upload, others]) beginUnfinished(memory, each, files.slice(0, count));
  for (const file of files.slice(0, sentParts)) noteSent(memory, upload, file);
  const emptied: string[] = [];
  /** The uploads of which the bucket holds pieces. */
  const pieces = new Set<string>();
  const held = new Set(elsewhere ? [elsewhere] : []);
  let isAway = false;
  return {
    memory,
    emptied,
    held,
    pieces,
    /** As Amplify notes it: the page was left in the middle of this file. */
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

it('empties its own parts, also the one that was under way, and leaves those of another upload', async () => {
  const { run, emptied, memory, held } = browser(1);
  await run();
  expect(emptied, 'proves contribute.cancel-sent-deleted').toEqual([`${prefix}parts/1`, `${prefix}parts/2`]);
  expect(findUnfinished(memory, upload)).toBe(undefined);
  expect(findUnfinished(memory, others)?.files).toHaveLength(3);
  expect([...held]).toEqual([]);
});

it('forgets the upload only once everything is emptied, so that it can be tried again', async () => {
  const { run, fail, emptied, memory } = browser(2);
  fail(true);
  await expect(run()).rejects.toThrow('Network Error');
  expect(findUnfinished(memory, upload)).toBeDefined();
  fail(false);
  await run();
  expect(emptied).toHaveLength(3);
  expect(findUnfinished(memory, upload)).toBe(undefined);
});

it('empties nothing that another tab is sending', async () => {
  const { run, emptied, memory } = browser(2, { elsewhere: 'one' });
  await expect(run()).rejects.toThrow(sentElsewhere);
  expect(emptied).toEqual([]);
  expect(findUnfinished(memory, upload)).toBeDefined();
});

it('empties nothing that was sent to its end, even if the page was left before it heard so', async () => {
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

it('says that a whole export had arrived, while it waits and once it is a contribution, and says so again', async () => {
  for (const arrival of [{ stored: [`${prefix}export`] }, { contributions: ['one'] }]) {
    const { run, memory } = browser(0, { count: 1, ...arrival });
    expect(await run()).toBe('arrived');
    expect(findUnfinished(memory, upload)).toBe(undefined);
    expect(await run()).toBe('arrived');
  }
});

it('puts nothing in the place of a whole export, which would begin a contribution', async () => {
  const { run, emptied, memory } = browser(0, { count: 1 });
  await run();
  expect(emptied).toEqual([]);
  expect(findUnfinished(memory, upload)).toBe(undefined);
});

it('drops the pieces of a file that was half sent, of one of many and of a whole export', async () => {
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

it('remembers pieces that could not be dropped, so that it can be tried again', async () => {
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

it('pieces that are no longer there became the file, or were dropped before', async () => {
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
