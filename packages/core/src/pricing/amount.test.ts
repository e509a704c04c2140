import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneCgdxWei } from '../reward/reward.ts';
import { aboutSgd, cgdx, cgdxFigure, cgdxOfWei, weiOfCgdx } from './amount.ts';
import { cgdxPerSgd, formatSgd, payoutCents } from './pricing.ts';

test('an amount is shown with its value in dollars', () => {
  expect(cgdx(84n * oneCgdxWei)).toBe('84 CGDX (about S$8.40)');
  expect(cgdx(0n)).toBe('0 CGDX (about S$0.00)');
  expect(cgdx(-1250n * oneCgdxWei)).toBe('−1,250 CGDX (about −S$125.00)');
});

test('an amount below a cent is not shown as zero', () => {
  expect(aboutSgd(1n)).toBe('less than S$0.01');
});

test('the value of an amount is what a bank would be paid for it', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 17n, max: 10n ** 27n }), (wei) => {
      expect(cgdx(wei)).toContain(` CGDX (about ${formatSgd(payoutCents(wei))})`);
    }),
  );
});

test('the rate in the terms is that of payouts', () => {
  expect(payoutCents(cgdxPerSgd * oneCgdxWei)).toBe(100n);
});

test('a figure groups thousands, drops trailing zeros, and is never rounded up', () => {
  expect(cgdxFigure(1250n * oneCgdxWei + oneCgdxWei / 2n)).toBe('1,250.5');
  expect(cgdxFigure(oneCgdxWei - 1n)).toBe('0.9999');
});

test('a price in CGDX is converted to base units without rounding errors', () => {
  expect(weiOfCgdx(16)).toBe(16n * oneCgdxWei);
  expect(weiOfCgdx(0.1 + 0.2)).toBe((3n * oneCgdxWei) / 10n);
  expect([0, 16, 0.3, 1_250.000001].map((amount) => cgdxOfWei(weiOfCgdx(amount)))).toEqual([
    0, 16, 0.3, 1_250.000001,
  ]);
});
