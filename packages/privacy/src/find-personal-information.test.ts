import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { findPersonalInformation } from './find-personal-information.ts';
import { isLuhn } from './shape/check-digit.ts';
import { isIban } from './shape/iban.ts';

const found = (text: string) =>
  findPersonalInformation(text).map(({ start, end, type }) => `${type}: ${text.slice(start, end)}`);

const longLine = inject('everyCase') ? 100_000 : 20_000;

describe('personal information in free text', () => {
  it.each([
    ['write to anna.quill+list@mail.example.org now', 'EMAIL: anna.quill+list@mail.example.org'],
    ['see https://example.com/a?token=8f3e2b1c', 'URL: https://example.com/a?token=8f3e2b1c'],
    ['at www.example.com/u/anna', 'URL: www.example.com/u/anna'],
    ['meet me at ///index.home.raft ok', 'COORDINATES: ///index.home.raft'],
    ['call +65 9123 4567 tonight', 'PHONE: +65 9123 4567'],
    ['ring (415) 555-0132', 'PHONE: (415) 555-0132'],
    ['0049 30 901820', 'PHONE: 0049 30 901820'],
    ['card 4111 1111 1111 1111', 'CARD: 4111 1111 1111 1111'],
    ['card 4111_1111_1111_1111', 'CARD: 4111_1111_1111_1111'],
    ['ssn 536_90_4399', 'NATIONAL_ID: 536_90_4399'],
    ['to DE89 3704 0044 0532 0130 00', 'BANK_ACCOUNT: DE89 3704 0044 0532 0130 00'],
    ['from 203.0.113.7', 'IP: 203.0.113.7'],
    ['host 2001:db8:85a3::8a2e:370:7334', 'IP: 2001:db8:85a3::8a2e:370:7334'],
    ['ask @anna_quill', 'HANDLE: @anna_quill'],
    ['ssn 536-90-4399', 'NATIONAL_ID: 536-90-4399'],
    ['nric S1234567D', 'NATIONAL_ID: S1234567D'],
    ['meet at 1.35211, 103.81983', 'COORDINATES: 1.35211, 103.81983'],
    ['at 12 Larkspur Road', 'ADDRESS: 12 Larkspur Road'],
    ['Lindenstraße 14', 'ADDRESS: Lindenstraße 14'],
    ['songs for Maria Delacroix', 'PERSON: Maria Delacroix'],
    ['von Dr. Quillfeather', 'PERSON: Quillfeather'],
    ['my name is Zorblatt Unknown', 'PERSON: Zorblatt Unknown'],
    ["José's list", 'PERSON: José'],
    ['Anna-Maria van der Berg', 'PERSON: Anna-Maria van der Berg'],
    ['gaid 6d92078a-8246-4ba4-ae5b-76104861e7dc', 'DEVICE_ID: 6d92078a-8246-4ba4-ae5b-76104861e7dc'],
    ['MAC 00:1A:2B:3C:4D:5E', 'DEVICE_ID: 00:1A:2B:3C:4D:5E'],
    ['IMEI 490154203237518', 'DEVICE_ID: 490154203237518'],
    ['android id 9774d56d682e549c', 'DEVICE_ID: 9774d56d682e549c'],
    [`at 37°46'30"N 122°25'10"W`, `COORDINATES: 37°46'30"N 122°25'10"W`],
    ['at -33.86785, 151.20732', 'COORDINATES: -33.86785, 151.20732'],
    ['passport X1234567', 'NATIONAL_ID: X1234567'],
    ['Aadhaar 2341 2341 2346', 'NATIONAL_ID: 2341 2341 2346'],
    ['PAN ABCPE1234F', 'NATIONAL_ID: ABCPE1234F'],
    ['ralph at #ralphlauren', 'PERSON: #ralphlauren'],
    ["Don't call Siobhan O'Neill's house", "PERSON: Siobhan O'Neill"],
    ['SELECT |203.0.113.7|', 'IP: 203.0.113.7'],
    ['user anna [at] mail@ example .com a@b.example', 'EMAIL: a@b.example'],
  ])('is found in %j', (text, expected) => {
    expect(found(text)).toContain(expected);
  });

  it.each([
    'Chill mix 2024',
    'top 100 hits of the 90s',
    'Rainy Sunday, slow ones',
    '80s/90s 128 bpm workout',
    'Summer 2019-2023',
    'Release Radar 2024-01-05',
    'songs i loved in 7th grade',
  ])('is not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'born at January 15, Height 160cm, Weight 54kg, Black Hair',
    'First Leg 25 Feb in Emirates Second Leg 17 Mar in Monaco',
    'For Donating Rs 1000 With Tx. NE448350 On',
    'FULL TIME: Bolton 1-2 Liverpool - Reds score twice',
    'EVERY SUNDAY 8PM POWER1051 NYC',
    'penguins top Sharks in Game 1 URL1393',
    'Various Jobs at Air Force School Ambala 2014 Vacancies',
  ])('is not an address in %j', (text) => {
    expect(found(text).filter((one) => one.startsWith('ADDRESS'))).toEqual([]);
  });

  it.each(['is out on Jan 16', 'from 4 Jan', 'due 12 April 2016'])('is not a person in %j', (text) => {
    expect(found(text).filter((one) => one.startsWith('PERSON'))).toEqual([]);
  });

  it('is given as ascending spans within the text, without overlaps', () => {
    const piece = fc.constantFrom(
      ...[
        'Anna',
        ' ',
        '\n',
        ' van ',
        'der ',
        '12',
        '3456',
        ' Street',
        ', ',
        '@',
        '.',
        'example',
        '.com',
        '://',
        '-',
        ':',
        "'s ",
        '+49',
        '(',
        ')',
        '王小明',
        '我叫',
        '路',
        '号',
        '\ud83c',
        '\udf27',
        'שלום',
        'مرحبا',
        '\u0301',
        'DE89',
        ' Apt. ',
        'PO Box ',
        'born ',
      ],
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(fc.oneof(piece, piece, fc.string({ maxLength: 4 })), { maxLength: 60 })
        .map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let last = 0;
        for (const { start, end } of findPersonalInformation(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: inject('everyCase') ? 2000 : 300 },
    );
  });

  it('does not depend on what was searched before', () => {
    const text = 'I met Maria Delacroix at 12 Larkspur Road';
    const first = found(text);
    found('x '.repeat(40_000));
    found('Herr Schmidt, 我叫王小明');
    expect(found(text)).toEqual(first);
  });

  // More than linear time would exceed the runner's time limit.
  it.each([
    ...[
      '1',
      'a',
      'A',
      '@',
      '.',
      '-',
      ':',
      '路',
      '王',
      '\ud800',
      '1 ',
      'a@',
      'Anna ',
      'Anna, ',
      '12 a ',
      '12 A ',
      '1.',
      'aa-',
      'ab-',
      ':1',
      'a:',
      'x.',
      'a.com',
    ],
    ...[
      '+1 (',
      '(1) ',
      'van der ',
      'Jan van ',
      'Apt. 1 ',
      'born ',
      'born 1',
      'passport A1 ',
      'http://',
      'PO Box ',
      'of ',
      'the corner of ',
      '北京',
      '张伟说',
      '林伟杰在中央医院工作，',
      'Anna from NUS, ',
      '路1号',
      'United ',
      'DE89 ',
    ],
  ])('is searched to the end of a long line of %j', (piece) => {
    const last = 'maria@example.com';
    const text = `${piece.repeat(Math.ceil(longLine / piece.length))}@\n\n${last}`;
    expect(findPersonalInformation(text).at(-1)).toEqual({
      start: text.length - last.length,
      end: text.length,
      type: 'EMAIL',
    });
  });
});

describe('check digits', () => {
  it('tell cards and accounts from other numbers', () => {
    expect(isLuhn('4111111111111111')).toBe(true);
    expect(isLuhn('4111111111111112')).toBe(false);
    expect(isIban('GB82 WEST 1234 5698 7654 32')).toBe(true);
    expect(isIban('GB82 WEST 1234 5698 7654 33')).toBe(false);
  });
});
