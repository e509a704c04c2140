import { expect, it } from 'vitest';
import { deleteSent, sentElsewhere, sentInFull } from './delete-sent.ts';
import { newMemory } from './memory.fixture.ts';
import { beginUnfinished, findUnfinished, noteSent } from './unfinished.ts';

const files = ['a', 'b', 'c'].map((name, i) => ({ name: `${name}.zip`, size: i + 1, lastModified: 1 }));
const upload = { sub: 'ann', poolId: 'spotify', contributionId: 'one' };
const others = { ...upload, contributionId: 'two' };

/** A browser in which two uploads of one person to one pool were begun. */
function browser(sentParts: number, { count = 3, stored = [] as string[], elsewhere = '' } = {}) {
  const memory = newMemory();
  for (const each of [upload, others]) beginUnfinished(memory, each, files.slice(0, count));
  for (const file of files.slice(0, sentParts)) noteSent(memory, upload, file);
  const emptied: string[] = [];
  const held = new Set(elsewhere ? [elsewhere] : []);
  let isAway = false;
  return {
    memory,
    emptied,
    held,
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
      }),
  };
}
const prefix = 'ann/spotify/one/';

it('empties its own parts, also the one that was under way, and leaves those of another upload', async () => {
  const { run, emptied, memory, held } = browser(1);
  await run();
  expect(emptied).toEqual([`${prefix}parts/1`, `${prefix}parts/2`]);
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
  const { run, emptied, memory } = browser(3, { stored: [`${prefix}parts.json`] });
  await expect(run()).rejects.toThrow(sentInFull);
  expect(emptied).toEqual([]);
  expect(findUnfinished(memory, upload)).toBe(undefined);
  const unlisted = browser(3);
  await unlisted.run();
  expect(unlisted.emptied).toHaveLength(3);
});

it('puts nothing in the place of a whole export, which would begin a contribution', async () => {
  const { run, emptied, memory } = browser(0, { count: 1 });
  await run();
  expect(emptied).toEqual([]);
  expect(findUnfinished(memory, upload)).toBe(undefined);
});
