import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newMemory } from '../../lib/memory.fixture.ts';
import { forgetHalfSent, keepRecordOf, keepUploadRecords, listHalfSent } from './upload-record.ts';

const minuteMs = 60_000;
const key = '__uploadInProgress';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-05T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function memoryWith(record: object) {
  const kept = new Map([[key, JSON.stringify(record)]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    ageMs: () => Date.now() - JSON.parse(kept.get(key) ?? '{}').one.lastTouched,
  };
}

it('an upload that takes longer than an hour keeps its record, so that it can continue after a reload', () => {
  const memory = memoryWith({ one: { uploadId: 'u', bucket: 'b', key: 'k', fileName: 'f', lastTouched: 0 } });
  const letGo = keepUploadRecords(memory);
  vi.advanceTimersByTime(3 * 60 * minuteMs);
  expect(memory.ageMs(), 'proves contribute.lasts-longer-than').toBeLessThanOrEqual(minuteMs);
  letGo();
  vi.advanceTimersByTime(2 * minuteMs);
  expect(memory.ageMs(), 'proves constant.unfinished-upload-can').toBeGreaterThan(minuteMs);
});

it('without an unfinished upload nothing is written', () => {
  const setItem = vi.fn();
  keepUploadRecords({ getItem: () => null, setItem })();
  expect(setItem).not.toHaveBeenCalled();
});

it('only the files of one upload are found and forgotten', () => {
  const memory = newMemory();
  const records = {
    one: { uploadId: 'u-1', bucket: 'b', key: 'ann/x/1/export', lastTouched: 0 },
    two: { uploadId: 'u-2', bucket: 'b', key: 'ann/x/2/export', lastTouched: 0 },
  };
  memory.setItem(key, JSON.stringify(records));
  const [found, ...more] = listHalfSent(memory, 'ann/x/1/');
  expect(found, 'proves entity.unfinished-upload-uploadid').toMatchObject({
    uploadId: 'u-1',
    key: 'ann/x/1/export',
  });
  expect(more).toEqual([]);
  if (found) forgetHalfSent(memory, found);
  expect(JSON.parse(memory.getItem(key) ?? '')).toEqual({ two: records.two });
});

it('an unreadable record is ignored, and does not prevent an upload', () => {
  const memory = newMemory();
  for (const text of ['{', 'null', '[]', '{"one":{"uploadId":1}}']) {
    memory.setItem(key, text);
    expect(listHalfSent(memory, '')).toEqual([]);
    keepUploadRecords(memory)();
    expect(memory.getItem(key)).toBe(text);
  }
});

it('a record that Amplify deleted is restored, unless the file has a newer record', () => {
  const memory = newMemory();
  const recordOf = (uploadId: string) => ({ one: { uploadId, key: 'ann/x/1/export', lastTouched: 0 } });
  const held = () => listHalfSent(memory, 'ann/').map(({ uploadId }) => uploadId);
  keepRecordOf(memory, 'ann/x/1/export')();
  expect(memory.getItem(key)).toBe(null);
  memory.setItem(key, JSON.stringify(recordOf('u-1')));
  const remember = keepRecordOf(memory, 'ann/x/1/export');
  memory.setItem(key, '{}');
  remember();
  expect(held()).toEqual(['u-1']);
  memory.setItem(key, JSON.stringify(recordOf('u-2')));
  remember();
  expect(held()).toEqual(['u-2']);
});
