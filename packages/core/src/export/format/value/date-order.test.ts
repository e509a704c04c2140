import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDateOrderObserver, type DateOrder, dayIn, numericDateIn } from './date-order.ts';

const day = fc.date({
  min: new Date('2004-01-01T00:00:00Z'),
  max: new Date('2026-11-28T00:00:00Z'),
  noInvalidDate: true,
});
const two = (n: number) => String(n).padStart(2, '0');
const write = (date: Date, order: DateOrder, separator: string, yearDigits = 4) => {
  const year = String(date.getUTCFullYear()).slice(-yearDigits);
  const [d, m] = [two(date.getUTCDate()), two(date.getUTCMonth() + 1)];
  const parts =
    order === 'day-month-year' ? [d, m, year] : order === 'month-day-year' ? [m, d, year] : [year, m, d];
  return parts.join(separator);
};
const found = (texts: readonly string[]) => {
  const observer = createDateOrderObserver();
  for (const text of texts) {
    const date = numericDateIn(text);
    if (date !== undefined) observer.add(date);
  }
  return observer.finish();
};
const orders = ['day-month-year', 'month-day-year'] as const;

describe('the order of numbers in the dates of a file', () => {
  it('is never a wrong one, for any order of the rows', () => {
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 1, maxLength: 60 }),
        fc.constantFrom(...orders),
        fc.constantFrom('/', '-'),
        (dates, order, separator) => {
          expect([order, undefined]).toContain(
            found(dates.map((date) => write(date, order, separator))).order,
          );
        },
      ),
    );
  });

  it('is settled by a thousand dates as LinkedIn writes them, and by none that a spreadsheet saved', () => {
    const settled = (write: (n: number) => string, count: number) => {
      const observer = createDateOrderObserver();
      for (let n = 0; n < count; n++) {
        const date = numericDateIn(write(n));
        if (date !== undefined) observer.add(date);
      }
      return [observer.isSettled(), observer.finish().order];
    };
    const own = (n: number) => `${1 + (n % 12)}/${1 + (n % 28)}/26, 9:14 AM`;
    expect(settled(own, 999)).toEqual([false, 'month-day-year']);
    expect(settled(own, 1_000)).toEqual([true, 'month-day-year']);
    expect(settled((n) => own(n).slice(0, -9), 2_000)).toEqual([false, 'month-day-year']);
    expect(settled((n) => `${1 + (n % 28)}/${1 + (n % 28)}/26, 9:14 AM`, 2_000)[0]).toBe(false);
  });

  it.each(orders)('is found (%s) from a single value over 12', (order) => {
    const dates = ['2025-03-04', '2025-06-05', '2025-03-14', '2025-02-01'].map((date) => new Date(date));
    expect(found(dates.map((date) => write(date, order, '/'))).order).toBe(order);
  });

  it.each([1, 3, 9, 27])(
    'is found from rows in order of time, %d days apart, newest or oldest first',
    (step) => {
      const days = Array.from(
        { length: Math.min(400, 8000 / step) },
        (_, i) => new Date(Date.UTC(2026, 10, 27 - i * step)),
      );
      for (const order of [...orders, 'year-month-day'] as const) {
        // up to the twelfth day of a month both orders give a valid day
        const either = days.filter((date) => order === 'year-month-day' || date.getUTCDate() <= 12);
        const texts = either.map((date) => write(date, order, '/', 2));
        expect(found(texts).order).toBe(order);
        expect(found([...texts].reverse()).order).toBe(order);
      }
    },
  );

  it('is unknown if values contradict each other, or nothing shows it', () => {
    expect(found(['13/05/2024', '05/14/2024', '01/02/2024']).order).toBeUndefined();
    expect(found(['03/04/2026', '02/05/2026', '01/06/2026']).order).toBeUndefined();
    expect(found([]).order).toBeUndefined();
  });

  it('is found from a notation that only one order has', () => {
    expect(found(['1/2/10, 9:14 AM', '3/2/10, 9:14 PM']).order).toBe('month-day-year');
    expect(found(['01.02.2010', '03.02.2010 15:30']).order).toBe('day-month-year');
    expect(found(['1/2/10, 9:14 AM', '01/02/2010']).order).toBeUndefined();
    expect(found(['01/02/2010']).order).toBeUndefined();
    expect(found(['13.05.2024', '05.14.2024']).order).toBeUndefined();
  });

  it('gives one day for each date that is valid in it', () => {
    const date = numericDateIn('04/05/21 10:30');
    if (date === undefined) throw new Error('no date');
    expect(dayIn(date, 'day-month-year')).toEqual({ year: 2021, month: 5, day: 4 });
    expect(dayIn(date, 'month-day-year')).toEqual({ year: 2021, month: 4, day: 5 });
    expect(dayIn(date, 'year-month-day')).toEqual({ year: 2004, month: 5, day: 21 });
  });
});
