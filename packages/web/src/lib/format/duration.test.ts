import { expect, it } from 'vitest';
import { describeAge, describeDuration } from './duration.ts';

it('shows tenths below ten seconds and whole units above', () => {
  expect(describeDuration(0)).toBe('0.0 s');
  expect(describeDuration(450)).toBe('0.4 s');
  expect(describeDuration(9_999)).toBe('9.9 s');
  expect(describeDuration(10_000)).toBe('10 s');
  expect(describeDuration(185_000)).toBe('3 min 05 s');
  expect(describeDuration(3_660_000)).toBe('1 h 01 min');
});

it('shows an age in one unit, and never as nothing', () => {
  expect(describeAge(5_000)).toBe('1 min');
  expect(describeAge(59 * 60_000)).toBe('59 min');
  expect(describeAge(47 * 3_600_000)).toBe('47 h');
  expect(describeAge(50 * 3_600_000)).toBe('2 days');
});
