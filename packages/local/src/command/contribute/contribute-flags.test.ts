import { expect, test } from 'vitest';
import { parseContributeFlags } from './contribute-flags.ts';

test('a file and a pool suffice', () => {
  expect(parseContributeFlags(['my.zip', '--pool', 'Spotify'], {})).toMatchObject({
    files: ['my.zip'],
    poolId: 'spotify',
    json: false,
  });
});

test('several files are the parts of one export', () => {
  expect(parseContributeFlags(['b.zip', 'a.zip', '--pool', 'youtube'], {})).toMatchObject({
    files: ['b.zip', 'a.zip'],
  });
});

test.each([
  [['--pool', 'spotify'], 'Which export?'],
  [['a.zip'], 'Which platform is it from? Say --pool facebook|x|'],
  [['a.zip', '--pool', 'myspace'], 'There is no data pool "myspace". There are: facebook, x'],
  [[...Array.from({ length: 101 }, (_, i) => `${i}.zip`), '--pool', 'x'], '101 parts are too many'],
  [['a.zip', '--pool', 'x', '--email', 'me@example.com'], 'The password of me@example.com is missing'],
  [
    ['a.zip', '--pool', 'x', '--offer', 'all'],
    'There is no offer "all". There are: records, words, profile.',
  ],
  [['a.zip', '--pool', 'spotify', '--offer', 'words'], 'Spotify has no text that you wrote in public'],
  [['a.zip', '--pool', 'x', '--jsn'], "Unknown option '--jsn'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(parseContributeFlags(args, {})).toContain(sentence);
});

test('the offer is records by default', () => {
  const poolOf = (...offer: string[]) => parseContributeFlags(['a.zip', '--pool', 'x', ...offer], {});
  expect(poolOf()).toMatchObject({ poolId: 'x' });
  expect(poolOf('--offer', 'words')).toMatchObject({ poolId: 'x-words' });
  expect(poolOf('--offer', 'profile')).toMatchObject({ poolId: 'x-profile' });
});
