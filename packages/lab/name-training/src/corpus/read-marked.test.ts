import { expect, it } from 'vitest';
import { ownCorpora } from './corpora.ts';
import { readCorpus } from './read-corpus.ts';
import { takeMarks } from './read-marked.ts';

it('marks are removed from a sentence, and become labels of the text between them', () => {
  const { text, spans } = takeMarks('Hoi [Anna Bos], op naar {Sneek} met <Arriva>!');
  expect(text).toBe('Hoi Anna Bos, op naar Sneek met Arriva!');
  expect(spans.map(({ start, end, type }) => [type, text.slice(start, end)])).toEqual([
    ['PER', 'Anna Bos'],
    ['LOC', 'Sneek'],
    ['NAME', 'Arriva'],
  ]);
});

it.each(ownCorpora)('$file contains no text twice, and no unread mark', (corpus) => {
  const texts = readCorpus('', corpus).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(0);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => /[[\]{}<>]/.test(text))).toEqual([]);
});
