import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';
import { createTextMask } from '../mask-text.ts';

const phones = (text: string) =>
  findPersonalInformation(text)
    .filter(({ type }) => type === 'PHONE')
    .map(({ start, end }) => text.slice(start, end));

describe('a telephone number in disguise', () => {
  it.each([
    '202_555_0143',
    '+1_202_555_0143',
    '202~555~0143',
    '202 . 555 . 0143',
    '(202)_555-0143',
    '+1 (202)_555-0143',
    '202*555*0143',
    '202|555|0143',
    '202•555•0143',
    '202...555...0143',
    '202\\555\\0143',
    '202📞555📞0143',
    '202 ❤ 555 ❤ 0143',
    '[202] 555 0143',
    '06_12_34_56_78',
    '0171_1234567',
    '+49~171~1234567',
    '2-0-2-5-5-5-0-1-4-3',
    '2.0.2.5.5.5.0.1.4.3',
    '2o2-555-o143',
    '2O2 555 O143',
    'o171-1234567',
    '202 five five five 0143',
    '202-FIVE-FIVE-FIVE-0143',
    'null sechs 12 34 65 78',
    '2 0 2 5 5 5 0 1 4 3',
    '+4 9 1 7 1 1 2 3 4 5 6 7',
    'two zero two five five five zero one four three',
    'null eins sieben eins zwei drei neun vier acht sechs sieben',
    'seis uno dos tres cuatro nueve seis siete ocho',
  ])('is found: %s', (value) => {
    expect(phones(`so it is ${value} ok`)).toEqual([value]);
  });

  it('is found in few digits if a word announces it', () => {
    expect(phones('tel 555_0143')).toEqual(['555_0143']);
    expect(phones('room 555_0143')).toEqual([]);
  });

  it.each([
    'one two three four five six seven eight nine ten',
    'nine eight seven six five four three two one',
    'IMG_20190203_123456',
    'file 20190203_123456 saved',
    '2019_01_02_123456789',
    '123_456_789',
    '1_000_000_000',
    '1_2_3_4_5_6_7_8_9_0',
    '1.2.3.4.5.6.7.8.9.10',
    'version 4.4.2.1.1.0.2.3.4.5',
    '| 202 | 555 | 1200 |',
    '|202|555|1200|',
    '202 | 555 | 1200',
    '200, 300, 4000',
    '200€, 300€, 4000€',
    '300:400:5000',
    '10:20:30:40:50',
    '12*34*5678',
    '100~200~3000',
    '6-4, 6-4, 7-5, 3-6',
    '[12] 2015 [13] 2016',
    '2015 [3] 450 [4] 1200',
    'lottery 03 * 12 * 22 * 33 * 41',
    'l0l 10 lol 20',
    '10 oz and 20 lbs',
  ])('is not found in %s', (text) => {
    expect(phones(text)).toEqual([]);
  });

  it.each([
    '2️⃣0️⃣2️⃣ 5️⃣5️⃣5️⃣ 0️⃣1️⃣4️⃣3️⃣',
    '²⁰²-⁵⁵⁵-⁰¹⁴³',
    '𝟐𝟎𝟐-𝟓𝟓𝟓-𝟎𝟏𝟒𝟑',
    '②⓪②-⑤⑤⑤-⓪①④③',
    '٢٠٢-٥٥٥-٠١٤٣',
    '202\u200b555\u200b0143',
  ])('is found in digits of another shape: %s', (value) => {
    expect(createTextMask([]).mask(`it is ${value} ok`)).toBe('it is [PHONE 1] ok');
  });

  it('is found in public text', () => {
    expect(createTextMask([]).maskContacts('call 202_555_0143')).toBe('call [PHONE 1]');
  });

  it('leaves a few digits of another shape unchanged', () => {
    expect(createTextMask([]).mask('20 m² for 1️⃣ of us')).toBe('20 m² for 1️⃣ of us');
  });
});
