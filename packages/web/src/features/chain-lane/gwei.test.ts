import { expect, it } from 'vitest';
import { gwei } from './gwei.ts';

it('a gas price is written in gwei with at most four decimals, and never rounded up', () => {
  expect(gwei('1250000000')).toBe('1.25 gwei');
  expect(gwei('999999999')).toBe('0.9999 gwei');
  expect(gwei('10000000000')).toBe('10 gwei');
});
