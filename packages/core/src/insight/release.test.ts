import { describe, expect, it } from 'vitest';
import { seededUniform } from './made-up-contributors.ts';
import { meanOf, noise, release } from './release.ts';

const histogram = { id: 'h', buckets: ['a', 'b', 'c'], norm: 1, share: 1 };

describe('a release', () => {
  it('has exactly the cells of the list, whether anybody is in them or not', () => {
    const uniform = seededUniform(1);
    const empty = release(histogram, {}, uniform);
    const full = release(histogram, { h: { a: 5_000, rare: 1_000_000 } }, uniform);
    for (const { cells } of [empty, full]) expect(Object.keys(cells)).toEqual(['a', 'b', 'c']);
    expect(full.sigma).toBe(empty.sigma);
  });

  it('hardly distinguishes an empty cell from a cell with one person', () => {
    const uniform = seededUniform(5);
    const isAbove = (count: number) =>
      (release(histogram, { h: { a: count } }, uniform).cells.a ?? 0) > 500 ? 1 : 0;
    const tries = Array.from({ length: 2_000 }, () => isAbove(1_000) - isAbove(0));
    const advantage = tries.reduce<number>((sum, each) => sum + each, 0) / tries.length;
    expect(advantage).toBeLessThan(0.2);
  });
});

describe('noise', () => {
  it.each([3, 40, 4_000])('is a whole number with mean zero and a deviation of %d', (sigma) => {
    const uniform = seededUniform(3);
    const drawn = Array.from({ length: 20_000 }, () => noise(sigma, uniform));
    expect(drawn.every(Number.isInteger)).toBe(true);
    const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
    const deviation = Math.sqrt(drawn.reduce((sum, each) => sum + each ** 2, 0) / drawn.length);
    expect(Math.abs(mean)).toBeLessThan(sigma * 0.04);
    expect(deviation / sigma).toBeGreaterThan(0.96);
    expect(deviation / sigma).toBeLessThan(1.04);
    const inside = drawn.filter((each) => Math.abs(each) <= sigma * 1.96).length / drawn.length;
    expect(inside).toBeGreaterThan(0.93);
    expect(inside).toBeLessThan(0.97);
  });

  it('has half the deviation in the mean of four releases', () => {
    const released = [1, 2, 3, 4].map((count) => ({ sigma: 100, cells: { a: count * 10 } }));
    expect(meanOf(released)).toEqual({ sigma: 50, cells: { a: 25 } });
  });
});
