import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  ChecksumAlgorithm,
  CompleteMultipartUploadCommand,
  type CompleteMultipartUploadCommandInput,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  type CreateMultipartUploadCommandInput,
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { expect, test } from 'vitest';
import { checksumAlgorithms, createHasher } from '../body/checksum.ts';
import { clientOf, codeOf, noise, openS3, plainBucket, root, versionedBucket } from '../testing/open-s3.ts';

const mib = 1024 * 1024;
const firstPart = noise(5 * mib, 1);
const secondPart = noise(5 * mib + 3, 2);
const last = noise(1000, 3);
const wholeObject = Buffer.concat([firstPart, secondPart, last]);
const target = { Bucket: versionedBucket, Key: 'big' };

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();
const wholeEtag = `"${md5(Buffer.concat([firstPart, secondPart, last].map(md5))).toString('hex')}-3"`;

async function begun(
  client: S3Client,
  parts: readonly Buffer[],
  input: Partial<CreateMultipartUploadCommandInput> = {},
) {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...target, ...input }));
  const Parts = await Promise.all(
    parts.map(async (Body, at) => {
      const PartNumber = at + 1;
      const { ChecksumAlgorithm } = input;
      const part = { ...target, UploadId, PartNumber, Body, ChecksumAlgorithm };
      const { $metadata: _, ...sums } = await client.send(new UploadPartCommand(part));
      return { PartNumber, ...sums };
    }),
  );
  const complete = (more: Partial<CompleteMultipartUploadCommandInput> = {}, chosen = Parts) =>
    client.send(
      new CompleteMultipartUploadCommand({
        ...target,
        UploadId,
        MultipartUpload: { Parts: chosen },
        ...more,
      }),
    );
  return { UploadId, Parts, complete };
}

const bytesOf = async (client: S3Client, Range?: string) => {
  const got = await client.send(new GetObjectCommand({ ...target, Range }));
  return Buffer.from((await got.Body?.transformToByteArray()) ?? []);
};

test('parts become one object, whose ETag ends in their number, and ranges may span parts', async () => {
  const { client, events } = await openS3();
  const { complete } = await begun(client, [firstPart, secondPart, last], {
    ContentType: 'x/y',
    Metadata: { m: '1' },
  });
  const done = await complete();
  expect(done).toMatchObject({
    ETag: wholeEtag,
    VersionId: expect.any(String),
    Bucket: versionedBucket,
    Key: 'big',
  });
  expect((await bytesOf(client)).equals(wholeObject)).toBe(true);
  const from = 5 * mib - 2;
  expect(
    (await bytesOf(client, `bytes=${from}-${from + 3}`)).equals(wholeObject.subarray(from, from + 4)),
  ).toBe(true);
  const over = wholeObject.subarray(firstPart.length - 1, firstPart.length + secondPart.length + 1);
  const across = `bytes=${firstPart.length - 1}-${firstPart.length + secondPart.length}`;
  expect((await bytesOf(client, across)).equals(over)).toBe(true);
  const head = await client.send(new HeadObjectCommand(target));
  expect(head).toMatchObject({ ContentLength: wholeObject.length, ContentType: 'x/y', Metadata: { m: '1' } });
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]?.detail).toMatchObject({
    reason: 'CompleteMultipartUpload',
    object: { size: wholeObject.length, etag: wholeEtag.replaceAll('"', ''), 'version-id': done.VersionId },
  });
});

test('an upload is completed once: a repeated request gets the same answer and creates nothing', async () => {
  const { client, events } = await openS3();
  const { complete, UploadId } = await begun(client, [last]);
  const [first, second] = await Promise.all([complete(), complete()]);
  const third = await complete();
  const facts = (a: typeof first) => [a.ETag, a.VersionId, a.ChecksumCRC32, a.Location];
  expect(facts(second)).toEqual(facts(first));
  expect(facts(third)).toEqual(facts(first));
  expect(events).toHaveLength(1);
  const part = new UploadPartCommand({ ...target, UploadId, PartNumber: 1, Body: 'late' });
  expect(await codeOf(client.send(part))).toBe('404 NoSuchUpload');
});

test('each algorithm gives the same checksum as S3, composite or of the whole object', async () => {
  const { client } = await openS3();
  for (const algorithm of checksumAlgorithms) {
    const { complete } = await begun(client, [firstPart, last], {
      ChecksumAlgorithm: ChecksumAlgorithm[algorithm],
    });
    const done = await complete();
    const sum = (bytes: Buffer) => {
      const hasher = createHasher(algorithm);
      hasher.update(bytes);
      return hasher.digest();
    };
    const composite = `${sum(Buffer.concat([sum(firstPart), sum(last)])).toString('base64')}-2`;
    const whole = sum(Buffer.concat([firstPart, last])).toString('base64');
    expect(done[`Checksum${algorithm}`]).toBe(algorithm === 'CRC64NVME' ? whole : composite);
    const head = await client.send(new HeadObjectCommand({ ...target, ChecksumMode: 'ENABLED' }));
    expect(head[`Checksum${algorithm}`]).toBe(done[`Checksum${algorithm}`]);
    expect(head.ChecksumType).toBe(algorithm === 'CRC64NVME' ? 'FULL_OBJECT' : 'COMPOSITE');
  }
});

