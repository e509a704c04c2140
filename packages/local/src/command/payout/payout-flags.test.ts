import { expect, test } from 'vitest';
import { parsePayoutFlags } from './payout-flags.ts';

const whole = ['--pool', 'Spotify', '--rail', 'bank', '--email', 'ann@example.com', '--password', 'secret'];

test('who is paid, from which pool and by which rail', () => {
  expect(parsePayoutFlags([...whole, '--json'], {})).toEqual({
    poolId: 'spotify',
    rail: 'bank',
    email: 'ann@example.com',
    password: 'secret',
    stack: undefined,
    json: true,
  });
});

test('the person may be in the environment, where no process list shows the password', () => {
  const env = { CGDX_EMAIL: 'ann@example.com', CGDX_PASSWORD: 'secret', CGDX_STACK: 'there.json' };
  expect(parsePayoutFlags(['--pool', 'x', '--rail', 'cgdx'], env)).toMatchObject({
    email: 'ann@example.com',
    stack: 'there.json',
  });
});

test('without a name, somebody is made for it', () => {
  expect(parsePayoutFlags(['--pool', 'x', '--rail', 'bank'], {})).toMatchObject({ email: undefined });
});

test.each([
  [[], 'Which data pool?'],
  [['--pool', 'myspace'], 'There is no data pool "myspace"'],
  [['--pool', 'x'], 'Say --rail cgdx or --rail bank'],
  [['--pool', 'x', '--rail', 'card'], 'Say --rail cgdx or --rail bank'],
  [['--pool', 'x', '--rail', 'bank', '--email', 'a@b.c'], 'give --password'],
  [[...whole, '--what'], "Unknown option '--what'"],
])('%j is answered with a sentence', (args, sentence) => {
  expect(parsePayoutFlags(args, {})).toContain(sentence);
});
