import { expect, it } from 'vitest';
import { singaporeDay } from './date.ts';

it('returns the day in Singapore’s time zone', () => {
  expect(singaporeDay(Date.parse('2024-11-30T23:59:59+08:00'))).toBe('30 November 2024');
  expect(singaporeDay(Date.parse('2024-11-30T16:00:00Z'))).toBe('1 December 2024');
});
