import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const found = (text: string) =>
  findPersonalInformation(text).map(({ start, end, type }) => `${type}: ${text.slice(start, end)}`);

describe('a row of numbers', () => {
  it.each(['14 22 31 45 60 72', 'Quill FC 12 4 3 55 21 34 40', '3 1 4 12 9 18 21'])(
    'of a table (%s) is not a telephone number',
    (text) => {
      expect(found(text).filter((one) => one.startsWith('PHONE'))).toEqual([]);
    },
  );

  it('is a telephone number in pairs, although they ascend', () => {
    expect(found('it is 22 33 44 55')).toEqual(['PHONE: 22 33 44 55']);
  });

  it('is a telephone number if a word announces it, and if each digit stands alone', () => {
    expect(found('tel 14 22 31 45 60 72')).toEqual(['PHONE: 14 22 31 45 60 72']);
    expect(found('call 9 1 2 3 4 5 6 7 now')).toEqual(['PHONE: 9 1 2 3 4 5 6 7']);
    expect(found('it is 22 41 35 17 today')).toEqual(['PHONE: 22 41 35 17']);
  });
});

describe('a number of which letters are a part is no telephone number', () => {
  it.each([
    ['the rider say gdx 8812 4406 31 left at shoe rack', 'gdx 8812 4406 31'],
    ['paket saya jx0193377142 belum sampai', 'jx0193377142'],
    ['they wrote sgpx07 8813 2264 on the box', 'sgpx07 8813 2264'],
    ['bag tag kq0177340182sg still missing', 'kq0177340182sg'],
  ])('%s', (text, number) => {
    expect(found(text)).toEqual([`NATIONAL_ID: ${number}`]);
  });

  it('but a word and a home number stay apart', () => {
    expect(found('mum91234567')).toEqual(['PHONE: 91234567']);
    expect(found('tlp 9123 4567')).toEqual(['PHONE: 9123 4567']);
    expect(found('kpd 0193377142')).toEqual(['PHONE: 0193377142']);
  });
});

describe('a telephone number', () => {
  /** In each shape 9 stands for any digit; the first digits are those of real numbers. */
  const shapes = [
    '+65 9999 9999',
    '+49 30 999999',
    '+1 (415) 999-9999',
    '0049 30 999999',
    '(415) 999-9999',
    '415-999-9999',
    '415.999.9999',
    '415 999 9999',
    '6999 9999',
    '8999 9999',
    '89999999',
    '030/99999999',
    '0171 9999999',
    '06 99 99 99 99',
    '06.99.99.99.99',
    '612 999 999',
    '912 999 999',
    '020 7999 9999',
    '07999 999999',
    '138 9999 9999',
    '13899999999',
    '(11) 99999-9999',
    '1300 999 999',
    '98765 99999',
    '6799-9999',
  ];
  const number = fc
    .tuple(
      fc.constantFrom(...shapes),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 12, maxLength: 12 }),
    )
    .map(([shape, digits]) => {
      let next = 0;
      return shape.replace(/9/g, () => String(digits[next++]));
    });

  it('is found, however its digits are grouped', () => {
    fc.assert(
      fc.property(number, (value) => {
        const text = `it is ${value} today`;
        const from = text.indexOf(value);
        const span = findPersonalInformation(text).find(
          ({ start, end }) => start <= from && end >= from + value.length,
        );
        expect(span, value).toBeDefined();
      }),
      { numRuns: inject('everyCase') ? 3000 : 300 },
    );
  });

  it('is found beside a date', () => {
    expect(found('on 20.09.2018 +65 9123 4567')).toEqual(['PHONE: +65 9123 4567']);
    expect(found('on 20.09.2018 91234567')).toEqual(['PHONE: 91234567']);
    expect(found('91234567 2018/09/20')).toEqual(['PHONE: 91234567']);
    expect(found('2018-09-20 18.30 030/12345678')).toEqual(['PHONE: 030/12345678']);
  });

  it.each(['202\u2011555\u20110143', '202—555—0143', '202·555·0143', '06\u202f12\u202f34\u202f56\u202f78'])(
    'is found with signs and blanks as they are printed: %s',
    (value) => {
      expect(found(`it is ${value} today`)).toEqual([`PHONE: ${value}`]);
    },
  );

  it('of seven digits is found after a word for it', () => {
    expect(found('my number is 5550134')).toEqual(['PHONE: 5550134']);
    expect(found('the number is 5550134')).toEqual([]);
  });

  it('that looks like a date is found after a word for a telephone', () => {
    expect(found('call 20180920 now')).toEqual(['PHONE: 20180920']);
    expect(found('电话：20180920')).toEqual(['PHONE: 20180920']);
  });
});

