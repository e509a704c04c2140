import { expect, it } from 'vitest';
import { readDutch, readMarked } from './read-dutch.ts';

it('marks are taken out of a sentence, and say what stands between them', () => {
  const { text, spans } = readMarked('Hoi [Anna Bos], op naar {Sneek}!');
  expect(text).toBe('Hoi Anna Bos, op naar Sneek!');
  expect(spans.map(({ start, end, type }) => [type, text.slice(start, end)])).toEqual([
    ['PER', 'Anna Bos'],
    ['LOC', 'Sneek'],
  ]);
});

it('there are 200 sentences, and no mark is left in one', () => {
  const sentences = readDutch();
  expect(sentences.length).toBeGreaterThanOrEqual(200);
  expect(sentences.filter(({ text }) => /[[\]{}<>]/.test(text))).toEqual([]);
});
