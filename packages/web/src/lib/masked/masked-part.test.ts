import { expect, it } from 'vitest';
import { partsOf } from './masked-part.ts';

it('finds the original words behind each placeholder', () => {
  expect(partsOf('Call Mei Ling on 9123 4567!', 'Call [PERSON 1] on [PHONE 1]!')).toEqual([
    { text: 'Call ' },
    { text: 'Mei Ling', placeholder: '[PERSON 1]' },
    { text: ' on ' },
    { text: '9123 4567', placeholder: '[PHONE 1]' },
    { text: '!' },
  ]);
  expect(partsOf('born 3/5/1990', 'born [DATE_OF_BIRTH 1]').at(-1)?.text).toBe('3/5/1990');
  expect(partsOf('by Mei', 'by [PERSON 1]')).toEqual([
    { text: 'by ' },
    { text: 'Mei', placeholder: '[PERSON 1]' },
  ]);
});

it('leaves a text without placeholders in one piece', () => {
  expect(partsOf('Nothing here.', 'Nothing here.')).toEqual([{ text: 'Nothing here.' }]);
});

it('refuses a masked text that was made from another original', () => {
  expect(() => partsOf('Call Mei.', 'Ring [PERSON 1].')).toThrow(/was not made of/);
  expect(() => partsOf('Call Mei.', 'Call [PERSON 1]?')).toThrow(/was not made of/);
});
