import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedShare, containment, decide, knownShare } from './containment.ts';
import { createRecordHash } from './record-hash.ts';
import {
  createSketchBuilder,
  emptySketch,
  estimateDistinct,
  mergeMarkedSketches,
  shareMarked,
  sketchSize,
} from './sketch.ts';

const hash = createRecordHash(Buffer.alloc(32, 1));

function sketchOf(from: number, to: number, order: (i: number) => number = (i) => i) {
  const sketch = createSketchBuilder();
  for (let i = from; i < to; i++) sketch.add(hash(`record ${order(i)}`));
  return sketch.finish();
}

describe('a sketch', () => {
  it('is the same for the same records in any order and number of repetitions', () => {
    const once = sketchOf(0, 20_000);
    expect(once).toHaveLength(sketchSize);
    expect(sketchOf(0, 40_000, (i) => (i * 7919) % 20_000)).toEqual(once);
  });

  it('has the smallest hashes, ascending', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 30), { maxLength: 12_000 }), (hashes) => {
        const sketch = createSketchBuilder();
        for (const value of hashes) sketch.add(value);
        const expected = [...new Set(hashes)].sort((a, b) => a - b).slice(0, sketchSize);
        expect(sketch.finish()).toEqual(expected);
      }),
    );
  });

  it('gives an estimate of the number of records', () => {
    expect(estimateDistinct(sketchOf(0, 700))).toBe(700);
    expect(estimateDistinct(sketchOf(0, 100_000)) / 100_000).toBeCloseTo(1, 0.9);
  });

  it('has the marks of its records, for any order, repetitions and division into parts', () => {
    const marksOf = (i: number) => (i % 4 === 0 ? 1 : 0) | (i % 10 === 0 ? 2 : 0);
    const part = (indexes: readonly number[]) => {
      const sketch = createSketchBuilder();
      for (const i of indexes) {
        // adds the record first and its marks later
        sketch.add(hash(`record ${i}`));
        sketch.add(hash(`record ${i}`), marksOf(i));
      }
      return sketch.finishMarked();
    };
    const all = Array.from({ length: 30_000 }, (_, i) => i);
    const once = part(all);
    expect(once.hashes).toEqual(sketchOf(0, 30_000));
    expect(Math.abs((shareMarked(once, 1) ?? 0) - 0.25)).toBeLessThan(0.05);
    expect(Math.abs((shareMarked(once, 2) ?? 0) - 0.1)).toBeLessThan(0.04);
    const best = all.filter((i) => marksOf(i) === 3);
    expect(part([...best, ...all.toReversed(), ...best, ...best])).toEqual(once);
    const parts = [part(all.slice(20_000)), part(best), part(all.slice(0, 20_000)), emptySketch];
    expect(mergeMarkedSketches(parts)).toEqual(once);
    expect(shareMarked(emptySketch, 1)).toBeUndefined();
    expect(shareMarked(part([1, 2, 3, 4]), 1)).toBe(0.25);
  });

  it('depends on the secret key', () => {
    expect(createRecordHash(Buffer.alloc(32, 2))('a')).not.toBe(hash('a'));
  });
});

describe('containment', () => {
  it.each([
    [0, 10_000, 0, 10_000, 1],
    [0, 10_000, 10_000, 20_000, 0],
    [0, 10_000, 5000, 15_000, 0.5],
    [0, 10_000, 0, 40_000, 1],
    [0, 40_000, 0, 10_000, 0.25],
    [0, 500, 250, 20_000, 0.5],
  ])('of records %d..%d in %d..%d is about %d..', (newFrom, newTo, oldFrom, oldTo, expected) => {
    const found = containment(sketchOf(newFrom, newTo), sketchOf(oldFrom, oldTo));
    expect(Math.abs(found - expected)).toBeLessThan(0.08);
  });

  it('of no records is empty', () => {
    expect(containment([], sketchOf(0, 10))).toBe(0);
    expect(containment(sketchOf(0, 10), [])).toBe(0);
  });
});

describe('the known share', () => {
  it('of an export that was sent before in four pieces is 1', () => {
    const pieces = [0, 10_000, 20_000, 30_000].map((from) => sketchOf(from, from + 10_000));
    const whole = sketchOf(0, 40_000);
    expect(Math.max(...pieces.map((piece) => containment(whole, piece)))).toBeLessThan(0.35);
    expect(knownShare(whole, pieces)).toBeGreaterThan(0.95);
  });

  it('counts only known pieces: two of four give a half', () => {
    const pieces = [0, 10_000].map((from) => sketchOf(from, from + 10_000));
    expect(Math.abs(knownShare(sketchOf(0, 40_000), pieces) - 0.5)).toBeLessThan(0.08);
  });

  it('is not lowered by a large export among small ones', () => {
    const olds = [sketchOf(0, 10_000), sketchOf(50_000, 400_000)];
    expect(knownShare(sketchOf(0, 10_000), olds)).toBe(1);
  });

  it('without earlier exports is 0', () => {
    expect(knownShare(sketchOf(0, 10), [])).toBe(0);
  });
});

describe('the added share', () => {
  it('of the pieces of one history falls: a half, a third, a quarter', () => {
    const pieces = [0, 10_000, 20_000, 30_000].map((from) => sketchOf(from, from + 10_000));
    const shares = pieces.map((piece, i) => addedShare(piece, pieces.slice(0, i)));
    for (const [i, share] of shares.entries()) expect(Math.abs(share - 1 / (i + 1))).toBeLessThan(0.06);
  });

  it('of a later export of the whole history is the new part', () => {
    expect(Math.abs(addedShare(sketchOf(0, 20_000), [sketchOf(0, 10_000)]) - 0.5)).toBeLessThan(0.06);
  });

  it('of a small export in addition to a large one is small', () => {
    expect(addedShare(sketchOf(0, 300), [sketchOf(1000, 100_000)])).toBeLessThan(0.02);
    expect(addedShare(sketchOf(1000, 100_000), [sketchOf(0, 300)])).toBeGreaterThan(0.98);
  });

  it('of a first export is 1', () => {
    expect(addedShare(sketchOf(0, 10), [])).toBe(1);
  });
});

describe('the decision from containment', () => {
  it('pays a person for the records that an export adds to earlier ones', () => {
    expect(decide(0, 0.5)).toEqual({ kind: 'partly-new', novelty: 0.5 });
    expect(decide(0.4, 0.9)).toEqual({ kind: 'partly-new', novelty: 0.6 });
    expect(decide(0, 0.9)).toEqual({ kind: 'new', novelty: 1 });
  });

  it('is “duplicate” from 0.8, “partly new” from 0.3 minus the error of the estimate, else “new”', () => {
    expect(decide(0.8)).toEqual({ kind: 'duplicate', novelty: 0 });
    expect(decide(0.79).kind).toBe('partly-new');
    expect(decide(0.3)).toEqual({ kind: 'partly-new', novelty: 0.7 });
    expect(decide(0.29).kind).toBe('partly-new');
    expect(decide(0.2)).toEqual({ kind: 'new', novelty: 1 });
  });
});
