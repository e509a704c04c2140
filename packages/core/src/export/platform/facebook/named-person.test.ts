import { describe, expect, it } from 'vitest';
import { withoutNamed } from './named-person.ts';

const own = 'Zoe Quill';

describe('a text under a title that names people', () => {
  it.each([
    [
      'Happy birthday, Anna!',
      { title: "Zoe Quill wrote on Anna Smith's timeline." },
      'Happy birthday, [PERSON]!',
    ],
    ['Anna Smith, Annabel', { title: "Zoe Quill commented on Anna Smith's photo." }, '[PERSON], Annabel'],
    ['mit Jörg im Café', { tags: [{ name: 'J\u00c3\u00b6rg Vogel' }] }, 'mit [PERSON] im Café'],
    ['Servus Kim', { tags: ['Kim Orchid'] }, 'Servus [PERSON]'],
    ['今天和王小明在这里', { tags: [{ name: '王小明' }] }, '今天和[PERSON]在这里'],
    ['mit anna, Anna Lindqvist', { tags: ['anna lindqvist'] }, 'mit [PERSON], [PERSON]'],
    ['with Anna (Annie) Oak', { tags: ['Anna (Annie) Oak'] }, 'with [PERSON]'],
  ])('%s has them replaced', (text, raw, without) => {
    expect(withoutNamed(text, raw, new Set([own]))).toBe(without);
  });

  it.each([
    ['Ein schönes Foto, der Beitrag auch', { title: 'Zoe Quill hat einen Beitrag mit Foto kommentiert.' }],
    ['an Al and a Bo', { title: "Zoe Quill likes Bo Al's photo." }],
    ['nothing', {}],
  ])('%s stays', (text, raw) => {
    expect(withoutNamed(text, raw, new Set([own]))).toBe(text);
  });

  it('keeps full names of friends, which the mask replaces and numbers later', () => {
    const raw = { title: "Zoe Quill wrote on Kim Orchid's timeline." };
    expect(withoutNamed('Kim Orchid! Dear Kim!', raw, new Set([own, 'Kim Orchid']))).toBe(
      'Kim Orchid! Dear [PERSON]!',
    );
  });

  it('has at most fifty names replaced', () => {
    const letters = (i: number) =>
      `${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + ((i / 26) | 0))}`;
    const tags = Array.from({ length: 60 }, (_, i) => `Zorb${letters(i)}`);
    expect(withoutNamed(tags.join(', '), { tags }, new Set([own]))?.match(/PERSON/g)).toHaveLength(50);
  });

  it('is null if there is no text', () => {
    expect(withoutNamed(null, { title: 'Zoe' }, new Set([own]))).toBeNull();
  });
});
