import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSchedule } from './schedule-expression.ts';

const next = (expression: string, after: string): string | undefined => {
  const schedule = parseSchedule(expression);
  if (!schedule) throw new Error(`not valid: ${expression}`);
  const time = schedule(Date.parse(after));
  return time === undefined ? undefined : new Date(time).toISOString();
};

it.each([
  'rate(10 seconds)',
  'rate(1 minutes)',
  'rate(10 minute)',
  'rate()',
  'rate(10)',
  'rate(0 minutes)',
  'rate(-1 days)',
  'rate(10 MINUTES)',
  'rate( 10 minutes )',
  ' rate(10 minutes)',
  'cron(0 1 * * * *)',
  'cron(0 1 ? * ? *)',
  'cron(0 20 * * NOT *)',
  'cron(x)',
  'cron(61 8 1 * ? *)',
  'cron(0 8 1 * ?)',
  'cron(0/0 8 1 * ? *)',
  'every day',
])('%s is not a schedule', (expression) => {
  expect(parseSchedule(expression)).toBeUndefined();
});

it('a rate fires again after its interval', () => {
  expect(next('rate(1 minute)', '2026-01-01T00:00:30Z')).toBe('2026-01-01T00:01:30.000Z');
  expect(next('rate(2 days)', '2026-01-01T00:00:00Z')).toBe('2026-01-03T00:00:00.000Z');
});

describe('cron', () => {
  it.each([
    ['cron(0 12 * * ? *)', '2026-05-05T12:00:00Z', '2026-05-06T12:00:00.000Z'],
    ['cron(5,35 14 * * ? *)', '2026-05-05T14:05:00Z', '2026-05-05T14:35:00.000Z'],
    ['cron(0/15 * * * ? *)', '2026-05-05T14:46:10Z', '2026-05-05T15:00:00.000Z'],
    ['cron(0 18 ? * MON-FRI *)', '2026-11-20T18:00:00Z', '2026-11-23T18:00:00.000Z'],
    ['cron(0 2 ? * SAT#3 *)', '2026-11-01T00:00:00Z', '2026-11-21T02:00:00.000Z'],
    ['cron(15 10 ? * 6L *)', '2026-11-01T00:00:00Z', '2026-11-27T10:15:00.000Z'],
    ['cron(0 0 L * ? *)', '2028-02-01T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['cron(0 0 1W * ? *)', '2026-07-31T12:00:00Z', '2026-08-03T00:00:00.000Z'],
    ['cron(0 8 1 JAN ? 2030)', '2026-01-01T00:00:00Z', '2030-01-01T08:00:00.000Z'],
    ['cron(0 0 ? * FRI-SUN *)', '2026-11-23T00:00:00Z', '2026-11-27T00:00:00.000Z'],
  ])('%s fires after %s at %s', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected);
  });

  it('of past years never fires', () => {
    expect(next('cron(0 0 1 1 ? 2002-2005)', '2026-01-01T00:00:00Z')).toBeUndefined();
  });

  it('always fires after the given time, on a whole minute', () => {
    const schedule = parseSchedule('cron(7/13 3-9 ? * TUE *)')!;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (after) => {
        const time = schedule(after)!;
        expect(time).toBeGreaterThan(after);
        expect(time % 60_000).toBe(0);
      }),
    );
  });
});
