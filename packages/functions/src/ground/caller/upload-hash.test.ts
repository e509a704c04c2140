import { expect, test } from 'vitest';
import { parseUploadHash } from './upload-hash.ts';

const bytes = Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - at));

test('an upload hash is read in either alphabet', () => {
  expect(parseUploadHash(bytes.toString('base64url'))).toBe(bytes.toString('base64'));
  expect(parseUploadHash(bytes.toString('base64'))).toBe(bytes.toString('base64'));
});

test.each(['', 'x', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}!`])('%s is none', (text) => {
  expect(() => parseUploadHash(text), 'proves buy.upload-hash-decodes').toThrow(
    'Invalid length: byte array must be 32 bytes long.',
  );
});

test('what decodes to 32 bytes and is written otherwise is none', () => {
  expect(() => parseUploadHash(` ${bytes.toString('base64')}`)).toThrow('This is not an upload hash.');
});
