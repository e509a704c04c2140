import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Retrier } from '../definition/asl.ts';
import { matches } from './failure.ts';
import { maxAttempts, retryDelaySeconds } from './retry.ts';

const never = (): number => {
  throw new Error('a retry without jitter asks for no random number');
};
const retriers = fc.record({
  ErrorEquals: fc.constant(['States.ALL']),
  IntervalSeconds: fc.integer({ min: 1, max: 1000 }),
  BackoffRate: fc.double({ min: 1, max: 10, noNaN: true }),
  MaxDelaySeconds: fc.integer({ min: 1, max: 31_622_400 }),
});

test('a delay never shrinks from retry to retry and never passes its cap', () => {
  fc.assert(
    fc.property(retriers, fc.nat(200), (retrier, retries) => {
      const delay = retryDelaySeconds(retrier, retries, never);
      const next = retryDelaySeconds(retrier, retries + 1, never);
      expect(next).toBeGreaterThanOrEqual(delay);
      expect(delay).toBeLessThanOrEqual(retrier.MaxDelaySeconds);
      expect(delay).toBeGreaterThanOrEqual(Math.min(retrier.IntervalSeconds, retrier.MaxDelaySeconds));
    }),
  );
});

test('full jitter stays between 0 and the whole delay', () => {
  fc.assert(
    fc.property(
      retriers,
      fc.nat(50),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (retrier, retries, chance) => {
        const whole = retryDelaySeconds(retrier, retries, never);
        const delay = retryDelaySeconds({ ...retrier, JitterStrategy: 'FULL' }, retries, () => chance);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(whole);
      },
    ),
  );
});

test('the defaults are three retries after 1, 2 and 4 seconds', () => {
  const retrier: Retrier = { ErrorEquals: ['States.ALL'] };
  expect(maxAttempts(retrier)).toBe(3);
  expect([0, 1, 2].map((retries) => retryDelaySeconds(retrier, retries, never))).toEqual([1, 2, 4]);
});

test('wildcards match the same errors as on AWS', () => {
  expect(matches(['States.ALL'], 'Any', undefined)).toBe(true);
  expect(matches(['States.ALL'], 'States.DataLimitExceeded', undefined)).toBe(true);
  expect(matches(['States.ALL'], 'States.Runtime', undefined)).toBe(false);
  expect(matches(['States.Runtime'], 'States.Runtime', undefined)).toBe(true);
  expect(matches(['States.TaskFailed'], 'Any', undefined)).toBe(true);
  expect(matches(['States.TaskFailed'], 'States.Timeout', undefined)).toBe(false);
  expect(matches(['States.HeartbeatTimeout'], 'States.Timeout', 'States.HeartbeatTimeout')).toBe(true);
});
