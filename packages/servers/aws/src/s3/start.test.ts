import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { expect, inject, test } from 'vitest';
import { startS3 } from './start.ts';
import type { ObjectCreatedEvent } from './store/outbox.ts';
import { forkS3 } from './testing/fork-s3.ts';
import {
  clientOf,
  codeOf,
  noise,
  openS3,
  plainBucket,
  root,
  temporaryDirectory,
  versionedBucket,
} from './testing/open-s3.ts';

const mib = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

const blobsIn = (directory: string) =>
  readdirSync(join(directory, 'blob'), { recursive: true, withFileTypes: true }).filter((f) => f.isFile())
    .length;

const put = (client: S3Client, Key: string, Body: string | Buffer) =>
  client.send(new PutObjectCommand({ Bucket: versionedBucket, Key, Body }));

test.runIf(inject('everyCase'))(
  'acknowledged objects survive kill -9 complete and with their events, and no partial object appears',
  async () => {
    const directory = temporaryDirectory();
    const first = await forkS3(directory);
    const client = clientOf(first.url, root);
    const acknowledged = new Map<string, Buffer>();
    let stop = false;
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let n = 0; !stop; n++) {
        const key = `${writer}/${n}`;
        const body = randomBytes(1 + ((n * 40_961) % 300_000));
        if ((await codeOf(put(client, key, body))) === 'ok') acknowledged.set(key, body);
      }
    });
    await expect.poll(() => acknowledged.size).toBeGreaterThan(40);
    await first.kill();
    stop = true;
    await Promise.all(writers);
    writeFileSync(join(directory, 'blob', '00', `00${'f'.repeat(30)}`), 'half a blob');

    const second = await forkS3(directory);
    const again = clientOf(second.url, root);
    for (const [Key, body] of acknowledged) {
      const got = await again.send(new GetObjectCommand({ Bucket: versionedBucket, Key }));
      expect(body.equals((await got.Body?.transformToByteArray()) ?? new Uint8Array()), Key).toBe(true);
    }
    const listed = await again.send(new ListObjectVersionsCommand({ Bucket: versionedBucket }));
    const versions = listed.Versions ?? [];
    expect(listed.IsTruncated).toBe(false);
    // For each writer, at most one write may have succeeded without its acknowledgement arriving.
    expect(versions.length - acknowledged.size).toBeLessThanOrEqual(4);
    expect(blobsIn(directory)).toBe(versions.length);

    const delivered = () =>
      readFileSync(join(directory, 'delivered'), 'utf8')
        .trim()
        .split('\n')
        .map((line): ObjectCreatedEvent => JSON.parse(line).detail.object['version-id']);
    await expect.poll(() => new Set(delivered())).toEqual(new Set(versions.map((v) => v.VersionId)));
  },
);

test('events that the bus did not accept are retried, and survive a restart', async () => {
  const directory = temporaryDirectory();
  const seen: string[] = [];
  let refusals = 3;
  const options = {
    port: 0,
    directory,
    buckets: [{ name: versionedBucket, versioned: true, sendsEvents: true }],
    find: () => root,
  };
  const first = await startS3({
    ...options,
    deliver: async (event) => {
      if (refusals-- > 0) throw new Error('bus is away');
      seen.push(event.detail.object.key);
    },
  });
  const client = clientOf(first.url, root);
  await put(client, 'a', '1');
  await put(client, 'b', '2');
  await expect.poll(() => seen.toSorted()).toEqual(['a', 'b']);
  refusals = Number.POSITIVE_INFINITY;
  await put(client, 'c', '3');
  await first.stop();

  const second = await startS3({
    ...options,
    deliver: async (event) => {
      seen.push(event.detail.object.key);
    },
  });
  await expect.poll(() => seen.toSorted()).toEqual(['a', 'b', 'c']);
  await second.stop();
});

test.each([
  ['cut off', (file: string) => truncateSync(file, 3)],
  ['gone', (file: string) => rmSync(file)],
  ['overwritten', (file: string) => writeFileSync(file, 'X'.repeat(10))],
])('an object whose file is %s is reported, and never served with wrong content', async (_how, damage) => {
  const directory = temporaryDirectory();
  const told: string[] = [];
  const options = {
    port: 0,
    directory,
    buckets: [{ name: versionedBucket, versioned: true, sendsEvents: false }],
    find: () => root,
    deliver: async () => undefined,
    onNotice: (sentence: string) => void told.push(sentence),
  };
  const first = await startS3(options);
  await put(clientOf(first.url, root), 'k', 'ten bytes.');
  await first.stop();
  const [file = ''] = readdirSync(join(directory, 'blob'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bytes = readFileSync(file);
  damage(file);
  const service = await startS3(options);
  const client = clientOf(service.url, root);
  const read = async () => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: versionedBucket, Key: 'k' }));
    return Body?.transformToString();
  };
  await expect(read()).rejects.toThrow();
  expect(
    told.every((sentence) => sentence.startsWith(`${file} is damaged or missing: restore it from a copy`)),
  ).toBe(true);
  expect(told.length).toBeGreaterThan(0);
  writeFileSync(file, bytes);
  expect(await read()).toBe('ten bytes.');
  await service.stop();
});

