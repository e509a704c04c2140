import { expect, inject, it } from 'vitest';
import { createPersonalWordSearch } from './personal-word-search.ts';

const found = (words: readonly string[], text: string) =>
  createPersonalWordSearch(words)(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['王小明', '王小明在这里'],
  ['王小明', '我是王小明。'],
  ['王小明', 'hi王小明hi'],
  ['김민준', '우리김민준은'],
  ['さくら', '私のさくらが'],
  ['สมชาย', 'คุณสมชายครับ'],
  ['Zorblatt', '我叫Zorblatt你好'],
  ['Zorblatt', '우리Zorblatt는'],
])('%s is found within text that is written without blanks: %s', (word, text) => {
  expect(found([word], text)).toEqual([word]);
});

it('if several words begin at one place, the longest is found', () => {
  expect(found(['王小明 Ming', '王小明', 'Ming'], '王小明 Ming, 王小明')).toEqual(['王小明 Ming', '王小明']);
});

it('letters around a word make it another word in scripts with blanks', () => {
  expect(found(['zorblatt', '王小明'], 'zorblatts azorblatt')).toEqual([]);
});

it.runIf(inject('everyCase'))(
  'personal words of a hundred thousand letters in all can be searched for',
  () => {
    const words = Array.from({ length: 5000 }, (_, i) => `${String(i).padStart(5, '0')} lives here b`);
    expect(found(words, 'that 04999 lives  here b.')).toEqual(['04999 lives  here b']);
  },
);
