import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban, isLuhn } from './checksum.ts';
import { findPersonalInformation } from './find-personal-information.ts';

const found = (text: string) =>
  findPersonalInformation(text).map(({ start, end, type }) => `${type}: ${text.slice(start, end)}`);

describe('personal information in free text', () => {
  it.each([
    ['write to anna.quill+list@mail.example.org now', 'EMAIL: anna.quill+list@mail.example.org'],
    ['see https://example.com/a?token=8f3e2b1c', 'URL: https://example.com/a?token=8f3e2b1c'],
    ['at www.example.com/u/anna', 'URL: www.example.com/u/anna'],
    ['call +65 9123 4567 tonight', 'PHONE: +65 9123 4567'],
    ['ring (415) 555-0132', 'PHONE: (415) 555-0132'],
    ['0049 30 901820', 'PHONE: 0049 30 901820'],
    ['card 4111 1111 1111 1111', 'CARD: 4111 1111 1111 1111'],
    ['to DE89 3704 0044 0532 0130 00', 'IBAN: DE89 3704 0044 0532 0130 00'],
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
  ])('is not seen in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is given as ascending spans within the text, none over another', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        let last = 0;
        for (const { start, end } of findPersonalInformation(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  // a pattern that backtracks without bound would run into the runner's own time limit
  it.each(['1 ', 'a@', 'Anna ', '12 a ', '1.', 'aa-', ':1', 'x.'])(
    'is searched to the end of %j repeated',
    (piece) => {
      const text = piece.repeat(5000);
      for (const { end } of findPersonalInformation(text)) expect(end).toBeLessThanOrEqual(text.length);
    },
  );
});

describe('check digits', () => {
  it('tell cards and accounts from other numbers', () => {
    expect(isLuhn('4111111111111111')).toBe(true);
    expect(isLuhn('4111111111111112')).toBe(false);
    expect(isIban('GB82 WEST 1234 5698 7654 32')).toBe(true);
    expect(isIban('GB82 WEST 1234 5698 7654 33')).toBe(false);
  });
});
