import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it.each([
  ['the day that we were in the garden', 'en'],
  ['no sé dónde están los libros que me diste', 'es'],
  ['das ist nicht der Tag, an dem wir da waren', 'de'],
  ['今天天气很好', 'zh'],
  ['きょうはいい天気', 'ja'],
  ['Gym 2024 mix', 'other'],
  ['por', 'other'],
  ['12345 !!!', undefined],
])('"%s" is in %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
