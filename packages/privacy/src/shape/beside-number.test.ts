import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const { mask, maskTitle, maskContacts } = createTextMask([], undefined, { tagger: loadNameTagger() });
const digitsLeft = (masked: string) => masked.replace(/\[[A-Z_]+ \d+\]/g, '').replace(/\D/g, '');

const numbers = [
  '98765432',
  '6598765432',
  '+6598765432',
  '9876-5432',
  '9876 5432',
  '+44 7700 900456',
  '07700900456',
  '2025550143',
  '202-555-0143',
  '13912345670',
];
const before =
  'dad,|dad.|dad-|dad/|dad_|w/|#|-|.|,|_|/|hp|HP|tel|Tel|mob|dad|Ida|x|c/o|(|=|Ida,Tan,|Ida,7,|Blk 4,|at 10:47,|\n4,'.split(
    '|',
  );
const behind = ',|.|-|/|_|#|)|,Bedok|,7,Bedok|,7|/dad|-dad|dad|hp|x|(hp)|.jpg|:dad|:7'.split('|');

describe('a telephone number', () => {
  it.each(before)('is masked directly behind %j', (sign) => {
    for (const number of numbers)
      for (const find of [mask, maskTitle, maskContacts])
        expect(digitsLeft(find(`ask ${sign}${number} now`)).replace(/^(?:4|7|1047)/, ''), number).toBe('');
  });

  it.each(behind)('is masked directly before %j', (sign) => {
    for (const number of numbers)
      for (const find of [mask, maskTitle, maskContacts])
        expect(digitsLeft(find(`ask ${number}${sign} now`)).replace(/7$/, ''), number).toBe('');
  });

  it.each([
    '98765432,87654321',
    '98765432/87654321',
    '98765432 87654321',
    '98765432-87654321',
    '9876 5432 8765 4321',
    '+6598765432/+6587654321',
    '+6598765432,+6587654321',
    '+65-98765432/87654321',
  ])('is masked beside another number: %s', (text) => {
    for (const find of [mask, maskTitle, maskContacts]) expect(digitsLeft(find(text))).toBe('');
  });
});

describe('no telephone number is', () => {
  it.each([
    'ORD-98765432',
    'INV98765432',
    'order 98765432 left the shop',
    'Order no. 98765432',
    'tracking: 98765432',
    'parcel 00123450987 came',
    'commit 98765432abc',
    'fixes #123456789',
    'deadbeef98765432a',
    'a1b298765432',
    '1234567890123456789',
    'x/1234567890123456789',
    '$98765432',
    'SGD98765432',
    'USD 98765432',
    '98765432€',
    '98765432.50',
    '98,765,432',
    '3.98765432',
    'it is 12,12345678',
    '98 765 432 plays',
    '87654321 followers',
    '98765432 km',
    '98765432px',
    '+2000000 users',
    'sales of +350 000 000',
    'IMG-20180920-1830',
    '98765432%',
  ])('found in %j', (text) => {
    for (const find of [mask, maskTitle, maskContacts]) expect(find(text)).not.toContain('[PHONE');
  });
});

describe('a value of another shape', () => {
  const values = {
    IBAN: ['GB82WEST12345698765432', 'NL91 ABNA 0417 1643 00'],
    CARD: ['5500005555555559', '5500 0055 5555 5559', '5500-0055-5555-5559'],
    NATIONAL_ID: ['F1234567N', 's9876543c', '529-98-2710'],
    IP: ['198.51.100.23', '2001:db8:1:2:3:4:5:6'],
    DEVICE_ID: ['02:1B:4C:5D:6E:7F', '6fa459ea-ee8a-4ca4-894e-db77e160355e'],
    EMAIL: ['wei.ling@example.org'],
  };
  const sides = ['dad,', 'dad-', 'dad:', 'dad.', 'hp', 'is', '#', 'x/', '=', '_', 'Ida,12,', '\n3,'];
  const ends = [',dad', ',12', '#', 'hp', 'lor', '_', '/x', ')', '号'];
  const left = (value: string, masked: string) =>
    value.split(/[^\p{L}\p{N}]/u).filter((part) => part.length > 2 && masked.includes(part));

  it.each(Object.values(values).flat())('%s is masked, whichever sign or letter touches it', (value) => {
    for (const side of sides)
      for (const find of [mask, maskTitle]) expect(left(value, find(`x ${side}${value}`)), side).toEqual([]);
    for (const end of ends)
      for (const find of [mask, maskTitle]) expect(left(value, find(`x ${value}${end}`)), end).toEqual([]);
  });

  it.each(['v10.20.30.40', 'id1234567812345670', 'sku#123456789', 'std::vector'])(
    'is not found in %j',
    (text) => {
      expect(mask(text)).toBe(text);
    },
  );
});
