import { expect, it } from 'vitest';
import { countOf } from './count-of.ts';

it('only one thing is in the singular, and the digits of many are grouped', () => {
  expect([0, 1, 2, 1_204].map((count) => countOf(count, 'upload'))).toEqual([
    '0 uploads',
    '1 upload',
    '2 uploads',
    '1,204 uploads',
  ]);
});
