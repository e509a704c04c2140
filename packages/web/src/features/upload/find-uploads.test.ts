import { expect, it } from 'vitest';
import { newMemory } from '../../lib/memory.fixture.ts';
import { findUploads, withoutWaiting } from './find-uploads.ts';
import { beginUnfinished, findUnfinished } from './unfinished.ts';

const place = { sub: 'ann', poolId: 'spotify' };

function browserWith(ids: readonly string[]) {
  const memory = newMemory();
  for (const contributionId of ids)
    beginUnfinished(memory, { ...place, contributionId }, [
      { name: `${contributionId}.zip`, size: 1, lastModified: 1 },
    ]);
  return memory;
}

it('an upload that has become a contribution is not listed as unfinished, and its record is deleted', async () => {
  const memory = browserWith(['done', 'open', 'held', 'unsaid']);
  const { waiting, arrived } = await findUploads(place, {
    memory,
    heldUploads: async () => (id) => id === 'held',
    isContribution: async (id) => {
      if (id === 'unsaid') throw new Error('The server cannot be reached.');
      return id === 'done';
    },
  });
  expect(waiting.map(({ contributionId }) => contributionId).toSorted()).toEqual(['open', 'unsaid']);
  expect(arrived).toEqual(['done']);
  expect(findUnfinished(memory, { ...place, contributionId: 'done' })).toBe(undefined);
  expect(findUnfinished(memory, { ...place, contributionId: 'open' })).toBeDefined();
});

it('an upload that proves to be complete is reported, and a deleted one is removed', async () => {
  const found = await findUploads(place, {
    memory: browserWith(['one', 'two']),
    heldUploads: async () => () => false,
    isContribution: async () => false,
  });
  const left = withoutWaiting(withoutWaiting(found, 'one', 'arrived'), 'two', 'deleted');
  expect(left).toEqual({ waiting: [], arrived: ['one'] });
});
