import { expect, test } from 'vitest';
import { parseObjectKey } from './object-key.ts';

test('a key names its person, pool, contribution and file', () => {
  expect(parseObjectKey('sub-1/Spotify/c-1/my data.zip')).toEqual({
    userSub: 'sub-1',
    pool: 'Spotify',
    contributionId: 'c-1',
    fileName: 'my data.zip',
  });
});

test.each([
  ['too short', 'sub/spotify/x.zip'],
  ['too deep', 'sub/spotify/c/parts/x.zip'],
  ['no file', 'sub/spotify/c/'],
  ['an id that would need escaping', 'sub/spotify/a b/x.zip'],
  ['an id too long for an execution', `sub/spotify/${'a'.repeat(65)}/x.zip`],
])('a key that is %s starts nothing', (_why, key) => {
  expect(parseObjectKey(key)).toBeUndefined();
});
