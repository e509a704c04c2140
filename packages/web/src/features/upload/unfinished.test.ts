import { afterEach, expect, it, vi } from 'vitest';
import { newMemory as memory } from '../../lib/memory.fixture.ts';
import {
  beginUnfinished,
  findUnfinished,
  forgetUnfinished,
  idOfUpload,
  listUnfinished,
  type Memory,
  noteSent,
  notKeptSentence,
} from './unfinished.ts';

afterEach(() => void vi.useRealTimers());

const place = { sub: 'ann', poolId: 'spotify' };
const file = { name: 'a.zip', size: 10, lastModified: 5 };
const other = { name: 'b.zip', size: 20, lastModified: 6 };

const one = { ...place, contributionId: 'one' };

function begin(store: Memory, files: (typeof file)[], id: string, at = place) {
  const contributionId = idOfUpload(store, at, files, () => id);
  return beginUnfinished(store, { ...at, contributionId }, files);
}
const idOf = (...given: Parameters<typeof begin>) => begin(...given).contributionId;

it('continues under the same id if the same files are chosen again, in any order', () => {
  const store = memory();
  expect(idOf(store, [file], 'one')).toBe('one');
  expect(idOf(store, [{ ...file }], 'two'), 'proves contribute.survives-reload').toBe('one');
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

it('knows which parts are in the bucket, even if a missing part is added', () => {
  const store = memory();
  idOf(store, [file], 'one');
  noteSent(store, one, file);
  const { files } = begin(store, [file, other], 'two');
  expect(files.map(({ fileName, objectName, isSent }) => [fileName, objectName, isSent])).toEqual([
    ['a.zip', '1', true],
    ['b.zip', '2', false],
  ]);
});

it('numbers the objects in the bucket; a sent file keeps its number whatever files are added', () => {
  const store = memory();
  idOf(store, [other], 'one');
  noteSent(store, one, other);
  const third = { name: '0.zip', size: 30, lastModified: 7 };
  const { files } = begin(store, [third, file, other], 'two');
  expect(files.map(({ fileName, objectName }) => [fileName, objectName])).toEqual([
    ['0.zip', '2'],
    ['a.zip', '3'],
    ['b.zip', '1'],
  ]);
});

it('sends a file again if it was changed since', () => {
  const store = memory();
  idOf(store, [file, other], 'one');
  noteSent(store, one, file);
  const { files } = begin(store, [{ ...file, size: 11 }, other], 'two');
  expect(files[0]?.isSent).toBe(false);
});

it('forgets an upload that is over, and ignores records of an older version of the page', () => {
  const store = memory();
  idOf(store, [file], 'one');
  forgetUnfinished(store, one);
  expect(findUnfinished(store, one)).toBe(undefined);
  store.setItem('cgdx.upload.ann.spotify', '{"contributionId":"one","fileName":"a.zip"}');
  store.setItem('cgdx.upload.ann.spotify.one', '{"contributionId":"one","fileName":"a.zip"}');
  expect(listUnfinished(store, place)).toEqual([]);
});

it('two tabs that send two exports to one pool have separate records', () => {
  const store = memory();
  idOf(store, [file], 'one');
  idOf(store, [other], 'two');
  noteSent(store, { ...place, contributionId: 'two' }, other);
  forgetUnfinished(store, one);
  expect(listUnfinished(store, place)).toMatchObject([{ contributionId: 'two', files: [{ isSent: true }] }]);
  expect(idOf(store, [other], 'three')).toBe('two');
});

it('an upload that sent nothing for a day is not continued, since its parts are deleted by then', () => {
  vi.useFakeTimers({ now: 0 });
  const store = memory();
  idOf(store, [file, other], 'one');
  vi.setSystemTime(20 * 3_600_000);
  noteSent(store, one, file);
  vi.setSystemTime(40 * 3_600_000);
  expect(idOf(store, [file], 'two')).toBe('one');
  vi.setSystemTime(64 * 3_600_000);
  expect(listUnfinished(store, place)).toEqual([]);
  expect(idOf(store, [file], 'three')).toBe('three');
  expect(findUnfinished(store, one)).toBe(undefined);
});

it('an upload for which the browser’s storage is full does not start, and says so', () => {
  const store = memory();
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  expect(() => begin(full, [file], 'one')).toThrow(notKeptSentence);
  expect(listUnfinished(store, place)).toEqual([]);
});

it('stored text that is not a record, or not JSON, is ignored', () => {
  const store = memory();
  idOf(store, [file], 'one');
  store.setItem('cgdx.upload.ann.spotify.two', '{"contributionId":');
  expect(listUnfinished(store, place)).toMatchObject([{ contributionId: 'one' }]);
});
