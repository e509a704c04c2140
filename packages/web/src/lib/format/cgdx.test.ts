import { expect, it } from 'vitest';
import { cgdx, cgdxFigure } from './cgdx.ts';

const one = 10n ** 18n;

it('writes whole amounts without decimals', () => {
  expect(cgdx(84n * one)).toBe('84 CGDX');
  expect(cgdx(0n)).toBe('0 CGDX');
});
it('groups thousands and drops trailing zeros', () => {
  expect(cgdxFigure(1250n * one + one / 2n)).toBe('1,250.5');
});
it('never shows more than there is', () => {
  expect(cgdxFigure(one - 1n)).toBe('0.9999');
});
