import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { expect, test } from 'vitest';
import type { Credential } from './credential.ts';
import { sha256Hex } from './signing-key.ts';
import { type SignedRequest, verifySigV4 } from './sigv4.ts';

const now = Date.parse('2026-01-15T12:00:00Z');
const minutes = (n: number) => n * 60_000;

const permanent: Credential = { accessKeyId: 'ROOT', secretAccessKey: 'secret', statements: [], tags: {} };
const temporary: Credential = {
  ...permanent,
  accessKeyId: 'TEMP',
  sessionToken: 'token+/=',
  expiresAt: now + minutes(60),
};
const find = (id: string) => [permanent, temporary].find((c) => c.accessKeyId === id);

interface Sent {
  readonly by?: Credential;
  readonly service?: string;
  readonly path?: string;
  readonly query?: Record<string, string>;
  readonly presignSeconds?: number;
}

/** Signs with the SDK's own signer and returns what a server would see on the wire. */
async function sent(o: Sent = {}): Promise<SignedRequest> {
  const by = o.by ?? permanent;
  const service = o.service ?? 's3';
  const signer = new SignatureV4({
    credentials: {
      accessKeyId: by.accessKeyId,
      secretAccessKey: by.secretAccessKey,
      ...(by.sessionToken !== undefined && { sessionToken: by.sessionToken }),
    },
    region: 'ap-southeast-1',
    service,
    sha256: Sha256,
    uriEscapePath: service !== 's3',
  });
  const request = {
    method: 'GET',
    protocol: 'http:',
    hostname: '127.0.0.1',
    path: o.path ?? '/bucket/key',
    query: o.query ?? {},
    headers: {
      host: '127.0.0.1:4801',
      ...(service === 's3' &&
        o.presignSeconds !== undefined && { 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' }),
    },
  };
  const signingDate = new Date(now);
  const signed =
    o.presignSeconds === undefined
      ? await signer.sign(request, { signingDate })
      : await signer.presign(request, { signingDate, expiresIn: o.presignSeconds });
  const query = Object.entries(signed.query ?? {})
    .map(([k, v]) => `${encodeURIComponent(k)}=${encodeURIComponent(String(v))}`)
    .join('&');
  const headers = Object.fromEntries(Object.entries(signed.headers).map(([k, v]) => [k.toLowerCase(), v]));
  return { method: 'GET', url: query ? `${signed.path}?${query}` : signed.path, headers };
}

const codeOf = (request: SignedRequest, nowMs = now) => {
  const answer = verifySigV4(request, find, nowMs);
  return answer.ok ? 'ok' : answer.code;
};

const example: Credential = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  statements: [],
  tags: {},
};

test('the worked examples of the S3 documentation verify', () => {
  const at = Date.parse('2013-05-24T00:00:00Z');
  const header = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': sha256Hex(''),
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  };
  expect(verifySigV4(header, () => example, at)).toMatchObject({ ok: true, presigned: false });
  const presigned = {
    method: 'GET',
    url: '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    headers: { host: 'examplebucket.s3.amazonaws.com' },
  };
  expect(verifySigV4(presigned, () => example, at)).toMatchObject({ ok: true, presigned: true });
});

test('signatures of the SDK verify, with the single path encoding of S3 and the double one of other services', async () => {
  const path = '/b/a%20b%2Bc/%E2%82%AC%281%29';
  const query = { prefix: "a b+c/€*'()", 'list-type': '2', delimiter: '/', empty: '' };
  expect(codeOf(await sent({ path, query }))).toBe('ok');
  expect(codeOf(await sent({ path, query, by: temporary }))).toBe('ok');
  expect(codeOf(await sent({ path, query, service: 'lambda' }))).toBe('ok');
  expect(codeOf(await sent({ path, query, presignSeconds: 60, by: temporary }))).toBe('ok');
});

