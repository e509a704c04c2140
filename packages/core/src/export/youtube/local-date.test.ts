import { expect, it } from 'vitest';
import { readLocalDate } from './local-date.ts';

it('a year of five digits is no date', () => {
  expect(readLocalDate('13. Jan. 2024, 16:16:16 MEZ')).toBe('2024-01-13T15:16:16Z');
  expect(readLocalDate('13. Jan. 22024, 16:16:16 MEZ')).toBeUndefined();
  expect(readLocalDate('+275760-09-13 00:00:00')).toBeUndefined();
});
