import { expect, test } from 'vitest';
import { parseUploadHash } from './upload-hash.ts';

const bytes = Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - at));

test('an upload hash is read in either alphabet', () => {
  expect(parseUploadHash(bytes.toString('base64url'))).toBe(bytes.toString('base64'));
  expect(parseUploadHash(bytes.toString('base64'))).toBe(bytes.toString('base64'));
});

test.each(['', 'x', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}!`])(
  '%s is not an upload hash',
  (text) => {
    expect(() => parseUploadHash(text), 'proves buy.upload-hash-decodes').toThrow(
      'Invalid length: byte array must be 32 bytes long.',
    );
  },
);

test('a text in another encoding is not an upload hash, even if it decodes to 32 bytes', () => {
  expect(() => parseUploadHash(` ${bytes.toString('base64')}`)).toThrow('This is not an upload hash.');
});
