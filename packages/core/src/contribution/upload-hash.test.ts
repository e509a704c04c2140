import { expect, it } from 'vitest';
import { hexOfHash, readUploadHash } from './upload-hash.ts';

it('a hash of the API is shown in hex, and can be found by its hex form', () => {
  const base64 = btoa(String.fromCharCode(...Array.from({ length: 32 }, (_, at) => 255 - at)));
  const hex = hexOfHash(base64);
  expect(hex).toMatch(/^0xfffefd[0-9a-f]{58}$/);
  expect(readUploadHash(hex), 'proves buy.hashes-hex').toBe(base64);
});

it('hex, or text that is not a hash, is returned unchanged', () => {
  for (const text of [`0x${'ab'.repeat(32)}`, '', 'not a hash']) expect(hexOfHash(text)).toBe(text);
});
