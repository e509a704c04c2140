import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Weights } from './measure.ts';
import { k, marginOf, noise, release, showable } from './release.ts';
import { otherValues } from './summary.ts';

/** Half of what `Math.random` gives, from a seed. */
function uniformOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

const buckets = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Pools made to be awkward: a few buckets that hardly anybody is in, and some that nearly everybody is in. */
const pool = fc
  .tuple(
    fc.array(fc.constantFrom(0, 0.02, 0.05, 0.2, 0.33, 0.5, 0.9, 0.97, 1), { minLength: 7, maxLength: 7 }),
    fc.integer({ min: 1, max: 130 }),
    fc.boolean(),
    fc.integer(),
  )
  .map(([chances, people, banded, seed]) => {
    const uniform = uniformOf(seed);
    const contributors = Array.from({ length: people }, (): Weights => {
      const inside = buckets.filter((_, at) => uniform() < (chances[at] ?? 0));
      const chosen = banded ? inside.slice(0, 1) : inside;
      if (chosen.length === 0) return new Map([[banded ? 'g' : otherValues, 1]]);
      return new Map(chosen.map((bucket) => [bucket, 1 / chosen.length]));
    });
    return { contributors, banded };
  });

/** Everybody with some weight in any of these buckets. */
const peopleIn = (contributors: readonly Weights[], wanted: (bucket: string) => boolean): number =>
  contributors.filter((weights) => [...weights.keys()].some(wanted)).length;

const subsetsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_, at) => (mask >> at) & 1));

describe('whatever an adversary adds up or subtracts', () => {
  it.each([
    ['with ordered buckets', buckets],
    ['with names', undefined],
  ])('holds nobody or at least k contributors, %s', (_, order) => {
    let shownPools = 0;
    fc.assert(
      fc.property(pool, ({ contributors, banded }) => {
        if (banded && order === undefined) return;
        const { shown } = showable(contributors, { buckets: order, banded });
        const cells = shown.map(({ from, to }) =>
          buckets.slice(buckets.indexOf(from), buckets.indexOf(to) + 1),
        );
        if (cells.length === 0) return;
        shownPools++;
        for (const some of subsetsOf(cells)) {
          const inside = new Set(some.flat());
          if (some.length > 0) expect(peopleIn(contributors, (b) => inside.has(b))).toBeGreaterThanOrEqual(k);
          const outside = peopleIn(contributors, (b) => !inside.has(b));
          if (outside > 0) expect(outside).toBeGreaterThanOrEqual(k);
        }
      }),
      { numRuns: 1_500 },
    );
    expect(shownPools).toBeGreaterThan(100);
  });

  it('a cell that one more person would make k is not shown', () => {
    const contributors = [
      ...Array.from({ length: 60 }, (): Weights => new Map([['a', 1]])),
      ...Array.from({ length: k - 1 }, (): Weights => new Map([['b', 1]])),
    ];
    expect(showable(contributors, { buckets, banded: false }).shown).toEqual([]);
    contributors.push(new Map([['b', 1]]));
    expect(showable(contributors, { buckets, banded: false }).shown).toHaveLength(2);
  });

  it('a group of k hides no smaller one beside it', () => {
    const contributors = Array.from(
      { length: 60 },
      (_, at): Weights =>
        at < 3
          ? new Map([
              ['a', 0.5],
              ['b', 0.5],
            ])
          : new Map([['a', 1]]),
    );
    expect(
      release(contributors, { buckets, banded: false, epsilon: 1, uniform: uniformOf(1) }),
    ).toBeUndefined();
  });
});

describe('release', () => {
  const halves = Array.from({ length: 200 }, (_, at): Weights => new Map([[at % 2 ? 'a' : 'b', 1]]));

  it('does not say of everybody that they are alike', () => {
    const alike = halves.map((): Weights => new Map([['a', 1]]));
    expect(release(alike, { buckets, banded: true, epsilon: 1, uniform: uniformOf(1) })).toBeUndefined();
  });

  it('is off by no more than its margin, 19 times of 20 or more often', () => {
    const uniform = uniformOf(7);
    const margin = marginOf(1, halves.length);
    const errors = Array.from({ length: 2_000 }, () => {
      const released = release(halves, { buckets, banded: true, epsilon: 1, uniform });
      return Math.abs((released?.cells[0]?.share ?? 1) - 0.5);
    });
    const inside = errors.filter((error) => error <= margin + 0.0005).length / errors.length;
    expect(inside).toBeGreaterThan(0.95);
  });

  it('adds noise as wide as its scale says, around zero', () => {
    const uniform = uniformOf(3);
    const drawn = Array.from({ length: 20_000 }, () => noise(1_000, uniform));
    const mean = drawn.reduce((sum, n) => sum + n, 0) / drawn.length;
    const width = drawn.reduce((sum, n) => sum + Math.abs(n), 0) / drawn.length;
    expect(Math.abs(mean)).toBeLessThan(40);
    expect(width).toBeGreaterThan(950);
    expect(width).toBeLessThan(1_050);
  });

  it('puts names in the order of their noisy shares, which is not always the true one', () => {
    const contributors = Array.from(
      { length: 99 },
      (_, at): Weights => new Map([[at < 40 ? 'a' : at < 70 ? 'b' : 'c', 1]]),
    );
    const orders = Array.from({ length: 200 }, (_, seed) => {
      const options = { buckets: undefined, banded: false, epsilon: 0.1, uniform: uniformOf(seed) };
      const cells = release(contributors, options)?.cells ?? [];
      const shares = cells.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((x, y) => y - x));
      return cells.map(({ from }) => from).join('');
    });
    expect(new Set(orders).size).toBeGreaterThan(3);
  });

  it('joins neighbouring bands until each has k', () => {
    const contributors = Array.from(
      { length: 70 },
      (_, at): Weights => new Map([[buckets[at % 7] ?? 'a', 1]]),
    );
    const released = release(contributors, { buckets, banded: true, epsilon: 1, uniform: uniformOf(1) });
    expect(released?.cells.map(({ from, to }) => from + to)).toEqual(['ab', 'cd', 'eg']);
    expect(released?.rest).toBeUndefined();
  });
});
