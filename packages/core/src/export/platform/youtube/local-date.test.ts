import { expect, it, test } from 'vitest';
import { readLocalDate } from './local-date.ts';

it('a text with a five-digit year is not a date', () => {
  expect(readLocalDate('13. Jan. 2024, 16:16:16 MEZ')).toBe('2024-01-13T15:16:16Z');
  expect(readLocalDate('13. Jan. 22024, 16:16:16 MEZ')).toBeUndefined();
  expect(readLocalDate('+275760-09-13 00:00:00')).toBeUndefined();
});

const languages =
  'en-US en-AU en-GB en-CA en-IN de de-AT de-CH es es-MX es-AR nl fr fr-CA pt-BR pt-PT it tr pl ro id ms sv da nb fi cs sk hu bg el ru uk ja ko zh-CN zh-TW zh-HK th vi ar ar-EG he hi ca gl lt lv et sl is bn ta fil sw af'.split(
    ' ',
  );
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Asia/Kolkata', 'Australia/Sydney'];

test.each(languages)('dates in the language %s are read, in any month and time zone', (language) => {
  for (const timeZone of zones) {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long', timeZone });
    for (let month = 0; month < 12; month++) {
      const ms = Date.UTC(2020 + (month % 5), month, 13 + month, 23 - 2 * month, 16, 5 + month);
      const expected = `${new Date(ms).toISOString().slice(0, 19)}Z`;
      expect([format.format(ms), readLocalDate(format.format(ms))]).toEqual([format.format(ms), expected]);
    }
  }
});

it('a date with an unknown name of a time zone is read', () => {
  expect(readLocalDate('13.01.2024, 16:16:16 constructor')).toBe('2024-01-13T16:16:16Z');
});
