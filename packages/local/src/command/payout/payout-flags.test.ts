import { expect, test } from 'vitest';
import { parsePayoutFlags } from './payout-flags.ts';

const whole = ['--pool', 'Spotify', '--rail', 'bank', '--email', 'ann@example.com', '--password', 'secret'];

test('the flags give the person, the pool and the rail', () => {
  expect(parsePayoutFlags([...whole, '--json'], {})).toEqual({
    poolId: 'spotify',
    rail: 'bank',
    email: 'ann@example.com',
    password: 'secret',
    stack: undefined,
    json: true,
  });
});

test('the person may be given in the environment, where no process list shows the password', () => {
  const env = { CGDX_EMAIL: 'ann@example.com', CGDX_PASSWORD: 'secret', CGDX_STACK: 'there.json' };
  expect(parsePayoutFlags(['--pool', 'x', '--rail', 'cgdx'], env)).toMatchObject({
    email: 'ann@example.com',
    stack: 'there.json',
  });
});

test('without a person, a new one is created', () => {
  expect(parsePayoutFlags(['--pool', 'x', '--rail', 'bank'], {})).toMatchObject({ email: undefined });
});

test.each([
  [[], 'Which data pool?'],
  [['--pool', 'myspace'], 'There is no data pool "myspace"'],
  [['--pool', 'x'], 'Say --rail cgdx or --rail bank'],
  [['--pool', 'x', '--rail', 'card'], 'Say --rail cgdx or --rail bank'],
  [['--pool', 'x', '--rail', 'bank', '--email', 'a@b.c'], 'give --password'],
  [[...whole, '--what'], "Unknown option '--what'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(parsePayoutFlags(args, {})).toContain(sentence);
});
