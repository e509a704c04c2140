import { expect, it } from 'vitest';
import { objectLocation } from './object-location.ts';

it('keeps names that are not ASCII', () => {
  const key = 'sub/spotify/id/Müsik 音楽.zip';
  expect(Buffer.from(objectLocation(key), 'base64').toString('utf8')).toBe(key);
});
