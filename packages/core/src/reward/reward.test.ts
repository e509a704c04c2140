import { expect, test } from 'vitest';
import { oneCgdxWei, rewardMultiplier, rewardWei } from './reward.ts';

test('quality 8 in a pool with a highest reward of 100 CGDX earns 80 CGDX', () => {
  expect(rewardWei(8, 100n * oneCgdxWei, 1), 'proves constant.reward-score-x').toBe(80n * oneCgdxWei);
});

test('quality 0 earns nothing and quality 10 earns the maximum', () => {
  expect(rewardWei(0, 150n * oneCgdxWei, 10)).toBe(0n);
  expect(rewardWei(10, 150n * oneCgdxWei, 1)).toBe(150n * oneCgdxWei);
});

test('a fraction of a base unit is rounded down', () => {
  expect(rewardWei(7, 3n, 1)).toBe(2n);
});

test('contributions during the early programme earn ten times as much, later ones do not', () => {
  const endsAt = '2024-11-30T23:59:59+08:00';
  const promise = (atMs: number) => rewardWei(9, 150n * oneCgdxWei, rewardMultiplier(atMs, endsAt));
  expect(promise(Date.parse(endsAt)), 'proves product.early-contributor-programme-multiplies').toBe(
    1350n * oneCgdxWei,
  );
  expect(promise(Date.parse(endsAt) + 1)).toBe(135n * oneCgdxWei);
  expect(rewardMultiplier(0, undefined)).toBe(1);
});
