import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { followed } from './followed.ts';

const combine = followed<'paying' | 'settled'>((state) => state === 'settled');
const failure = new ApiError(0, 'NetworkError', 'The server cannot be reached.');

it('tells why progress cannot be read, before its first answer and later', () => {
  expect(combine([{ data: undefined, error: failure }])).toEqual({ values: [undefined], failure });
  expect(combine([{ data: 'paying', error: failure }])).toEqual({ values: ['paying'], failure });
});

it('tells of no failure once it is over, or when the next answer has come', () => {
  expect(combine([{ data: 'settled', error: failure }]).failure).toBeUndefined();
  expect(combine([{ data: 'paying', error: null }]).failure).toBeUndefined();
});
