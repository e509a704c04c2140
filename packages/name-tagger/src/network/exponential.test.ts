import { expect, it } from 'vitest';
import { expOf, logOf } from './exponential.ts';

const steps = Array.from({ length: 4000 }, (_, i) => i / 100);

it('powers of e are right to seven digits, and 0 far below', () => {
  for (const x of steps) expect(Math.abs(expOf(-x) / Math.exp(-x) - 1)).toBeLessThan(1e-7);
  expect(expOf(-1e3)).toBe(0);
  expect(expOf(0)).toBe(1);
});

it('logarithms are right to six decimal places', () => {
  for (const x of steps) {
    const share = Math.fround(Math.exp(-x / 2));
    expect(Math.abs(logOf(share) - Math.log(share))).toBeLessThan(1e-6);
    expect(Math.abs(logOf(Math.fround(1 + x)) - Math.log(Math.fround(1 + x)))).toBeLessThan(1e-6);
  }
});
