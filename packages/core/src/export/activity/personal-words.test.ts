import { createTextMask } from '@cgdx/privacy/mask-text.ts';
import { describe, expect, it } from 'vitest';
import { mostWords, personalWordsOf } from './personal-words.ts';

const mask = createTextMask(
  personalWordsOf({
    details: [
      { username: 'mei.lin88', email: 'mei.lin88@gmail.com', country: 'SG', creationTime: '2014-02-03' },
      { displayName: 'Mei Tan', firstName: 'Mei', lastName: 'Tan', gender: 'female' },
    ],
  }),
).mask;

describe('the words for a person', () => {
  it.each([
    ['Tan family bbq', /tan/i],
    ['mei lin wedding', /mei|lin/i],
    ['mei.lin88', /mei|lin/i],
    ["MEI's mix", /mei/i],
  ])('mask a short name in "%s", in any spelling', (text, name) => {
    expect(mask(text)).not.toMatch(name);
  });

  it('do not mask words that only begin like a name, nor the platform’s own words', () => {
    expect(mask('tango meilenweit linear female')).toBe('tango meilenweit linear female');
  });

  it.each([
    [['Mei Tan'], ['Mei Tan', 'Mei', 'Tan']],
    [['李伟'], ['李伟']],
    [['김민'], ['김민']],
    [['Anna de la Quill'], ['Anna de la Quill', 'Quill', 'Anna']],
    [[{ full_name: 'Bo Li', pronoun: 'FEMALE' }], ['Bo Li', 'Bo', 'Li']],
    [['https://example.com/anna', 'true', '1999', 'x', ''], []],
  ])('are the parts of %j and the whole', (names, words) => {
    expect(personalWordsOf({ names })).toEqual(words);
  });

  it('include no short parts of a place or an address', () => {
    expect(personalWordsOf({ details: ['New York'], whole: ['12 Elm Road'] })).toEqual([
      '12 Elm Road',
      'New York',
      'York',
    ]);
  });

  it('are found in fields named in other languages', () => {
    expect(personalWordsOf({ details: [{ 用户名: 'mei tan', Gebruikersnaam: 'bo li' }] })).toEqual(
      expect.arrayContaining(['mei', 'tan', 'bo', 'li']),
    );
  });

  it('are limited in number, and the person’s own come before those of others', () => {
    const many = Array.from({ length: 1_000_000 }, (_, i) => `Friend ${i}`);
    const words = personalWordsOf({ names: ['Mei Tan'], whole: many });
    expect(words).toHaveLength(mostWords);
    expect(words).toEqual(expect.arrayContaining(['Mei Tan', 'Mei', 'Tan']));
    expect(personalWordsOf({ names: [many] })).toHaveLength(mostWords);
  });

  it('are limited in total length, so that one pattern can search for all', () => {
    const words = personalWordsOf({ details: [Array.from({ length: 6_000 }, (_, i) => `${i} `.repeat(30))] });
    expect(createTextMask(words).mask('nothing of it')).toBe('nothing of it');
  });

  it('are found in very deeply nested details down to the limit', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(60_000)}"Deep Down"${']'.repeat(60_000)}`);
    expect(personalWordsOf({ details: [{ name: 'Zorblatt Quillfeather', x: deep }] })).toContain(
      'Zorblatt Quillfeather',
    );
  });
});
