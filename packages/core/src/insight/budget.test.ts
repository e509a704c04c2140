import { describe, expect, it } from 'vitest';
import { platformIds } from '../pool/platform-id.ts';
import { delta, distanceAYear, editionsAYear, epsilon, rightGuesses, sigmaOf } from './budget.ts';
import { answerHistograms, columnHistograms } from './histogram.ts';

/** Returns the probability of a standard normal number below `at`, by Simpson's rule. */
function below(at: number): number {
  const [from, steps] = [-12, 20_000];
  const step = (at - from) / steps;
  const density = (x: number) => Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI);
  const weight = (place: number) => (place === 0 || place === steps ? 1 : place % 2 === 0 ? 2 : 4);
  let sum = 0;
  for (let place = 0; place <= steps; place++) sum += weight(place) * density(from + place * step);
  return (sum * step) / 3;
}

/** Balle and Wang 2018, theorem 8: the delta at an epsilon of two Gaussian distributions that are `distance` deviations apart. */
const deltaOf = (distance: number, at: number): number =>
  below(distance / 2 - at / distance) - Math.exp(at) * below(-distance / 2 - at / distance);

describe('the budget', () => {
  it('is at most an epsilon of 1.7 with a delta of one in a million', () => {
    expect(epsilon).toBe(1.7);
    expect(deltaOf(distanceAYear, epsilon)).toBeLessThanOrEqual(0.99 * delta);
    expect(deltaOf(distanceAYear * 1.01, epsilon)).toBeGreaterThan(delta);
  });

  it('limits how often anybody can guess correctly whether a person is there', () => {
    expect(100 * below(distanceAYear / 2)).toBeLessThanOrEqual(rightGuesses);
    expect(100 * below(distanceAYear / 2)).toBeGreaterThan(rightGuesses - 0.1);
  });

  it.each(platformIds)('covers every answer and both columns of a year of %s', (pool) => {
    const spent = ({ norm, share }: { readonly norm: number; readonly share: number }) =>
      norm ** 2 / sigmaOf(norm, share) ** 2;
    const sum = (all: readonly { readonly norm: number; readonly share: number }[]) =>
      all.reduce((total, each) => total + spent(each), 0);
    const year = editionsAYear * sum(answerHistograms(pool)) + sum(columnHistograms(pool));
    expect(year).toBeLessThanOrEqual(distanceAYear ** 2 * (1 + 1e-9));
    // A pool without items leaves their part unspent.
    expect(year).toBeGreaterThan(distanceAYear ** 2 * 0.14);
  });
});
