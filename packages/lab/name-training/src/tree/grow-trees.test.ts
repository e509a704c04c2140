import { createTrees, readTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/random.ts';
import { binFigures, mostBins } from './bin-figures.ts';
import { growTrees, type Rows, type TreePlan } from './grow-trees.ts';
import { writeTrees } from './write-trees.ts';

const plan: TreePlan = { trees: 40, depth: 4, rate: 0.3, asked: 0.8, caution: 1 };

/** The answer is yes if the first value is above 0.5, unless the second is 1; the third is irrelevant. */
function inventRows(): Rows {
  const random = createRandom(4);
  const count = 2000;
  const figures = new Float32Array(count * 3);
  const answer = new Uint8Array(count);
  for (let row = 0; row < count; row++) {
    const first = random.next();
    const second = random.below(2);
    figures.set([first, second, random.next()], row * 3);
    answer[row] = first > 0.5 && second === 0 ? 1 : 0;
  }
  return { features: 3, figures, answer, weight: new Float32Array(count).fill(1) };
}

describe('boosted trees', () => {
  const rows = inventRows();
  const grown = growTrees(rows, plan, createRandom(1));
  const { score } = createTrees(grown, grown);

  it('learn from combinations of values', () => {
    const figures = (first: number, second: number) => Float32Array.of(first, second, 0.5);
    expect(score(figures(0.9, 0))).toBeGreaterThan(3);
    expect(score(figures(0.9, 1))).toBeLessThan(-3);
    expect(score(figures(0.2, 0))).toBeLessThan(-3);
  });

  it('give the same results after being written and read', () => {
    const { features, depth, trees, start, unit } = grown;
    const bytes = writeTrees({ features, depth, trees, start, unit }, grown);
    const read = readTrees(bytes);
    for (let row = 0; row < 50; row++) {
      const figures = rows.figures.subarray(row * 3, row * 3 + 3);
      expect(read.score(figures)).toBe(score(figures));
    }
  });

  it('are the same each time', () => {
    const again = growTrees(inventRows(), plan, createRandom(1));
    expect(again.feature).toEqual(grown.feature);
    expect(again.limit).toEqual(grown.limit);
    expect(again.leaf).toEqual(grown.leaf);
  });

  it('of another depth are refused', () => {
    expect(() => createTrees({ ...grown, depth: 3 }, grown)).toThrow('3 levels deep instead of 4');
  });

  it('respect the weight of rows', () => {
    const weight = Float32Array.from(rows.answer, (answer) => (answer === 1 ? 0.001 : 1));
    const light = growTrees({ ...rows, weight }, { ...plan, trees: 1 }, createRandom(1));
    expect(light.start).toBeLessThan(grown.start - 5);
  });
});

describe('bins', () => {
  it('contain one value each if there are few values, and about the same number of rows if there are many', () => {
    const few = binFigures({ features: 1, figures: Float32Array.of(3, 1, 1, 2, 3) });
    expect([...(few.columns[0] ?? [])]).toEqual([2, 0, 0, 1, 2]);
    expect([...(few.limits[0] ?? [])]).toEqual([1, 2]);
    const many = binFigures({ features: 1, figures: Float32Array.from({ length: 4800 }, (_, i) => i) });
    expect(many.limits[0]?.length).toBe(mostBins - 1);
    const counts = new Map<number, number>();
    for (const bin of many.columns[0] ?? []) counts.set(bin, (counts.get(bin) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(101);
  });
});
