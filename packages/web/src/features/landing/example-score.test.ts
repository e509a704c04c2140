import { initialPools } from '@cgdx/core/pool/pool.ts';
import { qualityWeight } from '@cgdx/core/quality/quality-weight.ts';
import { expect, it } from 'vitest';
import { exampleParts, exampleReward, exampleScore } from './example-score.ts';

it('the example has every part of a real score, with its weight', () => {
  expect(Object.fromEntries(exampleParts.map(({ name, weight }) => [name, weight]))).toEqual(qualityWeight);
  expect(exampleParts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

it('its sum is a whole score, and its reward is what a pool would pay for that', () => {
  expect(exampleScore).toBe(8);
  const spotify = initialPools.find(({ dataPoolId }) => dataPoolId === 'spotify');
  expect(exampleReward(spotify?.maxIncentive ?? 0)).toBe(80n);
});
