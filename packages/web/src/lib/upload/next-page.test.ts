import { mostListed } from '@cgdx/api/route/upload.ts';
import { uploadHashInPath } from '@cgdx/api/schema/field.ts';
import { expect, it } from 'vitest';
import { fullPage, nextPageAfter } from './next-page.ts';

const uploadHash = Buffer.alloc(32, 0xfb).toString('base64');

it('a full page is what the server says it is', () => {
  expect(fullPage).toBe(mostListed);
});

it('asks for what follows the last upload of a full page, in the alphabet of addresses', () => {
  const { after = '' } = nextPageAfter(Array.from({ length: fullPage }, () => ({ uploadHash }))) ?? {};
  expect(uploadHashInPath.safeParse(after).success).toBe(true);
  expect(Buffer.from(after, 'base64url').toString('base64')).toBe(uploadHash);
});

it('asks for nothing after a page that is not full', () => {
  expect(nextPageAfter([])).toBeUndefined();
  expect(nextPageAfter(Array.from({ length: fullPage - 1 }, () => ({ uploadHash })))).toBeUndefined();
});
