import { expect, test } from 'vitest';
import { contributionPrefix, decodeFileName, encodeFileName, parseObjectKey, partKey } from './object-key.ts';

test('a key names its person, pool, contribution and object', () => {
  expect(parseObjectKey('sub-1/Spotify/c-1/my data.zip')).toEqual({
    kind: 'export',
    userSub: 'sub-1',
    pool: 'Spotify',
    contributionId: 'c-1',
    objectName: 'my data.zip',
  });
});

test('the key tells whether an object is a part, a whole export or the list of parts', () => {
  const prefix = contributionPrefix('sub-1', 'youtube', 'c-1');
  expect(parseObjectKey(partKey(prefix, 'takeout-001.zip'))).toMatchObject({
    kind: 'part',
    contributionId: 'c-1',
    objectName: 'takeout-001.zip',
  });
  expect(parseObjectKey(partKey(prefix, 'parts.json'))?.kind).toBe('part');
  expect(parseObjectKey(`${prefix}parts.json`)?.kind).toBe('parts-list');
});

test.each([
  ['too short', 'sub/spotify/x.zip'],
  ['too deep', 'sub/spotify/c/parts/more/x.zip'],
  ['in another folder', 'sub/spotify/c/part/x.zip'],
  ['no file', 'sub/spotify/c/'],
  ['no part', 'sub/spotify/c/parts/'],
  ['an id that would need escaping', 'sub/spotify/a b/x.zip'],
  ['an id too long for an execution', `sub/spotify/${'a'.repeat(65)}/x.zip`],
])('a key that is %s starts nothing', (_why, key) => {
  expect(parseObjectKey(key)).toBeUndefined();
});

test.each(['facebook-jane.doe-01-02-2026-AbCd.zip', 'Ünïcode (1) 🎵.zip', '100 %.zip', 'é'.repeat(127)])(
  'the file name "%s" is encoded as ASCII metadata and decoded again',
  (name) => {
    const text = encodeFileName(name);
    expect(text).toMatch(/^[\x21-\x7e]+$/);
    expect(decodeFileName(text)).toBe(name);
  },
);

test.each(['', '%', 'a%2Fb', '%00', 'é'.repeat(128)])('"%s" is not the name of a file', (text) => {
  expect(decodeFileName(text)).toBeUndefined();
});
