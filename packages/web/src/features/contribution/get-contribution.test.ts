import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { nextLookMs, unnoticed } from './get-contribution.ts';

const unknown = new ApiError(404, 'ContributionNotFound', 'There is none.');

it('an upload that was just sent is waited for, and reported as unknown after ten requests', () => {
  expect(unnoticed(unknown, 0)).toBeNull();
  expect(unnoticed(unknown, 9)).toBeNull();
  expect(() => unnoticed(unknown, 10)).toThrow(unknown);
});

it('any other failure is reported at the first request', () => {
  const away = new ApiError(503, 'X', 'The table is away.');
  expect(() => unnoticed(away, 0)).toThrow(away);
});

const of = (state: Contribution['state']) => ({ state }) as Contribution;

it('polls every second while the work goes on, and stops at the end', () => {
  expect(nextLookMs(of('running'), false, 99)).toBe(1_000);
  expect(nextLookMs(of('failed'), false, 99)).toBe(10_000);
  expect(nextLookMs(of('completed'), false, 99)).toBe(false);
  expect(nextLookMs(of('rejected'), false, 99)).toBe(false);
});

it('polls every ten seconds while changes are pushed, and still stops at the end', () => {
  expect(nextLookMs(of('running'), true, 99)).toBe(10_000);
  expect(nextLookMs(of('completed'), true, 99)).toBe(false);
});

it('polls every second for an upload that is not registered yet, and less often after ten requests', () => {
  expect(nextLookMs(undefined, true, 0)).toBe(1_000);
  expect(nextLookMs(null, true, 9)).toBe(1_000);
  expect(nextLookMs(null, false, 10)).toBe(10_000);
});
