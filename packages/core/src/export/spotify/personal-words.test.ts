import { expect, test } from 'vitest';
import { createTextMask } from '../../privacy/mask-text.ts';
import { personalWords } from './personal-words.ts';

const mask = createTextMask(
  personalWords([
    { username: 'mei.lin88', email: 'mei.lin88@gmail.com', country: 'SG', creationTime: '2014-02-03' },
    { displayName: 'Mei Tan', firstName: 'Mei', lastName: 'Tan' },
  ]),
).mask;

test.each([
  ['Tan family bbq', /tan/i],
  ['mei lin wedding', /mei|lin/i],
  ['mei.lin88', /mei|lin/i],
  ["MEI's mix", /mei/i],
])('"%s" keeps nothing of a short name, however it is written', (text, name) => {
  expect(mask(text)).not.toMatch(name);
});

test('words that only begin like a name stay', () => {
  expect(mask('tango meilenweit linear')).toBe('tango meilenweit linear');
});
