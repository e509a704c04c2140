import { expect, test } from 'vitest';
import { PartError } from '../../cloud/context/part.ts';
import { environmentFault } from './environment-fault.ts';

const failing = (about: object) => Object.assign(new Error('it failed'), about);
const of = (error: unknown) => environmentFault(error, '/state');

test.each([
  [
    { errcode: 13, path: '/state/events/events.sqlite' },
    /^The disk is full, and \/state\/events\/events.sqlite /,
  ],
  [{ code: 'ENOSPC' }, /^The disk is full, and \/state could/],
  [{ code: 'EFBIG', path: '/state/a' }, /^The disk is full/],
  [
    { code: 'EROFS', path: '/state/instance.json.new' },
    /^\/state\/instance.json.new cannot be written: make it writable/,
  ],
  [{ code: 'EACCES', path: '/state/a' }, /^\/state\/a cannot be written/],
  [{ errcode: 1544, path: '/state/a' }, /^\/state\/a cannot be written/],
  [{ errcode: 26, path: '/state/a' }, /^\/state\/a is damaged: restore it from a copy/],
  [{ errcode: 267, path: '/state/a' }, /^\/state\/a is damaged/],
  [{ code: 'EMFILE', path: '/state/a' }, /ulimit -n 4096/],
  [{ code: 'ERR_MODULE_NOT_FOUND' }, /^A package is missing.*npm install/],
])('%j becomes one sentence with the file and what to do', (about, sentence) => {
  expect(of(failing(about))).toMatch(sentence);
  expect(of(failing(about))).not.toContain('\n');
});

test('the cause is found in the error of the part that did not start, and other errors are not explained', () => {
  expect(of(new PartError('events', failing({ code: 'ENOSPC', path: '/state/a' })))).toContain(
    'The disk is full',
  );
  expect(of(new PartError('events', failing({ code: 'EADDRINUSE' })))).toBeUndefined();
  expect(of(new Error('ours'))).toBeUndefined();
  expect(of('text')).toBeUndefined();
});
