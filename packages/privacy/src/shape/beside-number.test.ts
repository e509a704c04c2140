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
  'dad,|dad.|dad-|dad/|dad_|w/|#|-|.|,|_|/|hp|HP|tel|Tel|mob|dad|Ida|x|c/o|(|=|Ida,Tan,|Ida,7,|\n4,'.split(
    '|',
  );
const behind = ',|.|-|/|_|#|)|,Bedok|,7,Bedok|,7|/dad|-dad|dad|hp|x|(hp)|.jpg|:dad|:7'.split('|');

describe('a telephone number', () => {
  it.each(before)('is masked directly behind %j', (sign) => {
    for (const number of numbers)
      for (const find of [mask, maskTitle, maskContacts])
        expect(digitsLeft(find(`ask ${sign}${number} now`)).replace(/^[47]/, ''), number).toBe('');
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
  ])('is masked beside another: %s', (text) => {
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
    'it is 12,98765432',
    '98 765 432 plays',
    '87654321 followers',
    '98765432 km',
    '98765432px',
    '+2000000 users',
    'sales of +350 000 000',
    'IMG-20180920-1830',
    '98765432%',
  ])('anything in %j', (text) => {
    for (const find of [mask, maskTitle, maskContacts]) expect(find(text)).not.toContain('[PHONE');
  });
});
