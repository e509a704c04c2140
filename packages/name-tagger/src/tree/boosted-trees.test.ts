import { describe, expect, it } from 'vitest';
import { createTrees } from './boosted-trees.ts';

const depth = 4;

/** Trees that ask for one figure at each level; a leaf is worth what its answers are as a number of four bits. */
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
  ])('ask whether a figure exceeds %d: %j', (limit, figures, leaf) => {
    expect(treesOf([limit], 0.01).score(Float32Array.from(figures))).toBeCloseTo(leaf / 100, 6);
  });

  it('say the same, whatever was asked before', () => {
    const trees = treesOf([0.5, 1, 2], 0.01);
    const figures = Float32Array.of(1.5, 3, 0);
    const before = trees.score(figures);
    trees.score(Float32Array.of(9, 9, 9));
    treesOf([0], 1, 2).score(Float32Array.of(-1, -1));
    expect(trees.score(figures)).toBe(before);
  });

  it('are not all asked of what is surely yes or no', () => {
    const limits = Array.from({ length: 100 }, () => 0);
    const all = Float32Array.of(1, 1, 1);
    // 20 trees say 0.2 each
    expect(treesOf(limits, 0.2 / 15).score(all)).toBeCloseTo(20 * 0.2, 3);
    expect(treesOf(limits, -0.3 / 15).score(all)).toBeCloseTo(-20 * 0.3, 3);
    // in doubt all are
    expect(treesOf(limits, 0.02 / 15).score(all)).toBeCloseTo(100 * 0.02, 3);
  });

  it('for more figures than can be asked for are refused', () => {
    expect(() => treesOf([0], 1, 65)).toThrow('65 figures');
  });
});
