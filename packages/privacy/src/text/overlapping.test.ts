import { expect, it } from 'vitest';
import { overlapping } from './overlapping.ts';

const spans = [
  { start: 0, end: 3, type: 'PERSON' },
  { start: 5, end: 8, type: 'PLACE' },
  { start: 8, end: 9, type: 'PHONE' },
] as const;

it.each([
  [0, 9, [0, 1, 2]],
  [2, 6, [0, 1]],
  [3, 5, []],
  [8, 20, [2]],
  [9, 20, []],
])('of three spans, %i to %i overlaps %j', (start, end, which) => {
  expect(overlapping(spans, start, end)).toEqual(which.map((n) => spans[n]));
});
