import { expect, it } from 'vitest';
import { beginUnfinished, findUnfinished, forgetUnfinished, noteSent } from './unfinished.ts';

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
const other = { name: 'b.zip', size: 20, lastModified: 6 };

const idOf = (store: ReturnType<typeof memory>, files: (typeof file)[], id: string, at = place) =>
  beginUnfinished(store, at, files, () => id).contributionId;

it('goes on under the same id where the same files are chosen again, in any order', () => {
  const store = memory();
  expect(idOf(store, [file], 'one')).toBe('one');
  expect(idOf(store, [{ ...file }], 'two')).toBe('one');
  expect(idOf(store, [other, file], 'three')).toBe('one');
  expect(idOf(store, [file, other], 'four')).toBe('one');
});

it('takes a new id for another file, another pool or another person', () => {
  const store = memory();
  idOf(store, [file], 'one');
  expect(idOf(store, [file], 'two', { ...place, poolId: 'x' })).toBe('two');
  expect(idOf(store, [file], 'three', { ...place, sub: 'bob' })).toBe('three');
  expect(idOf(store, [{ ...file, lastModified: 6 }], 'four')).toBe('four');
});

it('knows which parts are in the bucket, also where a forgotten one is added', () => {
  const store = memory();
  idOf(store, [file], 'one');
  noteSent(store, place, file);
  const { files } = beginUnfinished(store, place, [file, other], () => 'two');
  expect(files.map(({ fileName, objectName, isSent }) => [fileName, objectName, isSent])).toEqual([
    ['a.zip', '1', true],
    ['b.zip', '2', false],
  ]);
});

it('numbers files in the bucket by themselves: one that was sent keeps its number whatever is added', () => {
  const store = memory();
  idOf(store, [other], 'one');
  noteSent(store, place, other);
  const third = { name: '0.zip', size: 30, lastModified: 7 };
  const { files } = beginUnfinished(store, place, [third, file, other], () => 'two');
  expect(files.map(({ fileName, objectName }) => [fileName, objectName])).toEqual([
    ['0.zip', '2'],
    ['a.zip', '3'],
    ['b.zip', '1'],
  ]);
});

it('sends a file again that was changed since', () => {
  const store = memory();
  idOf(store, [file, other], 'one');
  noteSent(store, place, file);
  const { files } = beginUnfinished(store, place, [{ ...file, size: 11 }, other], () => 'two');
  expect(files[0]?.isSent).toBe(false);
});

it('knows nothing any more once the upload is over, nor what an older page wrote', () => {
  const store = memory();
  idOf(store, [file], 'one');
  forgetUnfinished(store, place);
  expect(findUnfinished(store, place)).toBe(undefined);
  store.setItem('cgdx.upload.ann.spotify', '{"contributionId":"one","fileName":"a.zip"}');
  expect(findUnfinished(store, place)).toBe(undefined);
});
