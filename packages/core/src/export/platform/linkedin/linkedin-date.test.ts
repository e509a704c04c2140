import { describe, expect, it } from 'vitest';
import { createDateReader, readLinkedinTime } from './linkedin-date.ts';

describe('a time in a LinkedIn file', () => {
  it.each([
    ['2023-06-11 15:33:58 UTC', '2023-06-11T15:33:58Z'],
    ['2023-06-11 15:33:58', '2023-06-11T15:33:58Z'],
    ['2021/05/08 10:34:04 UTC', '2021-05-08T10:34:04Z'],
    ['2021/5/8 10:34', '2021-05-08T10:34:00Z'],
    ['2021/5/8 下午 1:34', '2021-05-08T13:34:00Z'],
    ['2021年5月8日', '2021-05-08T00:00:00Z'],
    ['2021. 5. 8. 오후 1:34', '2021-05-08T13:34:00Z'],
    ['2020-05-10 12:01 UTC', '2020-05-10T12:01:00Z'],
    ['28 Nov 2021', '2021-11-28T00:00:00Z'],
    ['28-Nov-21', '2021-11-28T00:00:00Z'],
    ['28. November 2021', '2021-11-28T00:00:00Z'],
    ['28-Dez-21', '2021-12-28T00:00:00Z'],
    ['Sonntag, 28. März 2021', '2021-03-28T00:00:00Z'],
    ['samedi 28 août 2021', '2021-08-28T00:00:00Z'],
    ['28 de mayo de 2021', '2021-05-28T00:00:00Z'],
    ['November 28, 2021 3:04 PM', '2021-11-28T15:04:00Z'],
    ['2021-11-28', '2021-11-28T00:00:00Z'],
    ['44528', '2021-11-28T00:00:00Z'],
    ['44528.5', '2021-11-28T12:00:00Z'],
    ['44528,5', '2021-11-28T12:00:00Z'],
    ['Jan 2020', '2020-01-01T00:00:00Z'],
    ['Jan-20', '2020-01-01T00:00:00Z'],
    ['Mär 20', '2020-03-01T00:00:00Z'],
    ['2015', '2015-01-01T00:00:00Z'],
    ['Tue Mar 05 07:27:40 UTC 2019', '2019-03-05T07:27:40Z'],
  ])('%s is read alike for any order of the file’s dates', (text, time) => {
    expect(
      [undefined, 'day-month-year', 'month-day-year'].map((order) => readLinkedinTime(text, order as never)),
    ).toEqual([time, time, time]);
  });

  it.each([
    ['28.11.2021', 'day-month-year', '2021-11-28T00:00:00Z'],
    ['28.11.2021 15:33', 'day-month-year', '2021-11-28T15:33:00Z'],
    ['28-11-2021', 'day-month-year', '2021-11-28T00:00:00Z'],
    ['So 28.11.2021', 'day-month-year', '2021-11-28T00:00:00Z'],
    ['03/04/2021', 'day-month-year', '2021-04-03T00:00:00Z'],
    ['03/04/2021', 'month-day-year', '2021-03-04T00:00:00Z'],
    ['3/4/21 9:05:07 pm', 'day-month-year', '2021-04-03T21:05:07Z'],
    ['21-04-03', 'year-month-day', '2021-04-03T00:00:00Z'],
    ['1/12/10, 9:14 AM', 'month-day-year', '2010-01-12T09:14:00Z'],
    ['1/12/10, 12:14 AM', 'month-day-year', '2010-01-12T00:14:00Z'],
    ['1/12/10, 12:14 PM', 'month-day-year', '2010-01-12T12:14:00Z'],
    ['1/12/2010 21:14', 'month-day-year', '2010-01-12T21:14:00Z'],
  ] as const)('%s is read in the order %s of its file', (text, order, time) =>
    expect(createDateReader(order)(text)).toMatchObject({ at: time, isYearAlone: false }),
  );

  it('is reduced to its year if the file’s order is unknown, or the date is invalid in it', () => {
    const alone = { at: '2021-01-01T00:00:00Z', isYearAlone: true };
    expect(createDateReader(undefined)('03/04/2021 10:00')).toMatchObject(alone);
    expect(createDateReader(undefined)('03/04/21')).toMatchObject(alone);
    expect(createDateReader('month-day-year')('13/04/2021')).toMatchObject(alone);
  });

  it.each([
    '',
    'yesterday',
    '31 Feb 2021',
    '13/13/2020',
    '0 Foo 2020',
    '12:30',
    '99999',
    '12345',
    'May',
    '28 Nov',
  ])('"%s" is none', (text) => expect(readLinkedinTime(text, 'day-month-year')).toBeUndefined());
});
