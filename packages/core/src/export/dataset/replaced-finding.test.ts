import { personalTypes } from '@cgdx/privacy/placeholder/personal-type.ts';
import { expect, it } from 'vitest';
import { replacedFindings } from './replaced-finding.ts';

it('masked pieces are counted by type, in words, the most frequent type first', () => {
  expect(
    replacedFindings({ EMAIL: 3, PERSON: 1_204, PHONE: 0 }),
    'proves contribute.masked-counted-type',
  ).toEqual([
    { label: 'Names of people', value: '1,204 replaced' },
    { label: 'E-mail addresses', value: '3 replaced' },
  ]);
});

it('an export without personal information in its texts gets a finding that says so', () => {
  expect(replacedFindings({})).toEqual([{ label: 'In free text', value: 'nothing personal was found' }]);
});

it('every type has a description, and an unknown type of a later version is shown by its name', () => {
  const labels = replacedFindings(Object.fromEntries(personalTypes.map((type) => [type, 1]))).map(
    ({ label }) => label,
  );
  expect(new Set(labels).size).toBe(personalTypes.length);
  expect(labels.filter((label) => /^[A-Z_]+$/.test(label))).toEqual([]);
  expect(replacedFindings({ PASSPORT: 2 })).toEqual([{ label: 'PASSPORT', value: '2 replaced' }]);
});

it('a type that was renamed is described as it is today, with one count for both names', () => {
  expect(replacedFindings({ IBAN: 2 })).toEqual([{ label: 'Bank accounts', value: '2 replaced' }]);
  expect(replacedFindings({ IBAN: 2, EMAIL: 4, BANK_ACCOUNT: 3 })).toEqual([
    { label: 'Bank accounts', value: '5 replaced' },
    { label: 'E-mail addresses', value: '4 replaced' },
  ]);
});
