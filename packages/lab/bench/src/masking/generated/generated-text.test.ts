import { describe, expect, it } from 'vitest';
import { finders } from '../finder.ts';
import { judge } from '../judge.ts';
import { generatedTexts } from './generated-text.ts';

describe('generated texts', () => {
  it.each([...generatedTexts()])(
    'in %s have nearly all personal information found, and little else',
    (_language, texts) => {
      const verdict = judge(texts, finders.ours);
      expect(verdict.f2).toBeGreaterThanOrEqual(96);
      expect(verdict.recall).toBeGreaterThanOrEqual(97);
    },
  );

  it('are labelled at the positions of their values', () => {
    for (const texts of generatedTexts().values()) {
      const [{ text = '', spans = [] } = {}] = texts;
      expect(spans.length).toBeGreaterThan(0);
      for (const { start, end } of spans) expect(text.slice(start, end)).toMatch(/^[\p{Lu}\p{sc=Han}]/u);
    }
  });
});
