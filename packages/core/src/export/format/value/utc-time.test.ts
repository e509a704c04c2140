import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUtcTime, utcSeconds } from './utc-time.ts';

describe('a UTC time', () => {
  it('is parsed from every form in which exports write it', () => {
    expect(readUtcTime('2023-10-01T17:06:27Z')).toBe('2023-10-01T17:06:27Z');
    expect(readUtcTime('2023-10-01 17:06')).toBe('2023-10-01T17:06:00Z');
    expect(readUtcTime('2023-10-01 17:06:27')).toBe('2023-10-01T17:06:27Z');
    expect(readUtcTime('2023-10-01T17:06:27.270Z[UTC]')).toBe('2023-10-01T17:06:27Z');
  });

  it('is the same second for all forms', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1971-01-01T00:00:00Z'),
          max: new Date('2199-12-31T23:59:59Z'),
          noInvalidDate: true,
        }),
        (date) => {
          const text = `${date.toISOString().slice(0, 19)}Z`;
          expect(utcSeconds(readUtcTime(text) ?? '')).toBe(Math.floor(date.getTime() / 1000));
        },
      ),
    );
  });

  it.each([
    '2023-02-29T00:00:00Z',
    '2023-13-01T00:00:00Z',
    '2023-01-01T24:00:00Z',
    '2023-01-01',
    '1969-12-31 23:59:59',
    '1970-01-01T00:00:00Z',
    '1970-01-01 00:00',
    '1970-01-01T08:00:00Z',
    '1969-12-31 16:00:00',
    '1601-01-01T00:00:00Z',
    'yesterday',
    '2023-01-01T00:00:00+02:00',
    5,
    null,
  ])('is not %j', (value) => {
    expect(readUtcTime(value)).toBeUndefined();
  });
});
