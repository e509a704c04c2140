import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { nullIfUnregistered, pollingDelayMs } from './get-contribution.ts';

const unknown = new ApiError(404, 'ContributionNotFound', 'There is none.');

it('an upload that was just sent is waited for, and reported as unknown after ten requests', () => {
  expect(nullIfUnregistered(unknown, 0)).toBeNull();
  expect(nullIfUnregistered(unknown, 9)).toBeNull();
  expect(() => nullIfUnregistered(unknown, 10)).toThrow(unknown);
});

it('any other failure is reported at the first request', () => {
  const away = new ApiError(503, 'X', 'The table is away.');
  expect(() => nullIfUnregistered(away, 0)).toThrow(away);
});

const of = (state: Contribution['state']) => ({ state }) as Contribution;

it('polls every second while the work goes on, and stops at the end', () => {
  expect(pollingDelayMs(of('running'), false, 99)).toBe(1_000);
  expect(pollingDelayMs(of('failed'), false, 99)).toBe(10_000);
  expect(pollingDelayMs(of('completed'), false, 99)).toBe(false);
  expect(pollingDelayMs(of('rejected'), false, 99)).toBe(false);
});

it('polls every ten seconds while changes are pushed, and still stops at the end', () => {
  expect(pollingDelayMs(of('running'), true, 99)).toBe(10_000);
  expect(pollingDelayMs(of('completed'), true, 99)).toBe(false);
});

it('polls every second for an upload that is not registered yet, and less often after ten requests', () => {
  expect(pollingDelayMs(undefined, true, 0)).toBe(1_000);
  expect(pollingDelayMs(null, true, 9)).toBe(1_000);
  expect(pollingDelayMs(null, false, 10)).toBe(10_000);
});
