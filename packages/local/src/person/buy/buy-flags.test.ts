import { expect, test } from 'vitest';
import { parseBuyFlags } from './buy-flags.ts';

test('by default one upload of any quality is bought into data.zip', () => {
  expect(parseBuyFlags(['--pool', 'Spotify', '--pay', 'card'], {})).toEqual({
    poolId: 'spotify',
    minQuality: 0,
    count: 1,
    pay: 'card',
    out: 'data.zip',
    email: undefined,
    password: undefined,
    stack: undefined,
    json: false,
    force: false,
  });
});

test.each([
  [[], 'Which data pool?'],
  [['--pool', 'myspace'], 'There is no data pool "myspace"'],
  [['--upload', '0x12', '--pay', 'card'], 'Which upload?'],
  [['--upload', `0x${'07'.repeat(32)}`, '--pool', 'x', '--pay', 'card'], 'without --pool'],
  [['--pool', 'x'], 'How is it paid?'],
  [['--pool', 'x', '--pay', 'cash'], 'How is it paid?'],
  [['--pool', 'x', '--pay', 'card', '--min-quality', '11'], 'A quality is a whole number'],
  [['--pool', 'x', '--pay', 'card', '--count', '0'], 'How many uploads?'],
  [['--pool', 'x', '--pay', 'card', '--email', 'a@b.c'], 'give --password'],
  [['--resume', 'p1'], 'Who bought it?'],
  [['--resume', 'p1', '--pool', 'x'], 'without --upload, --pool and --pay'],
  [['--take-back', 'q1', '--pay', 'cgdx'], 'without --upload, --pool and --pay'],
  [['--take-back', 'q1', '--resume', 'p1'], 'not both'],
  [['--take-back', '../q1', '--email', 'a@b.c', '--password', 'p'], 'Which offer?'],
  [['--take-back', 'q1'], 'Who bought it?'],
  [['--resume', '../p1', '--email', 'a@b.c', '--password', 'p'], 'Which purchase?'],
  [['--pool', 'x', '--pay', 'card', '--colour', 'red'], "Unknown option '--colour'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(parseBuyFlags(args, {})).toContain(sentence);
});

test('uploads are named by their hashes, in hex or in base64', () => {
  const base64 = Buffer.alloc(32, 7).toString('base64');
  const named = ['--upload', `0x${'07'.repeat(32)}`, '--upload', Buffer.alloc(32, 8).toString('base64url')];
  const flags = parseBuyFlags([...named, '--pay', 'card'], {});
  expect(flags).toMatchObject({
    uploadHashes: [base64, Buffer.alloc(32, 8).toString('base64')],
    pay: 'card',
  });
  expect(flags).not.toHaveProperty('count');
});

test('an earlier purchase is resumed by its buyer', () => {
  const args = ['--resume', 'p1', '--email', 'a@b.c', '--out', 'mine.zip'];
  expect(parseBuyFlags(args, { CGDX_PASSWORD: 'secret' })).toEqual({
    resume: 'p1',
    out: 'mine.zip',
    email: 'a@b.c',
    password: 'secret',
    stack: undefined,
    json: false,
    force: false,
  });
});
