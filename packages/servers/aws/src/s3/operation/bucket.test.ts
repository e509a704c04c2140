import {
  BucketLocationConstraint,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetBucketLocationCommand,
  GetBucketVersioningCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { isBucketName } from '../store/bucket.ts';
import { codeOf, openS3, plainBucket, versionedBucket } from '../testing/open-s3.ts';

test('a bucket is created, found, listed and deleted', async () => {
  const { client } = await openS3();
  const Bucket = 'a-new-bucket';
  expect(await codeOf(client.send(new HeadBucketCommand({ Bucket })))).toBe('404 NotFound');
  await client.send(new CreateBucketCommand({ Bucket }));
  expect(await client.send(new HeadBucketCommand({ Bucket }))).toMatchObject({
    BucketRegion: 'ap-southeast-1',
  });
  const listed = await client.send(new ListBucketsCommand({}));
  expect(listed.Buckets?.map((b) => b.Name)).toEqual([Bucket, plainBucket, versionedBucket]);
  const location = await client.send(new GetBucketLocationCommand({ Bucket }));
  expect(location.LocationConstraint).toBe('ap-southeast-1');
  expect(await codeOf(client.send(new CreateBucketCommand({ Bucket })))).toBe('409 BucketAlreadyOwnedByYou');
  await client.send(new DeleteBucketCommand({ Bucket }));
  expect(await codeOf(client.send(new DeleteBucketCommand({ Bucket })))).toBe('404 NoSuchBucket');
});

test('a bucket with an old version cannot be deleted, one with only an unfinished upload can', async () => {
  const { client } = await openS3();
  const remove = (Bucket: string) => codeOf(client.send(new DeleteBucketCommand({ Bucket })));
  await client.send(new PutObjectCommand({ Bucket: versionedBucket, Key: 'k', Body: 'x' }));
  await client.send(new DeleteObjectCommand({ Bucket: versionedBucket, Key: 'k' }));
  expect(await remove(versionedBucket)).toBe('409 BucketNotEmpty');
  await client.send(new CreateMultipartUploadCommand({ Bucket: plainBucket, Key: 'k' }));
  expect(await remove(plainBucket)).toBe('ok');
});

test('another region is refused', async () => {
  const { client } = await openS3();
  const CreateBucketConfiguration = { LocationConstraint: BucketLocationConstraint.eu_west_1 };
  const call = client.send(new CreateBucketCommand({ Bucket: 'elsewhere', CreateBucketConfiguration }));
  expect(await codeOf(call)).toBe('400 IllegalLocationConstraintException');
});

test('versioning can be read and set', async () => {
  const { client } = await openS3();
  const status = async (Bucket: string) =>
    (await client.send(new GetBucketVersioningCommand({ Bucket }))).Status;
  expect(await status(versionedBucket)).toBe('Enabled');
  expect(await status(plainBucket)).toBeUndefined();
  const VersioningConfiguration = { Status: 'Enabled' } as const;
  await client.send(new PutBucketVersioningCommand({ Bucket: plainBucket, VersioningConfiguration }));
  expect(await status(plainBucket)).toBe('Enabled');
});

test('names follow the rules of S3', () => {
  for (const name of ['abc', 'a.b-c9', 'x'.repeat(63), '1.2.3']) expect(isBucketName(name), name).toBe(true);
  const wrong = [
    'ab',
    'x'.repeat(64),
    'Abc',
    'a_b',
    '-ab',
    'ab-',
    '.ab',
    'a..b',
    '1.2.3.4',
    'xn--a',
    'a-s3alias',
    '',
  ];
  // proves error.storage-names-buckets
  for (const name of wrong) expect(isBucketName(name), name).toBe(false);
});
