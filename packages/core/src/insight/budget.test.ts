import { describe, expect, it } from 'vitest';
import { platformIds } from '../pool/platform-id.ts';
import { delta, editionsAYear, epsilon, rhoAYear, sigmaOf } from './budget.ts';
import { answerHistograms, columnHistograms } from './histogram.ts';

/** Canonne, Kamath and Steinke 2020, proposition 12: the delta of a zero-concentrated budget at an epsilon. */
function deltaOf(rho: number, at: number): number {
  const orders = Array.from({ length: 100_000 }, (_, step) => 1.005 + step * 0.005);
  const logs = orders.map(
    (order) => (order - 1) * (order * rho - at) + (order - 1) * Math.log(1 - 1 / order) - Math.log(order),
  );
  return Math.exp(Math.min(...logs));
}

describe('the budget', () => {
  it('is no more than an epsilon of one and a delta of a millionth', () => {
    expect(deltaOf(rhoAYear, epsilon)).toBeLessThanOrEqual(delta);
    expect(deltaOf(rhoAYear * 1.01, epsilon)).toBeGreaterThan(delta);
  });

  it.each(platformIds)('covers every answer and both columns of a year of %s', (pool) => {
    const spent = ({ norm, share }: { readonly norm: number; readonly share: number }) =>
      norm ** 2 / sigmaOf(norm, share) ** 2 / 2;
    const sum = (all: readonly { readonly norm: number; readonly share: number }[]) =>
      all.reduce((total, each) => total + spent(each), 0);
    const year = editionsAYear * sum(answerHistograms(pool)) + sum(columnHistograms(pool));
    expect(year).toBeLessThanOrEqual(rhoAYear * (1 + 1e-9));
    expect(year).toBeGreaterThan(rhoAYear * 0.39);
  });
});
