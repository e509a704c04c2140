import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  ChecksumAlgorithm,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { checksumAlgorithms } from '../body/checksum.ts';
import { clientOf, codeOf, noise, openS3, plainBucket, root, versionedBucket } from '../testing/open-s3.ts';

const put = (input: Partial<PutObjectCommandInput> = {}) =>
  new PutObjectCommand({ Bucket: plainBucket, Key: 'k', Body: 'hello', ...input });

test('an object is returned unchanged, with its type, metadata and MD5 as ETag', async () => {
  const { client } = await openS3();
  const answer = await client.send(
    put({
      ContentType: 'text/plain',
      CacheControl: 'no-store',
      Metadata: { colour: 'blue', 'two-words': 'a b' },
    }),
  );
  expect(answer.ETag).toBe(`"${createHash('md5').update('hello').digest('hex')}"`);
  expect(answer.VersionId).toBeUndefined();
  const got = await client.send(new GetObjectCommand({ Bucket: plainBucket, Key: 'k' }));
  expect(await got.Body?.transformToString()).toBe('hello');
  expect(got, 'proves entity.stored-object-etag').toMatchObject({
    ContentType: 'text/plain',
    CacheControl: 'no-store',
    ContentLength: 5,
    AcceptRanges: 'bytes',
    Metadata: { colour: 'blue', 'two-words': 'a b' },
    ETag: answer.ETag,
  });
});

test('every checksum algorithm of the SDK is verified, for buffers and for streams of unknown digest', async () => {
  const { client } = await openS3();
  const bytes = noise(300_000);
  for (const algorithm of checksumAlgorithms) {
    for (const Body of [bytes, Readable.from([bytes.subarray(0, 100_001), bytes.subarray(100_001)])]) {
      const Key = `by-${algorithm}-${Body === bytes ? 'buffer' : 'stream'}`;
      const sent = await client.send(
        put({ Key, Body, ContentLength: bytes.length, ChecksumAlgorithm: ChecksumAlgorithm[algorithm] }),
      );
      expect(sent[`Checksum${algorithm}`], Key).toMatch(/=$/);
      const got = await client.send(
        new GetObjectCommand({ Bucket: plainBucket, Key, ChecksumMode: 'ENABLED' }),
      );
      expect(got[`Checksum${algorithm}`]).toBe(sent[`Checksum${algorithm}`]);
      expect(got.ChecksumType).toBe('FULL_OBJECT');
      expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
    }
  }
});

test('an upload without a checksum gets a CRC64NVME, as on S3', async () => {
  const { url } = await openS3();
  const client = clientOf(url, root, { requestChecksumCalculation: 'WHEN_REQUIRED' });
  await client.send(put({ Body: '123456789' }));
  const head = await client.send(
    new HeadObjectCommand({ Bucket: plainBucket, Key: 'k', ChecksumMode: 'ENABLED' }),
  );
  expect(head.ChecksumCRC64NVME).toBe(Buffer.from('ae8b14860a799888', 'hex').toString('base64'));
});

test('a body that does not match its digest creates no object', async () => {
  const { client } = await openS3();
  const md5 = (text: string) => createHash('md5').update(text).digest('base64');
  expect(await codeOf(client.send(put({ ContentMD5: md5('other') })))).toBe('400 BadDigest');
  expect(await codeOf(client.send(put({ ContentMD5: 'nonsense' })))).toBe('400 InvalidDigest');
  expect(await codeOf(client.send(put({ ChecksumCRC32: 'AAAAAA==' })))).toBe('400 BadDigest');
  expect(await codeOf(client.send(put({ ChecksumSHA256: 'AAAA' })))).toBe('400 InvalidRequest');
  expect(await codeOf(client.send(new HeadObjectCommand({ Bucket: plainBucket, Key: 'k' })))).toBe(
    '404 NotFound',
  );
  expect(await codeOf(client.send(put({ ContentMD5: md5('hello') })))).toBe('ok');
});

test('a failed overwrite leaves the previous object unchanged', async () => {
  const { client } = await openS3();
  await client.send(put({ Body: 'first' }));
  await codeOf(client.send(put({ Body: 'second', ChecksumCRC32: 'AAAAAA==' })));
  const got = await client.send(new GetObjectCommand({ Bucket: plainBucket, Key: 'k' }));
  expect(await got.Body?.transformToString()).toBe('first');
});

