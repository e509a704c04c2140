import { expect, test } from 'vitest';
import { planSample, sampleRecords } from './sample-plan.ts';

test('positions are counted from the first record of each unit', () => {
  const [first, second] = planSample(['watch'], [{ watch: 100 }, { watch: 300 }]);
  expect([...(first?.get('watch') ?? [])]).toEqual([10, 30, 50, 70, 90]);
  expect(second?.get('watch')?.size).toBe(15);
  expect(Math.max(...(second?.get('watch') ?? []))).toBeLessThan(300);
});

test('with any number of kinds, the sample stays within its limit and has mostly records of the main kind', () => {
  const kinds = Array.from({ length: 30 }, (_, i) => `kind-${i}`);
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 1000]));
  const [places] = planSample(kinds, [counts]);
  const sizes = [...(places ?? new Map()).values()].map((set) => set.size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(sampleRecords);
  expect(places?.get('kind-0')?.size).toBe(10);
});

test('all records are shown if there are fewer than the sample’s limit', () => {
  const [places] = planSample(['a', 'b'], [{ a: 3, b: 1 }]);
  expect([...(places?.get('a') ?? [])]).toEqual([0, 1, 2]);
  expect([...(places?.get('b') ?? [])]).toEqual([0]);
});
