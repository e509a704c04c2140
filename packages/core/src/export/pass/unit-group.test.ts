import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupUnits } from './unit-group.ts';

const units = (...megabytes: number[]) =>
  megabytes.map((mb, i) => ({ name: `${i}`, bytes: mb * 1e6, files: [], kinds: [] }));

test('an export of up to 256 MB, or of one file, is read in one go', () => {
  expect(groupUnits(units(100, 100, 50))).toEqual([]);
  expect(groupUnits(units(5000))).toEqual([]);
});

test('a larger one is divided between files', () => {
  expect(groupUnits(units(50, 50, 300, 10, 10))).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 2 },
    { from: 2, to: 3 },
    { from: 3, to: 5 },
  ]);
});

test('every unit is in one group, and there are never too many', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 2, maxLength: 400 }), (sizes) => {
      const all = units(...sizes);
      const groups = groupUnits(all);
      if (groups.length === 0) return;
      expect(groups.length).toBeLessThanOrEqual(64);
      expect(groups.flatMap(({ from, to }) => all.slice(from, to))).toEqual(all);
    }),
  );
});
