import {
  ListObjectsCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  ListObjectVersionsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { codeOf, openS3, plainBucket, versionedBucket } from '../testing/open-s3.ts';

const allKeys = ['a.txt', 'b/1', 'b/2', 'b/c/3', 'd', 'd/', 'e/x', 'z'];

async function withKeys(keys: readonly string[] = allKeys) {
  const s3 = await openS3();
  for (const Key of keys) await s3.client.send(new PutObjectCommand({ Bucket: plainBucket, Key, Body: Key }));
  return s3;
}

async function names(client: S3Client, input: Partial<ListObjectsV2CommandInput> = {}) {
  const answer = await client.send(new ListObjectsV2Command({ Bucket: plainBucket, ...input }));
  return [
    ...(answer.Contents ?? []).map((c) => c.Key),
    ...(answer.CommonPrefixes ?? []).map((p) => `[${p.Prefix}]`),
  ];
}

test('keys are listed in the order of their UTF-8 bytes', async () => {
  const keys = ['b', 'a', 'B', '\u{1f600}', '￿', 'é', 'a/b', 'a.b'];
  const { client } = await withKeys(keys);
  const sorted = keys
    .map((k) => Buffer.from(k))
    .sort(Buffer.compare)
    .map(String);
  expect(await names(client)).toEqual(sorted);
});

test('a delimiter groups deeper keys, and a prefix restricts the list', async () => {
  const { client } = await withKeys();
  expect(await names(client, { Delimiter: '/' })).toEqual(['a.txt', 'd', 'z', '[b/]', '[d/]', '[e/]']);
  expect(await names(client, { Delimiter: '/', Prefix: 'b/' })).toEqual(['b/1', 'b/2', '[b/c/]']);
  expect(await names(client, { Delimiter: '/', Prefix: 'b' })).toEqual(['[b/]']);
  expect(await names(client, { Prefix: 'b/' })).toEqual(['b/1', 'b/2', 'b/c/3']);
  expect(await names(client, { Prefix: 'nothing' })).toEqual([]);
});

test('pages of any size list every name once, with and without a delimiter', async () => {
  const { client } = await withKeys();
  for (const Delimiter of [undefined, '/', '/c']) {
    const whole = await names(client, { Delimiter });
    for (const pageSize of [1, 2, 3, 7]) {
      const paged: (string | undefined)[] = [];
      for await (const page of paginateListObjectsV2(
        { client, pageSize },
        { Bucket: plainBucket, Delimiter },
      )) {
        expect(page.KeyCount).toBeLessThanOrEqual(pageSize);
        paged.push(
          ...(page.Contents ?? []).map((c) => c.Key),
          ...(page.CommonPrefixes ?? []).map((p) => `[${p.Prefix}]`),
        );
      }
      expect(paged.toSorted()).toEqual(whole.toSorted());
    }
  }
});

test('StartAfter, MaxKeys and a forged token have the same effect as on S3', async () => {
  const { client } = await withKeys();
  expect(await names(client, { StartAfter: 'b/2' })).toEqual(['b/c/3', 'd', 'd/', 'e/x', 'z']);
  expect(await names(client, { StartAfter: 'b/2', Prefix: 'e' })).toEqual(['e/x']);
  expect(await names(client, { StartAfter: 'y', Prefix: 'b' })).toEqual([]);
  const none = await client.send(new ListObjectsV2Command({ Bucket: plainBucket, MaxKeys: 0 }));
  expect(none).toMatchObject({ KeyCount: 0, IsTruncated: false });
  const many = await client.send(new ListObjectsV2Command({ Bucket: plainBucket, MaxKeys: 5000 }));
  expect(many.MaxKeys).toBe(1000);
  expect(await codeOf(names(client, { MaxKeys: -1 }))).toBe('400 InvalidArgument');
  expect(await codeOf(names(client, { ContinuationToken: '???' }))).toBe('400 InvalidArgument');
  expect(await codeOf(names(client, { Bucket: 'none-such' }))).toBe('404 NoSuchBucket');
});

test('parameters are repeated in the answer, and URL encoding preserves every key', async () => {
  const key = 'a b/ü+&<\r\n~(1)*.txt';
  const { client } = await withKeys([key]);
  const answer = await client.send(
    new ListObjectsV2Command({
      Bucket: plainBucket,
      EncodingType: 'url',
      Prefix: 'a b/',
      StartAfter: 'a',
      Delimiter: '|',
    }),
  );
  expect(answer).toMatchObject({
    EncodingType: 'url',
    Prefix: 'a+b/',
    StartAfter: 'a',
    Delimiter: '%7C',
    KeyCount: 1,
  });
  const encoded = answer.Contents?.[0]?.Key ?? '';
  expect(encoded).toBe('a+b/%C3%BC%2B%26%3C%0D%0A%7E%281%29*.txt');
  expect(decodeURIComponent(encoded.replaceAll('+', ' '))).toBe(key);
  expect(answer.Contents?.[0]).toMatchObject({
    Size: 20,
    StorageClass: 'STANDARD',
    ChecksumAlgorithm: ['CRC32'],
  });
});

test('version 1 continues from NextMarker with a delimiter, and from the last key without one', async () => {
  const { client } = await withKeys();
  const list = (Marker: string | undefined, Delimiter?: string) =>
    client.send(new ListObjectsCommand({ Bucket: plainBucket, MaxKeys: 2, Marker, Delimiter }));
  const first = await list(undefined, '/');
  expect(first).toMatchObject({ IsTruncated: true, NextMarker: 'b/' });
  const second = await list(first.NextMarker, '/');
  expect(second.Contents?.map((c) => c.Key)).toEqual(['d']);
  expect(second.CommonPrefixes).toEqual([{ Prefix: 'd/' }]);
  const plain = await list(undefined);
  expect(plain.NextMarker).toBeUndefined();
  expect((await list('b/1')).Contents?.map((c) => c.Key)).toEqual(['b/2', 'b/c/3']);
});

test('versions are listed newest first and paged within a key', async () => {
  const { client } = await openS3();
  for (const [Key, Body] of [
    ['k', '1'],
    ['k', '2'],
    ['k', '3'],
    ['l', '4'],
  ] as const) {
    await client.send(new PutObjectCommand({ Bucket: versionedBucket, Key, Body }));
  }
  const whole = await client.send(new ListObjectVersionsCommand({ Bucket: versionedBucket }));
  expect(whole.Versions?.map((v) => [v.Key, v.IsLatest])).toEqual([
    ['k', true],
    ['k', false],
    ['k', false],
    ['l', true],
  ]);
  const ids: (string | undefined)[] = [];
  let markers: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(
      new ListObjectVersionsCommand({ Bucket: versionedBucket, MaxKeys: 1, ...markers }),
    );
    ids.push(...(page.Versions ?? []).map((v) => v.VersionId));
    if (!page.IsTruncated) break;
    markers = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
  }
  expect(ids).toEqual(whole.Versions?.map((v) => v.VersionId));
});
