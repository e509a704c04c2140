import { expect, test } from 'vitest';
import { parseContributeFlags } from './flag.ts';

test('a file and a pool are enough', () => {
  expect(parseContributeFlags(['my.zip', '--pool', 'Spotify'], {})).toMatchObject({
    file: 'my.zip',
    poolId: 'spotify',
    json: false,
  });
});

test.each([
  [['--pool', 'spotify'], 'Which export?'],
  [['a.zip'], 'Which data pool?'],
  [['a.zip', '--pool', 'myspace'], 'There is no data pool "myspace". There are: facebook, x'],
  [['a.zip', 'b.zip', '--pool', 'x'], 'One export at a time'],
  [['a.zip', '--pool', 'x', '--email', 'me@example.com'], 'What is the password of me@example.com?'],
  [['a.zip', '--pool', 'x', '--jsn'], "Unknown option '--jsn'"],
])('%j gets a sentence', (args, sentence) => {
  expect(parseContributeFlags(args, {})).toContain(sentence);
});
