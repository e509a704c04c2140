import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { codeOf, openS3, plainBucket, versionedBucket } from '../testing/open-s3.ts';

const put = (client: S3Client, Bucket: string, Key: string, Body = 'x') =>
  client.send(new PutObjectCommand({ Bucket, Key, Body }));
const read = async (client: S3Client, VersionId?: string) => {
  const got = await client.send(new GetObjectCommand({ Bucket: versionedBucket, Key: 'k', VersionId }));
  return got.Body?.transformToString();
};
const remove = (client: S3Client, VersionId?: string) =>
  client.send(new DeleteObjectCommand({ Bucket: versionedBucket, Key: 'k', VersionId }));

test('without versioning a deleted object is removed, and deleting it again succeeds', async () => {
  const { client } = await openS3();
  await put(client, plainBucket, 'k');
  const remove = () => client.send(new DeleteObjectCommand({ Bucket: plainBucket, Key: 'k' }));
  expect(await remove()).toMatchObject({ $metadata: { httpStatusCode: 204 } });
  expect((await remove()).DeleteMarker).toBeUndefined();
  expect(await codeOf(client.send(new HeadObjectCommand({ Bucket: plainBucket, Key: 'k' })))).toBe(
    '404 NotFound',
  );
});

test('with versioning a delete hides the object behind a marker, and removing the marker restores it', async () => {
  const { client } = await openS3();
  const { VersionId: first } = await put(client, versionedBucket, 'k', 'one');
  const marker = await remove(client);
  expect(marker).toMatchObject({ DeleteMarker: true, VersionId: expect.any(String) });
  expect(await codeOf(read(client))).toBe('404 NoSuchKey');
  expect(await read(client, first)).toBe('one');
  expect(await codeOf(read(client, marker.VersionId))).toBe('405 MethodNotAllowed');
  expect((await client.send(new ListObjectsV2Command({ Bucket: versionedBucket }))).KeyCount).toBe(0);
  const listed = await client.send(new ListObjectVersionsCommand({ Bucket: versionedBucket }));
  expect(listed.DeleteMarkers).toMatchObject([{ Key: 'k', IsLatest: true, VersionId: marker.VersionId }]);

  expect(await remove(client, marker.VersionId)).toMatchObject({ DeleteMarker: true });
  expect(await read(client)).toBe('one');
});

test('a version deleted by its id is removed for good, and the previous one becomes the latest', async () => {
  const { client } = await openS3();
  const one = await put(client, versionedBucket, 'k', 'one');
  const two = await put(client, versionedBucket, 'k', 'two');
  expect(await read(client)).toBe('two');
  const gone = await remove(client, two.VersionId);
  expect(gone.VersionId).toBe(two.VersionId);
  expect(gone.DeleteMarker).toBeUndefined();
  expect(await read(client)).toBe('one');
  expect(await codeOf(read(client, two.VersionId))).toBe('404 NoSuchVersion');
  await remove(client, one.VersionId);
  expect(await codeOf(read(client))).toBe('404 NoSuchKey');
});

test('a bucket whose versioning is suspended keeps old versions and replaces the null one', async () => {
  const { client } = await openS3();
  const one = await put(client, versionedBucket, 'k', 'one');
  await client.send(
    new PutBucketVersioningCommand({
      Bucket: versionedBucket,
      VersioningConfiguration: { Status: 'Suspended' },
    }),
  );
  expect((await put(client, versionedBucket, 'k', 'two')).VersionId).toBe('null');
  await put(client, versionedBucket, 'k', 'three');
  const listed = await client.send(new ListObjectVersionsCommand({ Bucket: versionedBucket }));
  expect(listed.Versions?.map((v) => v.VersionId)).toEqual(['null', one.VersionId]);
  expect(await read(client, one.VersionId)).toBe('one');
  expect(await remove(client)).toMatchObject({ DeleteMarker: true, VersionId: 'null' });
});

test('many keys are deleted in one call, each with its own answer', async () => {
  const { client } = await openS3();
  const odd = 'a&b <c> "d" \r\n ü';
  for (const key of ['a', odd, 'keep']) await put(client, plainBucket, key);
  const answer = await client.send(
    new DeleteObjectsCommand({
      Bucket: plainBucket,
      Delete: { Objects: [{ Key: 'a' }, { Key: odd }, { Key: 'never' }] },
    }),
  );
  expect(answer.Deleted?.map((d) => d.Key)).toHaveLength(3);
  expect(answer.Errors).toBeUndefined();
  const left = await client.send(new ListObjectsV2Command({ Bucket: plainBucket }));
  expect(left.Contents?.map((c) => c.Key)).toEqual(['keep']);
});

test('one call deletes up to a thousand keys and versions, and not one more', async () => {
  const { client } = await openS3();
  const { VersionId } = await put(client, versionedBucket, 'k');
  const Objects = [{ Key: 'k', VersionId }, ...Array.from({ length: 999 }, (_, n) => ({ Key: `&${n}` }))];
  const call = (more: { Key: string }[]) =>
    new DeleteObjectsCommand({
      Bucket: versionedBucket,
      Delete: { Objects: [...Objects, ...more], Quiet: true },
    });
  expect(await codeOf(client.send(call([{ Key: 'over' }])))).toBe('400 MalformedXML');
  expect(await read(client, VersionId)).toBe('x');
  expect((await client.send(call([]))).Deleted).toBeUndefined();
  expect(await codeOf(read(client, VersionId))).toBe('404 NoSuchVersion');
});

test('a conditional delete removes only the version with the given ETag', async () => {
  const { client } = await openS3();
  const { ETag } = await put(client, plainBucket, 'k');
  const remove = (IfMatch?: string) =>
    client.send(new DeleteObjectCommand({ Bucket: plainBucket, Key: 'k', IfMatch }));
  expect(await codeOf(remove('"other"'))).toBe('412 PreconditionFailed');
  expect(await codeOf(remove(ETag))).toBe('ok');
});
