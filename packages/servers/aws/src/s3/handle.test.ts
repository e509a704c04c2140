import { Agent } from 'node:http';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutObjectAclCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, test } from 'vitest';
import type { Credential } from '../iam/credential.ts';
import { admitLoopback } from '../process/admit.ts';
import { clientOf, codeOf, openS3, plainBucket, root, versionedBucket } from './testing/open-s3.ts';

const minuteMs = 60_000;
const personSub = '11111111-2222-4333-8444-555555555555';

/** The credential that the identity pool gives a signed-in person. */
const person: Credential = {
  accessKeyId: 'PERSON',
  secretAccessKey: 'person-secret',
  sessionToken: 'person-token/+=',
  expiresAt: Date.now() + 60 * minuteMs,
  statements: [
    {
      effect: 'Allow',
      actions: ['s3:PutObject', 's3:GetObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
      resources: [`arn:aws:s3:::${versionedBucket}/\${aws:PrincipalTag/sub}/*`],
    },
  ],
  tags: { sub: personSub },
};

const put = (Bucket: string, Key: string) => new PutObjectCommand({ Bucket, Key, Body: 'x' });

test('temporary credentials give access only to their own prefix', async () => {
  const { url, client: owner } = await openS3({ credentials: [person] });
  const client = clientOf(url, person);
  const own = `${personSub}/spotify/1/x.zip`;
  const other = 'someone-else/spotify/1/x.zip';
  expect(await codeOf(client.send(put(versionedBucket, own)))).toBe('ok');
  expect(await codeOf(client.send(put(versionedBucket, other)))).toBe('403 AccessDenied');
  expect(await codeOf(client.send(put(plainBucket, own)))).toBe('403 AccessDenied');
  expect(await codeOf(client.send(new ListObjectsV2Command({ Bucket: versionedBucket })))).toBe(
    '403 AccessDenied',
  );
  const target = { Bucket: versionedBucket, Key: own };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  expect(
    await codeOf(client.send(new UploadPartCommand({ ...target, UploadId, PartNumber: 1, Body: 'x' }))),
  ).toBe('ok');
  expect(await codeOf(client.send(new ListPartsCommand({ ...target, UploadId })))).toBe('ok');
  expect(await codeOf(client.send(new AbortMultipartUploadCommand({ ...target, UploadId })))).toBe('ok');
  await owner.send(put(versionedBucket, other));
  const copy = new CopyObjectCommand({ ...target, CopySource: `${versionedBucket}/${other}` });
  expect(await codeOf(client.send(copy))).toBe('403 AccessDenied');
  const many = await owner.send(
    new DeleteObjectsCommand({ Bucket: versionedBucket, Delete: { Objects: [{ Key: other }], Quiet: true } }),
  );
  expect(many.Errors).toBeUndefined();
});

test('a caller without permission to list does not learn whether a key exists', async () => {
  const { url, client } = await openS3({ credentials: [person] });
  const get = new GetObjectCommand({ Bucket: versionedBucket, Key: `${personSub}/none` });
  expect(await codeOf(clientOf(url, person).send(get))).toBe('403 AccessDenied');
  expect(await codeOf(client.send(get))).toBe('404 NoSuchKey');
});

test('expired keys, wrong secrets and missing tokens have their own error codes', async () => {
  const dead = { ...person, accessKeyId: 'DEAD', expiresAt: Date.now() - minuteMs };
  const { url } = await openS3({ credentials: [person, dead] });
  const call = (credential: Credential) =>
    codeOf(clientOf(url, credential).send(put(versionedBucket, `${personSub}/k`)));
  expect(await call({ ...root, accessKeyId: 'NOBODY' })).toBe('403 InvalidAccessKeyId');
  expect(await call({ ...root, secretAccessKey: 'guess' })).toBe('403 SignatureDoesNotMatch');
  expect(await call({ ...person, sessionToken: 'other' })).toBe('400 InvalidToken');
  expect(await call(dead)).toBe('400 ExpiredToken');
});

test('a clock that is six minutes off is refused', async () => {
  const { url } = await openS3({ now: () => Date.now() + 6 * minuteMs });
  const response = await fetch(
    await getSignedUrl(clientOf(url, root), put(plainBucket, 'k'), { expiresIn: 60 }),
    {
      method: 'PUT',
      body: 'x',
    },
  );
  expect(await response.text()).toContain('<Message>Request has expired</Message>');
  const error = await clientOf(url, root)
    .send(put(plainBucket, 'k'))
    .catch((e: Error) => e.name);
  // The SDK corrects its clock and retries if attempts are left; this client has only one.
  expect(error).toBe('RequestTimeTooSkewed');
});

test('presigned URLs work for anyone until they expire, and only for their own operation', async () => {
  const { client } = await openS3();
  const options = { expiresIn: 60 };
  // The SDK puts the checksum of an empty body into this URL.
  const putUrl = await getSignedUrl(
    client,
    new PutObjectCommand({ Bucket: plainBucket, Key: 'a b' }),
    options,
  );
  expect((await fetch(putUrl, { method: 'PUT', body: 'by url' })).status).toBe(200);
  const getUrl = await getSignedUrl(
    client,
    new GetObjectCommand({
      Bucket: plainBucket,
      Key: 'a b',
      ResponseContentDisposition: 'attachment; filename="ü.zip"',
    }),
    options,
  );
  const got = await fetch(getUrl);
  expect(got.headers.get('content-length')).toBe('6');
  expect(await got.text()).toBe('by url');
  expect((await fetch(getUrl, { headers: { range: 'bytes=3-' } })).status).toBe(206);
  expect((await fetch(getUrl, { method: 'DELETE' })).status).toBe(403);
  expect((await fetch(getUrl.replace('a%20b', 'c'))).status).toBe(403);
  const tooLong = await getSignedUrl(client, new GetObjectCommand({ Bucket: plainBucket, Key: 'k' }), {
    expiresIn: 604_800,
  });
  expect((await fetch(tooLong.replace('604800', '604801'))).status).toBe(400);
});

test('a presigned URL made with temporary credentials includes their token', async () => {
  const { url } = await openS3({ credentials: [person] });
  const client = clientOf(url, person);
  await client.send(put(versionedBucket, `${personSub}/k`));
  const get = new GetObjectCommand({ Bucket: versionedBucket, Key: `${personSub}/k` });
  const signed = await getSignedUrl(client, get, { expiresIn: 60 });
  expect((await fetch(signed)).status).toBe(200);
  const without = signed.replace(/X-Amz-Security-Token=[^&]*&/, '');
  expect(without).not.toBe(signed);
  expect((await fetch(without)).status).toBe(403);
});

test('an unsigned request is denied in XML', async () => {
  const { url } = await openS3();
  const response = await fetch(`${url}/${plainBucket}/k`);
  expect(response.status).toBe(403);
  expect(response.headers.get('content-type')).toBe('application/xml');
  const id = response.headers.get('x-amz-request-id');
  expect(await response.text()).toMatch(
    new RegExp(
      `^<\\?xml.*<Error><Code>AccessDenied</Code><Message>Access Denied</Message>.*<RequestId>${id}</RequestId>`,
      's',
    ),
  );
});

test('unsupported sub-resources are answered with 501 and do not change the object', async () => {
  const { client } = await openS3();
  const target = { Bucket: plainBucket, Key: 'k' };
  await client.send(put(plainBucket, 'k'));
  const before = await client.send(new HeadObjectCommand(target));
  const calls = [
    () =>
      client.send(
        new PutObjectTaggingCommand({ ...target, Tagging: { TagSet: [{ Key: 'a', Value: 'b' }] } }),
      ),
    () => client.send(new PutObjectAclCommand({ ...target, ACL: 'public-read' })),
    () => client.send(new GetObjectAclCommand(target)),
    () =>
      client.send(
        new PutBucketLifecycleConfigurationCommand({
          Bucket: plainBucket,
          LifecycleConfiguration: { Rules: [] },
        }),
      ),
  ];
  for (const call of calls) expect(await codeOf(call())).toBe('501 NotImplemented');
  const after = await client.send(new HeadObjectCommand(target));
  expect(after).toMatchObject({ ETag: before.ETag, LastModified: before.LastModified });
  expect((await client.send(new GetObjectTaggingCommand(target))).TagSet).toEqual([]);
});

const page = 'http://127.0.0.1:4800';
const admit = admitLoopback({ allowsOrigin: (origin) => origin === page });

test('a preflight needs no signature and is granted', async () => {
  const { url } = await openS3({ admit });
  const response = await fetch(`${url}/${plainBucket}/k`, {
    method: 'OPTIONS',
    headers: {
      origin: page,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,x-amz-meta-anything',
    },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(page);
  expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-amz-meta-anything');
});

test('a page may read ETag, version and metadata of an object, and errors', async () => {
  const { client, url } = await openS3({ admit });
  const target = { Bucket: versionedBucket, Key: 'k' };
  await client.send(new PutObjectCommand({ ...target, Body: 'x', Metadata: { mine: '1' } }));
  const origin = { headers: { origin: page } };
  const got = await fetch(await getSignedUrl(client, new GetObjectCommand(target)), origin);
  const exposed = got.headers.get('access-control-expose-headers')?.split(', ');
  expect(exposed).toEqual(
    expect.arrayContaining(['ETag', 'x-amz-version-id', 'x-amz-meta-mine', 'x-amz-request-id']),
  );
  const refused = await fetch(`${url}/${plainBucket}/k`, origin);
  expect(refused.headers.get('access-control-allow-origin')).toBe(page);
});

test('the bucket may be part of the host name', async () => {
  const { client, url } = await openS3();
  await client.send(put(plainBucket, 'dir/k'));
  const httpAgent = new Agent({
    lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  const hosted = clientOf(url.replace('127.0.0.1', 'localhost'), root, {
    forcePathStyle: false,
    requestHandler: { httpAgent },
  });
  const got = await hosted.send(new GetObjectCommand({ Bucket: plainBucket, Key: 'dir/k' }));
  expect(await got.Body?.transformToString()).toBe('x');
});

test('a refused body is read to its end, so that the client receives the reason', async () => {
  const { client } = await openS3();
  const Body = Buffer.alloc(4 * 1024 * 1024);
  const call = client.send(new PutObjectCommand({ Bucket: 'no-such-bucket', Key: 'k', Body }));
  expect(await codeOf(call)).toBe('404 NoSuchBucket');
});
