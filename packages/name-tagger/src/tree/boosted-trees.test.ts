import { describe, expect, it } from 'vitest';
import { createTrees } from './boosted-trees.ts';

const depth = 4;

/**
 * Makes trees that ask for one figure at each level. The value of a leaf is its answers, read as a four-bit
 * number.
 */
function treesOf(limits: readonly number[], unit = 1, features = 3, start = 0) {
  const trees = limits.length;
  return createTrees(
    { features, depth, trees, start, unit },
    {
      feature: Uint8Array.from({ length: trees * depth }, (_, i) => i % 3),
      limit: Float32Array.from({ length: trees * depth }, (_, i) => limits[Math.floor(i / depth)] as number),
      leaf: Int16Array.from({ length: trees << depth }, (_, i) => i % 16),
    },
  );
}

describe('trees', () => {
  it.each([
    [1.5, [1.5, 1.5, 1.5], 0],
    [1.5, [1.51, 0, 0], 0b1001],
    [-2.25, [-2.25, -2.2, -2.3], 0b0100],
    [0, [-1e-6, 1e-6, 0], 0b0100],
    [-12, [-11, -12, -13], 0b1001],
  ])('compare a figure with %d: %j', (limit, figures, leaf) => {
    expect(treesOf([limit], 0.01).score(Float32Array.from(figures))).toBeCloseTo(leaf / 100, 6);
  });

  it('give the same result, whatever was scored before', () => {
    const trees = treesOf([0.5, 1, 2], 0.01);
    const figures = Float32Array.of(1.5, 3, 0);
    const before = trees.score(figures);
    trees.score(Float32Array.of(9, 9, 9));
    treesOf([0], 1, 2).score(Float32Array.of(-1, -1));
    expect(trees.score(figures)).toBe(before);
  });

  it('are not all evaluated for a certain yes or no', () => {
    const limits = Array.from({ length: 100 }, () => 0);
    const all = Float32Array.of(1, 1, 1);
    // 20 trees add 0.2 each.
    expect(treesOf(limits, 0.2 / 15).score(all)).toBeCloseTo(20 * 0.2, 3);
    expect(treesOf(limits, -0.3 / 15).score(all)).toBeCloseTo(-20 * 0.3, 3);
    // In doubt all trees are evaluated.
    expect(treesOf(limits, 0.02 / 15).score(all)).toBeCloseTo(100 * 0.02, 3);
  });

  it('for more figures than they can refer to are refused', () => {
    expect(() => treesOf([0], 1, 65)).toThrow('65 figures');
  });
});