describe('no telephone number is', () => {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = fc.record({
    y: fc.integer({ min: 1900, max: 2099 }),
    m: fc.integer({ min: 1, max: 12 }),
    d: fc.integer({ min: 1, max: 31 }),
  });
  const written = fc
    .tuple(day, fc.constantFrom('/', '-', '.', '. ', ' '), fc.boolean())
    .chain(([{ y, m, d }, sign, isPadded]) => {
      const [month, date] = isPadded ? [two(m), two(d)] : [String(m), String(d)];
      return fc.constantFrom(
        [y, month, date].join(sign === '. ' ? '.' : sign),
        [date, month, y].join(sign),
        [month, date, y].join(sign === '. ' ? '/' : sign),
        `${y}${two(m)}${two(d)}`,
      );
    });
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.constantFrom(':', '.'))
    .map(([hour, minute, sign]) => `${two(hour)}${sign}${two(minute)}`);

  it('a date, alone, in brackets or with a time of day', () => {
    const texts = fc.oneof(
      written,
      written.map((date) => `clip ${date}`),
      written.map((date) => `(${date}) live`),
      written.map((date) => `${date}: part one`),
      fc
        .tuple(written, clock)
        .filter(([date]) => !date.includes(' '))
        .map(([date, time]) => `${date} ${time} live`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(found(text).filter((each) => each.startsWith('PHONE'))).toEqual([]);
      }),
      { numRuns: inject('everyCase') ? 3000 : 300 },
    );
  });

  it.each([
    '2018/09/20 10 best moments',
    '20180920 3 new songs',
    '20180920 1830',
    '20180920183000 upload',
    '12.-14.10.2018 on tour',
    '12.10.-14.10.2018 on tour',
    '2018/09/20-25 tour',
    '01.02.2018 - 05.02.2018',
    'seasons 2017/2018/2019',
    '2010-2019 best of',
    '18.30-20.00 daily',
    'final 6-4 7-5 6-3',
    'final 25-23 25-20',
    'scores 101-99 98-87',
    'from 1000-2000 metres',
    'from 1951 -- 1957 at sea',
    'kings (1168-1204) and (1703-1705, later',
    'law 215/2001, directive 2003/634',
    'about 1.186.180 of them',
    'some 200 - 220 000 of them',
    '79.45 319.48 398.93',
    'grew to 275000 (1960)',
    'ISBN 978-3-16-148410-0',
    'commit #123456789',
    'final 6-4 3-6 7-6(5)',
    'tie 7-6 (10) 6-7 (8) 7-5',
    'count 1 2 3 4 5 6 7 8 9 10',
    'in steps: 10 20 30 40 50',
    'pi is 3.14159265358979',
    'SKU 12345678, SKU 2023-0045',
    '1 234 567 views',
    'version 2.4.1.3 and 0.0.16.1',
    'over 10.000.000 of them',
  ])('found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it.each([
  'phone: 12-34 56-78',
  'mobile 98-76 54-32',
  'Tel. 98-76 54-32',
  'call 9000-8000',
  'phone 12 11 1987',
  'call 1999 2000 2001',
  'tel: 2045 1987',
  'WhatsApp 1987 2043',
  'call 20180920',
])('after a word for a telephone, a possible score or year is a telephone number: %s', (text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^PHONE: \d/)]);
});

it.each(['call 2018/09/20', 'phone 20.09.2018', 'tel 2018-09-20 – 2018-09-25'])(
  'after such a word, a date with signs between its parts stays a date: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);
