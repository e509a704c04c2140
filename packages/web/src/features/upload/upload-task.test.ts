import { mostObjectBytes } from '@cgdx/core/specification/number.ts';
import { Amplify } from 'aws-amplify';
import { getProperties, uploadData } from 'aws-amplify/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newMemory } from '../../lib/memory.fixture.ts';
import { onePartBytes } from './send-files.ts';
import { listHalfSent } from './upload-record.ts';
import { dropPieces, isStored, startUpload } from './upload-task.ts';

vi.mock('../../lib/session/amplify.ts', () => ({}));
vi.mock('../../lib/page/read-markup.ts', () => ({}));
vi.mock('aws-amplify/storage', async (load) => {
  const real = await load<typeof import('aws-amplify/storage')>();
  return { ...real, uploadData: vi.fn(real.uploadData), getProperties: vi.fn(real.getProperties) };
});

const path = 'ann/spotify/1/export.zip';
const nothing = () => undefined;
const fileOf = (size: number) => Object.defineProperty(new File(['x'], 'a.zip'), 'size', { value: size });

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing });
  Amplify.configure(
    { Storage: { S3: { bucket: 'a-bucket', region: 'ap-southeast-1' } } },
    {
      Auth: {
        credentialsProvider: {
          getCredentialsAndIdentityId: async () => ({
            credentials: { accessKeyId: 'A', secretAccessKey: 'b', sessionToken: 'c' },
          }),
          clearCredentialsAndIdentityId: nothing,
        },
      },
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(uploadData).mockClear();
});

it('a file of more than 5 TB is not sent at all', () => {
  expect(
    () => startUpload(path, fileOf(mostObjectBytes + 1), nothing),
    'proves error.storage-object-most',
  ).toThrow(expect.objectContaining({ name: 'ObjectIsTooLarge' }));
  startUpload(path, fileOf(mostObjectBytes), nothing).cancel();
});

it('an upload gives a path, never a key, and asks for no transfer acceleration', async () => {
  const task = { pause: nothing, resume: nothing, cancel: nothing, result: Promise.resolve({}) };
  vi.mocked(uploadData).mockReturnValueOnce(task as never);
  await startUpload(path, fileOf(1), nothing).sent;
  const [given] = vi.mocked(uploadData).mock.calls.at(-1) ?? [];
  expect(given).toMatchObject({ path });
  expect(Object.keys(given ?? {})).not.toContain('key');
  expect(Object.keys(given?.options ?? {}), 'proves error.storage-no-transfer').not.toContain(
    'useAccelerateEndpoint',
  );
});

/** Starts an upload whose mock of Amplify never ends by itself. */
function startEndless(size: number) {
  const task = { pause: vi.fn(), resume: nothing, cancel: vi.fn(), result: new Promise(nothing) };
  vi.mocked(uploadData).mockReturnValueOnce(task as never);
  const sent: number[] = [];
  const upload = startUpload(path, fileOf(size), (bytes) => sent.push(bytes));
  const [given] = vi.mocked(uploadData).mock.calls.at(-1) ?? [];
  const progress = (transferredBytes: number) => given?.options?.onProgress?.({ transferredBytes });
  /** Called by Amplify before each request. */
  const ask = (given?.options as { locationCredentialsProvider?: () => Promise<unknown> } | undefined)
    ?.locationCredentialsProvider;
  return { task, upload, sent, progress, ask };
}

it('a cancelled multipart upload keeps its record, so that it can be aborted in the bucket', async () => {
  const { task, upload, sent, progress } = startEndless(onePartBytes + 1);
  progress(5);
  upload.cancel();
  expect(await upload.sent).toBe(false);
  expect(task.pause).toHaveBeenCalledOnce();
  expect(task.cancel).not.toHaveBeenCalled();
  progress(6);
  expect(sent).toEqual([5]);
});

it('a paused upload that waits only for its last answer, or has more pieces than one listing, is not sent again', async () => {
  const [awaiting, long] = [startEndless(onePartBytes + 1), startEndless(1_001 * onePartBytes)];
  awaiting.progress(onePartBytes + 1);
  long.progress(5);
  for (const { upload, task, ask } of [awaiting, long]) {
    await ask?.();
    upload.pause();
    upload.resume();
    expect(task.pause).not.toHaveBeenCalled();
    upload.cancel();
    expect(task.pause).toHaveBeenCalledOnce();
  }
});

it('a file in one piece is cancelled by aborting its request', () => {
  const { task, upload } = startEndless(onePartBytes);
  upload.cancel();
  expect(task.cancel).toHaveBeenCalledOnce();
});

it('after a failure or a cancellation there is a record of the pieces even if Amplify has deleted its own', async () => {
  for (const end of ['fail', 'cancel'] as const) {
    const memory = newMemory();
    vi.stubGlobal('localStorage', memory);
    memory.setItem('__uploadInProgress', JSON.stringify({ a: { uploadId: 'u', key: path, lastTouched: 1 } }));
    const { promise, reject } = Promise.withResolvers<never>();
    vi.mocked(uploadData).mockReturnValueOnce({ pause: nothing, cancel: nothing, result: promise } as never);
    const upload = startUpload(path, fileOf(onePartBytes + 1), nothing);
    memory.setItem('__uploadInProgress', '{}');
    if (end === 'cancel') upload.cancel();
    else reject(new Error('Network Error'));
    await upload.sent.catch(nothing);
    expect(listHalfSent(memory, path)).toMatchObject([{ uploadId: 'u' }]);
  }
});

it('tells whether an object exists, and throws if that cannot be known', async () => {
  const answer = vi.mocked(getProperties);
  answer.mockResolvedValueOnce({ path } as never);
  expect(await isStored(path)).toBe(true);
  for (const name of ['NotFound', '404', '403']) {
    answer.mockRejectedValueOnce(Object.assign(new Error('no body'), { name }));
    expect(await isStored(path)).toBe(false);
  }
  answer.mockRejectedValueOnce(Object.assign(new Error('Network Error'), { name: 'NetworkError' }));
  await expect(isStored(path)).rejects.toThrow('Network Error');
});

const half = { key: path, uploadId: 'u/1+' };
const bucketAnswers = (answer: () => Promise<Response>) => {
  const asked: { readonly url: URL; readonly method: string | undefined }[] = [];
  vi.stubGlobal('fetch', (url: URL, { method }: RequestInit) => {
    asked.push({ url, method });
    return answer();
  });
  return asked;
};

it('a multipart upload is aborted by a signed request', async () => {
  const asked = bucketAnswers(async () => new Response(null, { status: 204 }));
  expect(await dropPieces(half)).toBe(true);
  const [{ url, method } = { url: new URL('none:') }] = asked;
  expect(asked).toHaveLength(1);
  expect(method).toBe('DELETE');
  expect(url.host).toBe('a-bucket.s3.ap-southeast-1.amazonaws.com');
  expect(url.pathname).toBe(`/${path}`);
  expect(url.searchParams.get('uploadId')).toBe(half.uploadId);
  expect(url.searchParams.get('X-Amz-Security-Token')).toBe('c');
  expect(url.searchParams.getAll('X-Amz-Signature')).toHaveLength(1);
});

it('a multipart upload that no longer exists, a refusal and a lost connection have different results', async () => {
  bucketAnswers(async () => new Response(null, { status: 404 }));
  expect(await dropPieces(half)).toBe(false);
  bucketAnswers(async () => new Response(null, { status: 403 }));
  await expect(dropPieces(half)).rejects.toThrow('The storage refused, with status 403.');
  bucketAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(dropPieces(half)).rejects.toThrow('The storage could not be reached.');
});
