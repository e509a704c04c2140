import { expect, it } from 'vitest';
import { addLanguages, createLanguageCount, mostIn } from './language-count.ts';

it('returns zero and all languages before the first word', () => {
  expect(mostIn(createLanguageCount())).toEqual({ most: 0, languages: -1 });
});

it('counts each language by itself, also the last of 32', () => {
  const count = createLanguageCount();
  for (let n = 0; n < 1000; n++) addLanguages(count, n % 3 === 0 ? 0b101 : n % 3 === 1 ? 0b100 : 1 << 31);
  expect(mostIn(count)).toEqual({ most: 667, languages: 0b100 });
});

it('returns all languages that have the highest count', () => {
  const count = createLanguageCount();
  addLanguages(count, 0b0011);
  addLanguages(count, 0b0110);
  addLanguages(count, 0b1001);
  expect(mostIn(count)).toEqual({ most: 2, languages: 0b0011 });
});
