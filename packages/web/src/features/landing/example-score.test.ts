import { qualityWeight } from '@cgdx/core/quality/quality-weight.ts';
import { expect, it } from 'vitest';
import { exampleParts, exampleScore } from './example-score.ts';

it('the example has every part of a real score, with its weight', () => {
  expect(
    Object.fromEntries(exampleParts.map(({ name, weight }) => [name, weight])),
    'proves landing.score-ring-fills',
  ).toEqual(qualityWeight);
  expect(exampleParts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

it('its sum is a whole score', () => {
  expect(exampleScore).toBe(8);
});