test('an unfinished upload is removed with its parts', async () => {
  const directory = temporaryDirectory();
  const { client } = await openS3({ directory });
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: plainBucket, Key: 'k' }));
  await client.send(
    new UploadPartCommand({ Bucket: plainBucket, Key: 'k', UploadId, PartNumber: 1, Body: 'x' }),
  );
  expect(blobsIn(directory)).toBe(1);
  const uploads = async (c: S3Client) =>
    (await c.send(new ListMultipartUploadsCommand({ Bucket: plainBucket }))).Uploads;
  const day = await openS3({
    directory,
    abortIncompleteAfterDays: 1,
    now: () => Date.now() + dayMs - 60_000,
  });
  const skewless = clientOf(day.url, root, { systemClockOffset: dayMs - 60_000 });
  expect(await uploads(skewless)).toHaveLength(1);
  const late = await openS3({
    directory,
    abortIncompleteAfterDays: 1,
    now: () => Date.now() + dayMs + 60_000,
  });
  expect(await uploads(clientOf(late.url, root, { systemClockOffset: dayMs + 60_000 }))).toBeUndefined();
  expect(blobsIn(directory)).toBe(0);
});

test('in a bucket with expiration, versions and markers are removed at their age', async () => {
  const directory = temporaryDirectory();
  const { client } = await openS3({ directory });
  await put(client, 'k', 'one');
  await put(client, 'k', 'two');
  await client.send(new DeleteObjectCommand({ Bucket: versionedBucket, Key: 'k' }));
  await client.send(new PutObjectCommand({ Bucket: plainBucket, Key: 'stays', Body: 'x' }));
  const after = async (days: number) => {
    const systemClockOffset = days * dayMs;
    const buckets = [{ name: versionedBucket, versioned: true, sendsEvents: false, expireAfterDays: 3 }];
    const { url } = await openS3({ directory, buckets, now: () => Date.now() + systemClockOffset });
    const later = clientOf(url, root, { systemClockOffset });
    const { Versions, DeleteMarkers } = await later.send(
      new ListObjectVersionsCommand({ Bucket: versionedBucket }),
    );
    return (Versions ?? []).length + (DeleteMarkers ?? []).length;
  };
  expect(await after(2)).toBe(3);
  expect(await after(4)).toBe(0);
  expect(blobsIn(directory)).toBe(1);
});

test('files are removed with the last object that uses them', async () => {
  const directory = temporaryDirectory();
  const { client } = await openS3({ directory });
  const target = { Bucket: plainBucket, Key: 'k' };
  for (let n = 0; n < 5; n++) await client.send(new PutObjectCommand({ ...target, Body: `${n}` }));
  await codeOf(client.send(new PutObjectCommand({ ...target, Body: 'x', ChecksumCRC32: 'AAAAAA==' })));
  expect(blobsIn(directory)).toBe(1);
});

test('a client that disconnects during a request leaves no data', async () => {
  const directory = temporaryDirectory();
  const { client } = await openS3({ directory });
  const abort = new AbortController();
  const Body = Readable.from(
    (async function* () {
      for (let n = 0; ; n++) {
        if (n === 3) abort.abort();
        yield noise(mib, n + 1);
      }
    })(),
  );
  const call = client.send(
    new PutObjectCommand({ Bucket: plainBucket, Key: 'k', Body, ContentLength: 100 * mib }),
    { abortSignal: abort.signal },
  );
  await expect(call).rejects.toThrow();
  await expect.poll(() => blobsIn(directory)).toBe(0);
  expect(existsSync(directory)).toBe(true);
  expect(await codeOf(client.send(new GetObjectCommand({ Bucket: plainBucket, Key: 'k' })))).toBe(
    '404 NoSuchKey',
  );
});

test.runIf(inject('everyCase'))(
  '200 MB are uploaded, in one piece and in parts, and downloaded with less than 150 MB of memory',
  async () => {
    const server = await forkS3(temporaryDirectory());
    const client = clientOf(server.url, root);
    const piece = noise(mib);
    const COUNT = 200;
    const stream = () => Readable.from((function* () { for (let n = 0; n < COUNT; n++) yield piece; })()); // biome-ignore format: one line says it
    await client.send(
      new PutObjectCommand({ Bucket: plainBucket, Key: 'one', Body: stream(), ContentLength: COUNT * mib }),
    );
    await new Upload({ client, params: { Bucket: plainBucket, Key: 'parts', Body: stream() } }).done();
    for (const Key of ['one', 'parts']) {
      const got = await client.send(new GetObjectCommand({ Bucket: plainBucket, Key }));
      let bytes = 0;
      for await (const chunk of got.Body as Readable) bytes += (chunk as Buffer).length;
      expect(bytes).toBe(COUNT * mib);
    }
    expect(await server.peakBytes()).toBeLessThan(150 * mib);
  },
);
