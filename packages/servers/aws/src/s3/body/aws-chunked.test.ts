import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacSha256, scopeText, sha256Hex, signingKey } from '../../iam/signing-key.ts';
import { S3Error } from '../fault/s3-error.ts';
import { type ChunkSigner, decodeAwsChunked } from './aws-chunked.ts';

async function* pieces(wire: Buffer, size: number) {
  for (let at = 0; at < wire.length; at += size) yield wire.subarray(at, at + size);
}

async function decode(wire: string | Buffer, size = 7, signer?: ChunkSigner) {
  const trailers: Record<string, string> = {};
  const out: Buffer[] = [];
  const note = (name: string, value: string) => {
    trailers[name] = value;
  };
  try {
    for await (const bytes of decodeAwsChunked(pieces(Buffer.from(wire), size), note, signer))
      out.push(bytes);
    return { text: Buffer.concat(out).toString(), trailers };
  } catch (error) {
    return { code: error instanceof S3Error ? error.code : String(error) };
  }
}

const wireBytes = '5\r\nhello\r\n6\r\n\r\nbye\n\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n';

test('chunks and trailers are parsed, however the stream is divided', async () => {
  for (const size of [1, 2, 3, 5, 8, 1000]) {
    expect(await decode(wireBytes, size)).toEqual({
      text: 'hello\r\nbye\n',
      trailers: { 'x-amz-checksum-crc32': 'AAAAAA==' },
    });
  }
  expect(await decode('0\r\n\r\n')).toEqual({ text: '', trailers: {} });
});

test('a truncated body or one of the wrong size is incomplete', async () => {
  for (const wire of [
    '',
    '5\r\nhel',
    '5\r\nhello\r\n',
    '5\r\nhello!\r\n0\r\n\r\n',
    'z\r\n\r\n',
    '-1\r\n\r\n',
  ]) {
    expect(await decode(wire), wire).toEqual({ code: 'IncompleteBody' });
  }
});

/** The worked example of "Signature calculations: transferring payload in multiple chunks" in S3's documentation. */
const example: ChunkSigner = {
  key: signingKey('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', {
    date: '20130524',
    region: 'us-east-1',
    service: 's3',
  }),
  scope: { date: '20130524', region: 'us-east-1', service: 's3' },
  amzDate: '20130524T000000Z',
  seed: '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9',
};
const signed = (first: string) =>
  [
    `10000;chunk-signature=ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648\r\n${first.repeat(65_536)}\r\n`,
    `400;chunk-signature=0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497\r\n${'a'.repeat(1024)}\r\n`,
    '0;chunk-signature=b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9\r\n\r\n',
  ].join('');

test('the signed chunks of the documentation verify, and a changed byte is refused', async () => {
  const good = await decode(signed('a'), 10_000, example);
  expect(good.text).toBe('a'.repeat(65_536 + 1024));
  expect(await decode(signed('b'), 10_000, example)).toEqual({ code: 'SignatureDoesNotMatch' });
});

test('signed trailers verify, and unsigned or changed ones are refused', async () => {
  const sign = (kind: string, ...lines: string[]) =>
    hmacSha256(
      example.key,
      [`AWS4-HMAC-SHA256-${kind}`, example.amzDate, scopeText(example.scope), ...lines].join('\n'),
    ).toString('hex');
  const digest = createHash('sha256').update('hi').digest('hex');
  const one = sign('PAYLOAD', example.seed, sha256Hex(''), digest);
  const end = sign('PAYLOAD', one, sha256Hex(''), sha256Hex(''));
  const trailer = sign('TRAILER', end, sha256Hex('x-amz-checksum-crc32:AAAA\n'));
  const wire = (value: string, signature: string) =>
    `2;chunk-signature=${one}\r\nhi\r\n0;chunk-signature=${end}\r\nx-amz-checksum-crc32:${value}\r\n${signature}\r\n`;
  const signature = `x-amz-trailer-signature:${trailer}\r\n`;
  expect(await decode(wire('AAAA', signature), 9, example)).toMatchObject({ text: 'hi' });
  expect(await decode(wire('BBBB', signature), 9, example)).toEqual({ code: 'SignatureDoesNotMatch' });
  expect(await decode(wire('AAAA', ''), 9, example)).toEqual({ code: 'SignatureDoesNotMatch' });
});