test('a whole-object CRC is computed from the parts and compared with the one that the client sends', async () => {
  const { client } = await openS3();
  const hasher = createHasher('CRC32');
  hasher.update(Buffer.concat([firstPart, last]));
  const right = hasher.digest().toString('base64');
  const { complete } = await begun(client, [firstPart, last], {
    ChecksumAlgorithm: 'CRC32',
    ChecksumType: 'FULL_OBJECT',
  });
  expect(await codeOf(complete({ ChecksumCRC32: 'AAAAAA==' }))).toBe('400 BadDigest');
  expect(await codeOf(complete({ MpuObjectSize: 7 }))).toBe('400 InvalidRequest');
  expect(
    await complete({ ChecksumCRC32: right, MpuObjectSize: firstPart.length + last.length }),
  ).toMatchObject({
    ChecksumCRC32: right,
    ChecksumType: 'FULL_OBJECT',
  });
});

test('an upload without checksums gets a CRC64NVME of the whole object', async () => {
  const { url } = await openS3();
  const client = clientOf(url, root, { requestChecksumCalculation: 'WHEN_REQUIRED' });
  const { complete } = await begun(client, [firstPart, last]);
  const hasher = createHasher('CRC64NVME');
  hasher.update(Buffer.concat([firstPart, last]));
  expect((await complete()).ChecksumCRC64NVME).toBe(hasher.digest().toString('base64'));
});

test('small parts, a wrong order, unknown parts and wrong ETags are refused by name', async () => {
  const { client } = await openS3();
  const { complete, Parts } = await begun(client, [firstPart, last, last]);
  const [one, two, three] = Parts as [(typeof Parts)[0], (typeof Parts)[0], (typeof Parts)[0]];
  expect(await codeOf(complete())).toBe('400 EntityTooSmall');
  expect(await codeOf(complete({}, [two, one]))).toBe('400 InvalidPartOrder');
  expect(await codeOf(complete({}, [one, one]))).toBe('400 InvalidPartOrder');
  expect(await codeOf(complete({}, [one, { ...two, PartNumber: 9 }]))).toBe('400 InvalidPart');
  expect(await codeOf(complete({}, [one, { ...two, ETag: '"0"' }]))).toBe('400 InvalidPart');
  expect(await codeOf(complete({}, []))).toBe('400 MalformedXML');
  expect(await codeOf(complete({ UploadId: 'none' }))).toBe('404 NoSuchUpload');
  // The client may leave out parts.
  expect(await codeOf(complete({}, [one, three]))).toBe('ok');
  expect((await bytesOf(client)).equals(Buffer.concat([firstPart, last]))).toBe(true);
});

test('an object has at most 10,000 parts', async () => {
  const { client } = await openS3();
  const { complete, Parts } = await begun(client, [last]);
  const parts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ PartNumber: at + 1, ETag: Parts[0]?.ETag }));
  expect(await codeOf(complete({}, parts(10_001))), 'proves constant.parts-most-10').toBe('400 MalformedXML');
  // All 10,000 parts are read, and the first of them is smaller than a part may be.
  expect(await codeOf(complete({}, parts(10_000)))).toBe('400 EntityTooSmall');
});

test('a part sent again replaces the previous one, whose ETag is then unknown', async () => {
  const { client } = await openS3();
  const { complete, UploadId, Parts } = await begun(client, [last]);
  const again = await client.send(
    new UploadPartCommand({ ...target, UploadId, PartNumber: 1, Body: 'other' }),
  );
  expect(await codeOf(complete())).toBe('400 InvalidPart');
  const { $metadata: _, ...sums } = again;
  await complete({}, [{ ...Parts[0]!, ...sums }]);
  expect((await bytesOf(client)).toString()).toBe('other');
});

test('If-None-Match: * refuses to complete over an object that appeared meanwhile', async () => {
  const { client } = await openS3();
  const one = await begun(client, [last]);
  const two = await begun(client, [firstPart]);
  await one.complete({ IfNoneMatch: '*' });
  expect(await codeOf(two.complete({ IfNoneMatch: '*' }))).toBe('412 PreconditionFailed');
  expect(await codeOf(two.complete())).toBe('ok');
});

