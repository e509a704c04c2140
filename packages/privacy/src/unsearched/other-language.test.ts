import { expect, test } from 'vitest';
import { createTextMask } from '../mask-text.ts';

test.each([
  'يوم جميل مع فاطمة الزهراء حسن في دبي',
  '김민수 씨와 점심',
  'मेरा दोस्त राजेश कुमार शर्मा',
  '渋谷区神南1-2-3 に住んでいます',
  'живу на улице Ленина 15, кв 3',
  'byłem u Krzysztofa Wiśniewskiego na Długiej 7',
  '12 Lê Lợi, Quận 1',
  'Ayşe ile İstanbul’da buluştuk, ışıl ışıl',
])('a text in an unsearched language is withheld: %s', (text) => {
  expect(createTextMask([]).mask(text)).toMatch(/^\[(?:TEXT|ADDRESS) 1\]$/);
});

test.each([
  'Rainy Sunday 🌧 déjà vu',
  'a µ is a micro, π is 3.14',
  'schönes Wetter heute, größer als gestern',
  'não há nada de novo, mas está tudo bem',
])('a text in a language that is searched stays: %s', (text) => {
  expect(createTextMask([]).mask(text)).toBe(text);
});

test('of a text in two scripts only the unsearchable part is withheld', () => {
  expect(createTextMask([]).mask('good morning, Доброе утро Иван, my friend')).toBe(
    'good morning, [TEXT 1] my friend',
  );
});

test('zero-width characters and full-width letters hide nobody', () => {
  const { mask } = createTextMask([]);
  expect(mask('with Sab\u200bine Kra\u200buse')).toBe('with [PERSON 1]');
  expect(mask('mail ｍａｒｉａ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('mail [EMAIL 1]');
});
