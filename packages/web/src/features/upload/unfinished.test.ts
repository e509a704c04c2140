import { expect, it } from 'vitest';
import { contributionIdFor, findUnfinished, forgetUnfinished } from './unfinished.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
const place = { sub: 'ann', poolId: 'spotify' };
const file = { name: 'a.zip', size: 10, lastModified: 5 };

it('goes on under the same id where the same file is chosen again', () => {
  const store = memory();
  expect(contributionIdFor(store, place, file, () => 'one')).toBe('one');
  expect(contributionIdFor(store, place, { ...file }, () => 'two')).toBe('one');
});

it('takes a new id for another file, another pool or another person', () => {
  const store = memory();
  contributionIdFor(store, place, file, () => 'one');
  expect(contributionIdFor(store, { ...place, poolId: 'x' }, file, () => 'two')).toBe('two');
  expect(contributionIdFor(store, { ...place, sub: 'bob' }, file, () => 'three')).toBe('three');
  expect(contributionIdFor(store, place, { ...file, lastModified: 6 }, () => 'four')).toBe('four');
});

it('knows nothing any more once the upload is over', () => {
  const store = memory();
  contributionIdFor(store, place, file, () => 'one');
  forgetUnfinished(store, 'ann', 'spotify');
  expect(findUnfinished(store, 'ann', 'spotify')).toBe(undefined);
});