test('a changed path, query, signed header or secret invalidates the signature', async () => {
  const good = await sent({ query: { a: '1' } });
  expect(codeOf({ ...good, url: good.url.replace('/key', '/yek') })).toBe('SignatureDoesNotMatch');
  expect(codeOf({ ...good, url: good.url.replace('a=1', 'a=2') })).toBe('SignatureDoesNotMatch');
  expect(codeOf({ ...good, method: 'DELETE' })).toBe('SignatureDoesNotMatch');
  expect(codeOf({ ...good, headers: { ...good.headers, host: 'elsewhere' } })).toBe('SignatureDoesNotMatch');
  expect(codeOf({ ...good, bodySha256: sha256Hex('other body') })).toBe('SignatureDoesNotMatch');
  expect(codeOf(await sent({ by: { ...permanent, secretAccessKey: 'guess' } }))).toBe(
    'SignatureDoesNotMatch',
  );
  expect(codeOf(await sent({ by: { ...permanent, accessKeyId: 'NOBODY' } }))).toBe('InvalidAccessKeyId');
});

test('S3 refuses an unsigned x-amz header', async () => {
  const good = await sent();
  expect(codeOf({ ...good, headers: { ...good.headers, 'x-amz-acl': 'public-read' } })).toBe('AccessDenied');
});

test('the clock of a signer may be off by at most five minutes', async () => {
  const good = await sent();
  expect(codeOf(good, now + minutes(5))).toBe('ok');
  expect(codeOf(good, now - minutes(5))).toBe('ok');
  expect(codeOf(good, now + minutes(5) + 1000), 'proves constant.clock-may-five').toBe(
    'RequestTimeTooSkewed',
  );
  expect(codeOf(good, now - minutes(5) - 1000)).toBe('RequestTimeTooSkewed');
});

test('a presigned URL expires at its time, and after a week at the latest', async () => {
  const url = await sent({ presignSeconds: 600 });
  expect(codeOf(url, now + minutes(10))).toBe('ok');
  expect(verifySigV4(url, find, now + minutes(10) + 1)).toEqual({
    ok: false,
    code: 'AccessDenied',
    message: 'Request has expired',
  });
  expect(codeOf(url, now - minutes(6))).toBe('AccessDenied');
  const longer = { ...url, url: url.url.replace('X-Amz-Expires=600', 'X-Amz-Expires=604801') };
  expect(codeOf(longer), 'proves error.storage-signed-address').toBe('AuthorizationQueryParametersError');
  const shifted = { ...url, url: url.url.replace('X-Amz-Expires=600', 'X-Amz-Expires=60000') };
  expect(codeOf(shifted)).toBe('SignatureDoesNotMatch');
});

test('a temporary key needs its own token and expires with it', async () => {
  const good = await sent({ by: temporary });
  const { 'x-amz-security-token': _, ...bare } = good.headers;
  expect(codeOf({ ...good, headers: bare })).toBe('InvalidAccessKeyId');
  expect(codeOf({ ...good, headers: { ...good.headers, 'x-amz-security-token': 'other' } })).toBe(
    'InvalidToken',
  );
  const short = { ...temporary, expiresAt: now };
  expect(verifySigV4(good, () => short, now)).toMatchObject({ ok: false, code: 'ExpiredToken' });
});

test('a request signed twice, not at all, or with an older version gets its own error', async () => {
  const good = await sent();
  const url = await sent({ presignSeconds: 60 });
  expect(codeOf({ ...url, headers: good.headers })).toBe('InvalidArgument');
  expect(codeOf({ ...good, headers: { host: 'x' } })).toBe('MissingAuthenticationToken');
  expect(codeOf({ ...good, headers: { host: 'x', authorization: 'AWS ROOT:abc=' } })).toBe('InvalidRequest');
  const older = '/b/k?AWSAccessKeyId=ROOT&Signature=abc%3D&Expires=1';
  expect(codeOf({ ...good, url: older, headers: { host: 'x' } })).toBe('InvalidRequest');
  expect(codeOf({ ...good, headers: { host: 'x', authorization: 'AWS4-HMAC-SHA256 nonsense' } })).toBe(
    'AuthorizationHeaderMalformed',
  );
});
