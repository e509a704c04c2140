/** Runs the real Amplify, since these tests are about its own behaviour that must be prevented. */
import { afterEach, expect, it, vi } from 'vitest';
import { newBucket } from './bucket.fixture.ts';
import { onePartBytes } from './send-files.ts';
import { startUpload } from './upload-task.ts';

vi.mock('../../lib/session/amplify.ts', () => ({}));
vi.mock('../../lib/page/read-markup.ts', () => ({}));

afterEach(() => void vi.unstubAllGlobals());

const small = new Uint8Array(10);
/** A file of three pieces. */
const large = new Uint8Array(2 * onePartBytes + 10);
const pieces = ['piece 1', 'piece 2', 'piece 3'];
/** Sorts requests: pieces are requested in any order. */
const sorted = (names: readonly string[]) => names.toSorted();

let uploads = 0;
/** Each upload has its own path, since Amplify remembers uploads by path. */
const begin = (bytes: Uint8Array<ArrayBuffer>) =>
  startUpload(`ann/x/${++uploads}/export`, new File([bytes], 'a.zip'), () => undefined);

/** Waits until everything has happened that does not wait for the test. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setTimeout(resolve));
}

/** Starts an upload whose pieces get no response yet. */
async function beginPieces({ asked, storage }: ReturnType<typeof newBucket>, bytes: Uint8Array<ArrayBuffer>) {
  storage.hold();
  const upload = begin(bytes);
  await expect.poll(() => asked).toEqual(['begin']);
  storage.open();
  storage.hold();
  return upload;
}

it('files of up to 5 MiB are sent in one request', () => {
  expect(onePartBytes, 'proves constant.parts-5-mib').toBe(5 * 1024 * 1024);
});

it('an upload that is paused while its credentials are loading sends nothing until it is resumed', async () => {
  for (const [bytes, all] of [
    [small, ['whole']],
    [large, ['begin', 'complete', ...pieces]],
  ] as const) {
    const { asked, credentials } = newBucket();
    credentials.hold();
    const upload = begin(bytes);
    upload.pause();
    credentials.open();
    await settle();
    expect(asked).toEqual([]);
    upload.resume();
    expect(await upload.sent).toBe(true);
    expect(sorted(asked)).toEqual(all);
  }
});

it('an upload that is paused and resumed during its checksum is sent once', async () => {
  const { asked, reading } = newBucket();
  reading.hold();
  const upload = begin(large);
  await expect.poll(reading.waiting).toBe(1);
  upload.pause();
  await settle();
  upload.resume();
  reading.open();
  expect(await upload.sent).toBe(true);
  await settle();
  expect(sorted(asked)).toEqual(['begin', 'complete', ...pieces]);
});

it('an upload that is cancelled before its first request makes none', async () => {
  for (const door of ['credentials', 'reading'] as const) {
    for (const bytes of [small, large]) {
      const bucket = newBucket();
      bucket[door].hold();
      const upload = begin(bytes);
      await expect.poll(bucket[door].waiting).toBe(1);
      upload.cancel();
      // A stopped upload must not resume.
      upload.resume();
      bucket[door].open();
      expect(await upload.sent).toBe(false);
      await settle();
      expect(bucket.asked, 'proves contribute.person-gave-up').toEqual([]);
    }
  }
});

it('a pause aborts the pieces in flight, and the upload continues from the pieces that the bucket has', async () => {
  const bucket = newBucket();
  const { asked, ended, storage } = bucket;
  const upload = await beginPieces(bucket, large);
  await expect.poll(storage.waiting).toBe(3);
  upload.pause();
  await expect.poll(storage.waiting).toBe(0);
  await settle();
  expect(sorted(asked)).toEqual(['begin', ...pieces]);
  storage.open();
  upload.resume();
  expect(await upload.sent).toBe(true);
  expect(sorted(ended)).toEqual(['begin', 'complete', 'list', 'piece 2', 'piece 3']);
});

it('after a pause or a cancellation a file is not completed, even if all its pieces have arrived', async () => {
  for (const stop of ['pause', 'cancel'] as const) {
    const bucket = newBucket();
    const { asked, ended, credentials, storage } = bucket;
    const upload = await beginPieces(bucket, large);
    await expect.poll(storage.waiting).toBe(3);
    credentials.hold();
    storage.open();
    await expect.poll(credentials.waiting).toBe(1);
    upload[stop]();
    credentials.open();
    await settle();
    expect(sorted(ended)).toEqual(['begin', ...pieces]);
    expect(asked).not.toContain('complete');
    if (stop === 'pause') {
      upload.resume();
      expect(await upload.sent).toBe(true);
      expect(ended.filter((name) => name === 'complete')).toHaveLength(1);
    } else expect(await upload.sent).toBe(false);
  }
});

it('once a piece has failed, the others are aborted, and no other starts', async () => {
  const bucket = newBucket();
  const { asked, ended, refused, storage } = bucket;
  refused.add('piece 2');
  const upload = await beginPieces(bucket, new Uint8Array(6 * onePartBytes));
  await expect(upload.sent).rejects.toThrow(expect.objectContaining({ name: 'AccessDenied' }));
  await expect.poll(storage.waiting).toBe(0);
  storage.open();
  await settle();
  expect(ended).toEqual(['begin']);
  expect(asked.length).toBeLessThanOrEqual(5);
});

it('the request of a file in one piece is aborted when the upload is cancelled', async () => {
  const { asked, ended, storage } = newBucket();
  storage.hold();
  const upload = begin(small);
  await expect.poll(storage.waiting).toBe(1);
  upload.cancel();
  expect(await upload.sent).toBe(false);
  storage.open();
  await settle();
  expect([asked, ended]).toEqual([['whole'], []]);
});