test('If-None-Match: * creates only once, and If-Match replaces only the version with the given ETag', async () => {
  const { client } = await openS3();
  const first = await client.send(put({ IfNoneMatch: '*' }));
  expect(await codeOf(client.send(put({ IfNoneMatch: '*' })))).toBe('412 PreconditionFailed');
  expect(await codeOf(client.send(put({ IfMatch: '"0123"' })))).toBe('412 PreconditionFailed');
  expect(await codeOf(client.send(put({ IfMatch: first.ETag, Body: 'next' })))).toBe('ok');
  expect(await codeOf(client.send(put({ IfMatch: first.ETag })))).toBe('412 PreconditionFailed');
  expect(await codeOf(client.send(put({ Key: 'new', IfMatch: first.ETag })))).toBe('404 NoSuchKey');
  expect(await codeOf(client.send(put({ IfNoneMatch: '"0123"' })))).toBe('501 NotImplemented');
});

test('of many concurrent writers that create the same key, exactly one succeeds', async () => {
  const { client } = await openS3();
  const codes = await Promise.all(
    Array.from({ length: 8 }, (_, n) => codeOf(client.send(put({ IfNoneMatch: '*', Body: `writer ${n}` })))),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['ok', '412 PreconditionFailed']));
});

test('keys of any characters are preserved, and keys longer than 1,024 bytes are refused', async () => {
  const { client } = await openS3();
  const keys = [
    ' a b ',
    'ä/€/😀',
    'a+b&c=d?e#f%20',
    'quote\'"(1)*!~',
    '../up/./x',
    '//double//',
    'tab\there',
    '<xml>&amp;',
  ];
  for (const Key of keys) {
    await client.send(put({ Key, Body: Key }));
    const got = await client.send(new GetObjectCommand({ Bucket: plainBucket, Key }));
    expect(await got.Body?.transformToString()).toBe(Key);
  }
  expect(await codeOf(client.send(put({ Key: 'k'.repeat(1024) })))).toBe('ok');
  expect(await codeOf(client.send(put({ Key: 'k'.repeat(1025) })))).toBe('400 KeyTooLongError');
  expect(await codeOf(client.send(put({ Key: '€'.repeat(342) })))).toBe('400 KeyTooLongError');
});

test('metadata is limited to 2 KB', async () => {
  const { client } = await openS3();
  expect(await codeOf(client.send(put({ Metadata: { n: 'x'.repeat(2047) } })))).toBe('ok');
  expect(await codeOf(client.send(put({ Metadata: { n: 'x'.repeat(2048) } })))).toBe('400 MetadataTooLarge');
});

test('unsupported features are refused instead of silently ignored', async () => {
  const { client } = await openS3();
  expect(await codeOf(client.send(put({ Tagging: 'a=b' })))).toBe('501 NotImplemented');
  expect(await codeOf(client.send(put({ StorageClass: 'GLACIER' })))).toBe('501 NotImplemented');
  expect(await codeOf(client.send(put({ ServerSideEncryption: 'aws:kms' })))).toBe('501 NotImplemented');
  expect(await codeOf(client.send(put({ ACL: 'public-read' })))).toBe('400 AccessControlListNotSupported');
  expect(await codeOf(client.send(put({ ACL: 'private' })))).toBe('ok');
});

test('an empty object is stored', async () => {
  const { client } = await openS3();
  await client.send(put({ Body: '' }));
  const got = await client.send(new GetObjectCommand({ Bucket: plainBucket, Key: 'k' }));
  expect(got.ContentLength).toBe(0);
  expect(await got.Body?.transformToString()).toBe('');
});

test('a PUT into a missing bucket is refused', async () => {
  const { client } = await openS3();
  expect(await codeOf(client.send(put({ Bucket: 'no-such-bucket' })))).toBe('404 NoSuchBucket');
});

test('a completed PUT sends an event in the format of EventBridge', async () => {
  const { client, events } = await openS3();
  await client.send(put({ Bucket: plainBucket }));
  const saved = await client.send(put({ Bucket: versionedBucket, Key: 'a b/ü.zip' }));
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]).toEqual({
    version: '0',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    'detail-type': 'Object Created',
    source: 'aws.s3',
    account: '000000000000',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    region: 'ap-southeast-1',
    resources: [`arn:aws:s3:::${versionedBucket}`],
    detail: {
      version: '0',
      bucket: { name: versionedBucket },
      object: {
        key: 'a b/ü.zip',
        size: 5,
        etag: saved.ETag?.replaceAll('"', ''),
        'version-id': saved.VersionId,
        sequencer: expect.stringMatching(/^[0-9A-F]{18}$/),
      },
      'request-id': expect.stringMatching(/^[0-9A-F]{16}$/),
      requester: '000000000000',
      'source-ip-address': '127.0.0.1',
      reason: 'PutObject',
    },
  });
});
