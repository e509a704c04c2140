import { describe, expect, it } from 'vitest';
import { type FinderName, finders, halves } from './finder.ts';
import { falsePerThousandWords, judge } from './judge.ts';
import { countWords, prose } from './prose.ts';

const texts = [
  {
    text: 'Ann is 40',
    spans: [
      { start: 0, end: 3, type: 'PERSON' },
      { start: 7, end: 9, type: 'AGE' },
    ],
  },
  { text: 'a@b.org', spans: [{ start: 0, end: 7, type: 'EMAIL_ADDRESS' }] },
];

describe('the judge of findings', () => {
  it('counts a span as found at any overlap, and as whole only if it is covered completely', () => {
    const verdict = judge(texts, (text) => [{ start: 0, end: text.length === 7 ? 2 : 3 }]);
    expect(verdict).toMatchObject({ recall: 100, precision: 100, f2: 100, fullSpan: 50 });
    expect(verdict.types.EMAIL_ADDRESS).toEqual({ labelled: 1, recall: 100, fullSpan: 0 });
  });

  it('counts a found age as right, but not an unfound one as missed', () => {
    const verdict = judge(texts, (text) =>
      text.length === 9
        ? [
            { start: 7, end: 9 },
            { start: 4, end: 6 },
          ]
        : [],
    );
    expect(verdict).toMatchObject({ recall: 0, precision: 50, f2: 0 });
    expect(verdict.types.AGE).toBeUndefined();
  });

  it('finds nothing where nothing is found', () => {
    expect(judge(texts, () => [])).toMatchObject({ recall: 0, precision: 0, f2: 0, fullSpan: 0 });
  });
});

describe('the finders', () => {
  const values = ['John Smith', 'jo.smith@example.com', '212) 555-0187'];
  /** Finders that find only names and places. */
  const namesOnly: ReadonlySet<string> = new Set<FinderName>(['compromise']);

  it.each(Object.entries(finders))('of %s return the offsets of their findings', (name, find) => {
    const text = 'Dear John Smith, write to jo.smith@example.com or call (212) 555-0187';
    const found = find(text).map(({ start, end }) => text.slice(start, end));
    const expected = namesOnly.has(name) ? values.slice(0, 1) : values;
    expect(values.filter((value) => found.some((one) => one.includes(value)))).toEqual(expected);
    for (const one of found) expect(one).not.toMatch(/write|call/);
  });

  it('the rules alone find next to nothing in prose that names nobody', () => {
    expect(falsePerThousandWords(prose, countWords(prose), halves['rules alone'])).toBeLessThanOrEqual(3);
  });

  it('of ours, with the tagger, mask at most 1 % of it', () => {
    const masked = prose.flatMap((text) => finders.ours(text).map(({ start, end }) => end - start));
    const letters = prose.reduce((sum, text) => sum + text.length, 0);
    expect(masked.reduce((sum, length) => sum + length, 0) / letters).toBeLessThanOrEqual(0.01);
  });
});
