import { qualityWeight } from '@cgdx/core/quality/quality-weight.ts';
import { expect, it } from 'vitest';
import { exampleParts, exampleScore } from './example-score.ts';

it('the example has all parts of a real score, with their weights', () => {
  expect(
    Object.fromEntries(exampleParts.map(({ name, weight }) => [name, weight])),
    'proves landing.score-ring-fills',
  ).toEqual(qualityWeight);
  expect(exampleParts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

it('the parts of the example add up to a score of 8', () => {
  expect(exampleScore).toBe(8);
});
