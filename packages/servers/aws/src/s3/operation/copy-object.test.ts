import {
  CopyObjectCommand,
  type CopyObjectCommandInput,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { codeOf, openS3, plainBucket, versionedBucket } from '../testing/open-s3.ts';

const copy = (input: Partial<CopyObjectCommandInput> = {}) =>
  new CopyObjectCommand({
    Bucket: plainBucket,
    Key: 'copy',
    CopySource: `${versionedBucket}/s%20ü`,
    ...input,
  });

async function withSource() {
  const s3 = await openS3();
  const source = await s3.client.send(
    new PutObjectCommand({
      Bucket: versionedBucket,
      Key: 's ü',
      Body: 'bytes',
      ContentType: 'text/plain',
      Metadata: { a: '1' },
    }),
  );
  return { ...s3, source };
}
const text = async (client: S3Client, Key: string) =>
  (await client.send(new GetObjectCommand({ Bucket: plainBucket, Key }))).Body?.transformToString();

test('a copy has the bytes, the ETag and the metadata of its source, and remains when the source is deleted', async () => {
  const { client, source } = await withSource();
  const answer = await client.send(copy());
  expect(answer).toMatchObject({
    CopySourceVersionId: source.VersionId,
    CopyObjectResult: { ETag: source.ETag, ChecksumCRC32: source.ChecksumCRC32 },
  });
  const head = await client.send(new HeadObjectCommand({ Bucket: plainBucket, Key: 'copy' }));
  expect(head).toMatchObject({ ContentType: 'text/plain', Metadata: { a: '1' }, ContentLength: 5 });
  await client.send(
    new DeleteObjectCommand({ Bucket: versionedBucket, Key: 's ü', VersionId: source.VersionId }),
  );
  expect(await text(client, 'copy')).toBe('bytes');
  await client.send(copy({ CopySource: `/${plainBucket}/copy`, Key: 'second' }));
  await client.send(new DeleteObjectCommand({ Bucket: plainBucket, Key: 'copy' }));
  expect(await text(client, 'second')).toBe('bytes');
});

test('REPLACE uses the metadata of the request, and COPY onto itself is refused', async () => {
  const { client } = await withSource();
  await client.send(copy({ MetadataDirective: 'REPLACE', Metadata: { b: '2' }, ContentType: 'text/html' }));
  const head = await client.send(new HeadObjectCommand({ Bucket: plainBucket, Key: 'copy' }));
  expect(head).toMatchObject({ ContentType: 'text/html', Metadata: { b: '2' } });
  const itself = { CopySource: `${plainBucket}/copy`, Key: 'copy' };
  expect(await codeOf(client.send(copy(itself)))).toBe('400 InvalidRequest');
  expect(await codeOf(client.send(copy({ ...itself, MetadataDirective: 'REPLACE' })))).toBe('ok');
  expect(await text(client, 'copy')).toBe('bytes');
});

test('a version can be the source, a delete marker and a missing key cannot', async () => {
  const { client, source } = await withSource();
  await client.send(new PutObjectCommand({ Bucket: versionedBucket, Key: 's ü', Body: 'newer' }));
  const CopySource = `${versionedBucket}/s%20%C3%BC?versionId=${source.VersionId}`;
  await client.send(copy({ CopySource }));
  expect(await text(client, 'copy')).toBe('bytes');
  await client.send(new DeleteObjectCommand({ Bucket: versionedBucket, Key: 's ü' }));
  expect(await codeOf(client.send(copy()))).toBe('404 NoSuchKey');
  expect(await codeOf(client.send(copy({ CopySource: `${versionedBucket}/none` })))).toBe('404 NoSuchKey');
  expect(await codeOf(client.send(copy({ CopySource: 'no-slash' })))).toBe('400 InvalidArgument');
});

test('conditions on the source are checked', async () => {
  const { client, source } = await withSource();
  const run = (input: Partial<CopyObjectCommandInput>) => codeOf(client.send(copy(input)));
  expect(await run({ CopySourceIfMatch: source.ETag })).toBe('ok');
  expect(await run({ CopySourceIfMatch: '"other"' })).toBe('412 PreconditionFailed');
  expect(await run({ CopySourceIfNoneMatch: source.ETag })).toBe('412 PreconditionFailed');
  expect(await run({ CopySourceIfModifiedSince: new Date(Date.now() + 60_000) })).toBe(
    '412 PreconditionFailed',
  );
  expect(await run({ CopySourceIfUnmodifiedSince: new Date(0) })).toBe('412 PreconditionFailed');
  expect(await run({ IfNoneMatch: '*' })).toBe('412 PreconditionFailed');
});

test('a copy into a bucket that sends events sends one', async () => {
  const { client, events } = await withSource();
  await client.send(copy({ Bucket: versionedBucket, Key: 'other' }));
  await expect.poll(() => events.map((e) => e.detail.reason)).toEqual(['PutObject', 'CopyObject']);
});
