import {
  GetObjectCommand,
  type GetObjectCommandInput,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { codeOf, noise, openS3, plainBucket } from '../testing/open-s3.ts';

const get = (input: Partial<GetObjectCommandInput> = {}) =>
  new GetObjectCommand({ Bucket: plainBucket, Key: 'k', ...input });

async function textOf(client: S3Client, input: Partial<GetObjectCommandInput>) {
  const got = await client.send(get(input));
  return {
    text: await got.Body?.transformToString(),
    range: got.ContentRange,
    status: got.$metadata.httpStatusCode,
  };
}

async function withDigits() {
  const s3 = await openS3();
  const put = await s3.client.send(
    new PutObjectCommand({ Bucket: plainBucket, Key: 'k', Body: '0123456789' }),
  );
  return { ...s3, etag: put.ETag ?? '' };
}

test('a range is answered with 206 and its position in the object', async () => {
  const { client } = await withDigits();
  expect(await textOf(client, { Range: 'bytes=2-4' })).toEqual({
    text: '234',
    range: 'bytes 2-4/10',
    status: 206,
  });
  expect(await textOf(client, { Range: 'bytes=7-' })).toEqual({
    text: '789',
    range: 'bytes 7-9/10',
    status: 206,
  });
  expect(await textOf(client, { Range: 'bytes=-3' })).toEqual({
    text: '789',
    range: 'bytes 7-9/10',
    status: 206,
  });
  expect(await textOf(client, { Range: 'bytes=8-99' })).toMatchObject({ text: '89', range: 'bytes 8-9/10' });
  expect(await textOf(client, { Range: 'bytes=-99' })).toMatchObject({ text: '0123456789', status: 206 });
});

test('a range beyond the end is answered with 416, and an invalid one is ignored', async () => {
  const { client } = await withDigits();
  expect(await codeOf(client.send(get({ Range: 'bytes=10-' })))).toBe('416 InvalidRange');
  expect(await codeOf(client.send(get({ Range: 'bytes=-0' })))).toBe('416 InvalidRange');
  expect(await textOf(client, { Range: 'bytes=5-2' })).toMatchObject({ text: '0123456789', status: 200 });
  expect(await textOf(client, { Range: 'bytes=0-1,4-5' })).toMatchObject({ text: '0123456789', status: 200 });
});

test('conditions decide between the object, 304 and 412', async () => {
  const { client, etag } = await withDigits();
  const before = new Date(Date.now() - 60_000);
  const after = new Date(Date.now() + 60_000);
  expect(await codeOf(client.send(get({ IfMatch: etag })))).toBe('ok');
  expect(await codeOf(client.send(get({ IfMatch: '"other"' })))).toBe('412 PreconditionFailed');
  expect(await codeOf(client.send(get({ IfNoneMatch: etag })))).toMatch(/^304/);
  expect(await codeOf(client.send(get({ IfNoneMatch: '"other"' })))).toBe('ok');
  expect(await codeOf(client.send(get({ IfModifiedSince: after })))).toMatch(/^304/);
  expect(await codeOf(client.send(get({ IfModifiedSince: before })))).toBe('ok');
  expect(await codeOf(client.send(get({ IfUnmodifiedSince: before })))).toMatch(/^412/);
  // The ETag takes precedence if both are given.
  expect(await codeOf(client.send(get({ IfMatch: etag, IfUnmodifiedSince: before })))).toBe('ok');
  expect(await codeOf(client.send(get({ IfNoneMatch: '"other"', IfModifiedSince: after })))).toBe('ok');
});

test('response-* parameters replace the stored headers', async () => {
  const { client } = await withDigits();
  const got = await client.send(
    get({
      ResponseContentType: 'application/zip',
      ResponseContentDisposition: 'attachment; filename="data.zip"',
      ResponseCacheControl: 'no-store',
    }),
  );
  expect(got).toMatchObject({
    ContentType: 'application/zip',
    ContentDisposition: 'attachment; filename="data.zip"',
    CacheControl: 'no-store',
  });
  expect(await codeOf(client.send(get({ ResponseContentType: 'a\nb: c' })))).toBe('400 InvalidArgument');
});

test('HEAD gives the same headers as GET, without the bytes', async () => {
  const { client, etag } = await withDigits();
  const head = await client.send(
    new HeadObjectCommand({ Bucket: plainBucket, Key: 'k', ChecksumMode: 'ENABLED' }),
  );
  expect(head).toMatchObject({ ContentLength: 10, ETag: etag, ContentType: 'application/octet-stream' });
  expect(head.ChecksumCRC32).toMatch(/==$/);
  expect(head.LastModified?.getTime()).toBeLessThanOrEqual(Date.now());
  const part = await client.send(
    new HeadObjectCommand({ Bucket: plainBucket, Key: 'k', Range: 'bytes=0-0' }),
  );
  expect(part).toMatchObject({ ContentLength: 1, ContentRange: 'bytes 0-0/10' });
});

test('an error names the missing key, version or bucket', async () => {
  const { client } = await withDigits();
  expect(await codeOf(client.send(get({ Key: 'none' })))).toBe('404 NoSuchKey');
  expect(await codeOf(client.send(get({ VersionId: 'x'.repeat(32) })))).toBe('404 NoSuchVersion');
  expect(await codeOf(client.send(get({ VersionId: 'no/id' })))).toBe('400 InvalidArgument');
  expect(await codeOf(client.send(get({ Bucket: 'none-such' })))).toBe('404 NoSuchBucket');
});

test('an object can be read to its end while it is replaced and deleted', async () => {
  const { client } = await openS3();
  const bytes = noise(8 * 1024 * 1024);
  await client.send(new PutObjectCommand({ Bucket: plainBucket, Key: 'k', Body: bytes }));
  const got = await client.send(get());
  await client.send(new PutObjectCommand({ Bucket: plainBucket, Key: 'k', Body: 'new' }));
  expect(bytes.equals((await got.Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
  expect(await textOf(client, {})).toMatchObject({ text: 'new' });
});
