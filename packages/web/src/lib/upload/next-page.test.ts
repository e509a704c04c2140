import { mostListed } from '@cgdx/api/route/upload.ts';
import { uploadHashInPath } from '@cgdx/api/schema/field.ts';
import { expect, it } from 'vitest';
import { fullPage, nextPageAfter } from './next-page.ts';

const uploadHash = Buffer.alloc(32, 0xfb).toString('base64');

it('a full page has the size of the server’s limit', () => {
  expect(fullPage).toBe(mostListed);
});

it('continues after the last upload of a full page, with its hash in base64url', () => {
  const { after = '' } = nextPageAfter(Array.from({ length: fullPage }, () => ({ uploadHash }))) ?? {};
  expect(uploadHashInPath.safeParse(after).success).toBe(true);
  expect(Buffer.from(after, 'base64url').toString('base64')).toBe(uploadHash);
});

it('requests nothing after a page that is not full', () => {
  expect(nextPageAfter([])).toBeUndefined();
  expect(nextPageAfter(Array.from({ length: fullPage - 1 }, () => ({ uploadHash })))).toBeUndefined();
});
