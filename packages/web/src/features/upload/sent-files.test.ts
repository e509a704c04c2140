import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { newMemory } from '../../lib/memory.fixture.ts';
import { deleteSent, sentElsewhere } from './delete-sent.ts';
import { isContribution, sentFiles } from './sent-files.ts';
import { beginUnfinished, findUnfinished, noteSent } from './unfinished.ts';
import { holdUpload } from './upload-lock.ts';
import { dropPieces, isStored, startUpload } from './upload-task.ts';

vi.mock('../../lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('./upload-task.ts', () => ({ startUpload: vi.fn(), isStored: vi.fn(), dropPieces: vi.fn() }));

const files = ['a', 'b'].map((name) => ({ name: `${name}.zip`, size: 1, lastModified: 1 }));
const upload = { sub: 'ann', poolId: 'spotify', contributionId: 'one' };
const prefix = 'ann/spotify/one/';
let memory = newMemory();

beforeEach(() => {
  memory = newMemory();
  vi.stubGlobal('localStorage', memory);
  vi.mocked(startUpload).mockImplementation(() => ({ sent: Promise.resolve(true) }) as never);
  vi.mocked(isStored).mockResolvedValue(false);
  vi.mocked(call).mockRejectedValue(new ApiError(404, 'NotFound', 'This contribution was not found.'));
  vi.mocked(dropPieces).mockResolvedValue(true);
  beginUnfinished(memory, upload, files);
  noteSent(memory, upload, files[0]!);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const leaveHalfSent = () =>
  memory.setItem(
    '__uploadInProgress',
    JSON.stringify({ b: { uploadId: 'u', key: `${prefix}parts/2`, lastTouched: 1 } }),
  );

it('aborts the multipart uploads and overwrites the files of this browser’s own upload, and forgets both', async () => {
  leaveHalfSent();
  await deleteSent(upload, sentFiles());
  expect(vi.mocked(dropPieces).mock.calls).toMatchObject([[{ uploadId: 'u' }]]);
  const emptied = vi.mocked(startUpload).mock.calls.map(([path, { size }]) => [path, size]);
  expect(emptied).toEqual([
    [`${prefix}parts/1`, 0],
    [`${prefix}parts/2`, 0],
  ]);
  expect(findUnfinished(memory, upload)).toBe(undefined);
  expect(memory.getItem('__uploadInProgress')).toBe('{}');
});

it('if the storage fails, the records stay as they were, and the deletion can be repeated', async () => {
  leaveHalfSent();
  vi.mocked(dropPieces).mockRejectedValueOnce(new Error('The storage could not be reached.'));
  await expect(deleteSent(upload, sentFiles())).rejects.toThrow('The storage could not be reached.');
  vi.mocked(startUpload).mockReturnValueOnce({ sent: Promise.reject(new Error('Network Error')) } as never);
  await expect(deleteSent(upload, sentFiles())).rejects.toThrow('Network Error');
  expect(findUnfinished(memory, upload)?.files).toHaveLength(2);
  await deleteSent(upload, sentFiles());
  expect(findUnfinished(memory, upload)).toBe(undefined);
});

it('deletes nothing that another tab is sending', async () => {
  const letGo = await holdUpload('one');
  await expect(deleteSent(upload, sentFiles())).rejects.toThrow(sentElsewhere);
  expect(startUpload).not.toHaveBeenCalled();
  letGo?.();
});

it('a browser whose storage is full can still delete, since its records only get shorter', async () => {
  leaveHalfSent();
  const room = memory.getItem('__uploadInProgress')?.length ?? 0;
  vi.stubGlobal('localStorage', {
    ...memory,
    get length() {
      return memory.length;
    },
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      memory.setItem(key, value);
    },
  });
  await deleteSent(upload, sentFiles());
  expect(findUnfinished(memory, upload)).toBe(undefined);
});

it('tells whether an upload is a contribution, and throws if that cannot be known', async () => {
  expect(await isContribution('one')).toBe(false);
  vi.mocked(call).mockResolvedValueOnce({} as never);
  expect(await isContribution('one')).toBe(true);
  expect(call).toHaveBeenLastCalledWith('GET /contributions/{contributionId}', {
    path: { contributionId: 'one' },
  });
  vi.mocked(call).mockRejectedValueOnce(new ApiError(0, 'NetworkError', 'The server cannot be reached.'));
  await expect(isContribution('one')).rejects.toThrow('cannot be reached');
});

it('a contribution is not deleted although its file is no longer in storage', async () => {
  vi.mocked(call).mockResolvedValueOnce({} as never);
  expect(await deleteSent(upload, sentFiles())).toBe('arrived');
  expect(startUpload).not.toHaveBeenCalled();
});