test('parts and uploads are listed in pages, and an abort removes them', async () => {
  const { client } = await openS3();
  const { UploadId } = await begun(client, [last, firstPart, last]);
  const page = (PartNumberMarker?: string) =>
    client.send(new ListPartsCommand({ ...target, UploadId, MaxParts: 2, PartNumberMarker }));
  const first = await page();
  expect(first).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '2' });
  expect(first.Parts?.map((p) => [p.PartNumber, p.Size])).toEqual([
    [1, 1000],
    [2, 5 * mib],
  ]);
  expect((await page(first.NextPartNumberMarker)).Parts?.map((p) => p.PartNumber)).toEqual([3]);

  await client.send(new CreateMultipartUploadCommand({ ...target, Key: 'dir/x' }));
  await client.send(new CreateMultipartUploadCommand({ ...target, Key: 'dir/y' }));
  const uploads = (input: object) =>
    client.send(new ListMultipartUploadsCommand({ Bucket: versionedBucket, ...input }));
  expect((await uploads({})).Uploads?.map((u) => u.Key)).toEqual(['big', 'dir/x', 'dir/y']);
  expect((await uploads({ Delimiter: '/' })).CommonPrefixes).toEqual([{ Prefix: 'dir/' }]);
  const cut = await uploads({ MaxUploads: 2 });
  const rest = await uploads({ KeyMarker: cut.NextKeyMarker, UploadIdMarker: cut.NextUploadIdMarker });
  expect(rest.Uploads?.map((u) => u.Key)).toEqual(['dir/y']);

  const abort = () => client.send(new AbortMultipartUploadCommand({ ...target, UploadId }));
  expect(await codeOf(abort())).toBe('ok');
  expect(await codeOf(abort())).toBe('404 NoSuchUpload');
  expect(await codeOf(page())).toBe('404 NoSuchUpload');
  expect((await uploads({})).Uploads?.map((u) => u.Key)).toEqual(['dir/x', 'dir/y']);
});

test('a part can be read by its number', async () => {
  const { client } = await openS3();
  const { complete } = await begun(client, [firstPart, secondPart, last]);
  await complete();
  const got = await client.send(new GetObjectCommand({ ...target, PartNumber: 3 }));
  expect(got).toMatchObject({ PartsCount: 3, ContentLength: last.length });
  expect(last.equals((await got.Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
  expect(await codeOf(client.send(new GetObjectCommand({ ...target, PartNumber: 4 })))).toMatch(/^416/);
});

test('parts can be copied from ranges of other objects, and a multipart object can be copied whole', async () => {
  const { client } = await openS3();
  const { complete } = await begun(client, [firstPart, secondPart, last]);
  await complete();
  const copied = await client.send(
    new CopyObjectCommand({ Bucket: plainBucket, Key: 'whole', CopySource: `${versionedBucket}/big` }),
  );
  expect(copied.CopyObjectResult?.ETag).toBe(`"${md5(wholeObject).toString('hex')}"`);

  const to = { Bucket: plainBucket, Key: 'pieces' };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(to));
  const piece = async (PartNumber: number, CopySourceRange: string) => {
    const input = { ...to, UploadId, PartNumber, CopySource: `${plainBucket}/whole`, CopySourceRange };
    const { CopyPartResult } = await client.send(new UploadPartCopyCommand(input));
    return { PartNumber, ETag: CopyPartResult?.ETag };
  };
  const cut = 6 * mib;
  const Parts = [
    await piece(1, `bytes=0-${cut - 1}`),
    await piece(2, `bytes=${cut}-${wholeObject.length - 1}`),
  ];
  expect(await codeOf(piece(3, `bytes=0-${wholeObject.length}`))).toBe('400 InvalidArgument');
  await client.send(new CompleteMultipartUploadCommand({ ...to, UploadId, MultipartUpload: { Parts } }));
  const got = await client.send(new GetObjectCommand(to));
  expect(wholeObject.equals((await got.Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
});

test('a copy of a multipart object remains when the object and its bucket are deleted', async () => {
  const { client } = await openS3();
  const { complete } = await begun(client, [firstPart, last]);
  const { VersionId } = await complete();
  await client.send(
    new CopyObjectCommand({ Bucket: plainBucket, Key: 'copy', CopySource: `${versionedBucket}/big` }),
  );
  await client.send(new DeleteObjectCommand({ ...target, VersionId }));
  await client.send(new DeleteBucketCommand({ Bucket: versionedBucket }));
  const got = await client.send(new GetObjectCommand({ Bucket: plainBucket, Key: 'copy' }));
  const bytes = Buffer.concat([firstPart, last]);
  expect(bytes.equals((await got.Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
});

test('lib-storage uploads a stream of unknown length in parallel parts', async () => {
  const { client } = await openS3();
  const bytes = noise(17 * mib, 9);
  const slices = Array.from({ length: 17 }, (_, n) => bytes.subarray(n * mib, (n + 1) * mib));
  const upload = new Upload({ client, params: { ...target, Body: Readable.from(slices) }, queueSize: 4 });
  const done = await upload.done();
  expect(done.ETag).toMatch(/-4"$/);
  expect((await bytesOf(client)).equals(bytes)).toBe(true);
});
