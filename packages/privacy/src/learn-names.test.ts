import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { learnChannel, learnMentioned, learnNames } from './learn-names.ts';
import { createTextMask } from './mask-text.ts';
import { createNameMemory, type NameMemory } from './memory/name-memory.ts';

const tagger = loadNameTagger();

function learnt(learn: (memory: Pick<NameMemory, 'add'>) => void): string[] {
  const names: string[] = [];
  learn({ add: (name) => names.push(name) });
  return names;
}

const inText = (text: string) => learnt((memory) => learnNames(text, tagger, memory));
const asMentioned = (name: string) => learnt((memory) => learnMentioned(name, tagger, memory));

describe('a text', () => {
  it('gives the names in it, but only certain ones', () => {
    const text = 'Yesterday Margaret Holloway came with her husband. The Committee met in Spring.';
    expect(inText(text)).toEqual(['Margaret Holloway']);
  });

  it('gives a name also if it is written with zero-width characters', () => {
    expect(inText('Yesterday Marg\u200baret Hollo\u00adway came with her husband.')).toEqual([
      'Margaret Holloway',
    ]);
  });

  it('has no name if it has no capitals', () => {
    expect(inText('yesterday the committee met in spring')).toEqual([]);
  });
});

describe('the name of an account', () => {
  it.each([
    ['Anna Quill', 'Anna Quill'],
    ['🇩🇪 Anna ❤ Quill 🌸', 'Anna Quill'],
    ['An\u200bna Quill\u2060', 'Anna Quill'],
    ['Annegret', 'Annegret'],
    ['Destiny Cross', 'Destiny Cross'],
    ['Art Walker', 'Art Walker'],
  ])('is learnt if it is the name of one person, without its decoration: %s', (name, expected) => {
    expect(asMentioned(name)).toEqual([expected]);
  });

  it.each([
    'Ernst & Young',
    'Procter & Gamble',
    'Barnes &Noble',
    'Smith&Wesson',
    'Smith + Wesson',
    'Ben & Jerry',
    'Ben 🍦 & 🍦 Jerry',
    'Ernst ＆ Young',
    'Quill & Sons',
    'Daily Rain',
    'Nike',
  ])('is not learnt if it is the name of a firm: %s', (name) => {
    expect(asMentioned(name)).toEqual([]);
  });

  it('of a firm does not turn the words of its name into people', () => {
    const memory = createNameMemory();
    for (const name of ['Ernst & Young', 'Barnes & Noble', 'Procter & Gamble'])
      learnMentioned(name, tagger, memory);
    const text = 'The Gamble paid off for the Young, the Noble';
    expect(createTextMask([], undefined, { memory }).mask(text)).toBe(text);
  });

  it('of a person masks the lower-case name, too', () => {
    const memory = createNameMemory();
    learnMentioned('Margaret Quillfeather', tagger, memory);
    expect(createTextMask([], undefined, { memory }).mask('ask quillfeather')).toBe('ask [PERSON 1]');
    expect(createTextMask([]).mask('ask quillfeather')).toBe('ask quillfeather');
  });
});

describe('the name of a channel', () => {
  const ofChannel = (name: string) => learnt((memory) => learnChannel(name, tagger, memory));

  it.each(['Dagmar Brackenthwaite', 'Summer Walker', 'Mark Baker'])(
    'is learnt if it holds a name: %s',
    (name) => {
      expect(ofChannel(name)).toEqual([name]);
    },
  );

  it.each(['Song Exploder', 'Daily Rain'])('is not learnt if it consists of ordinary words: %s', (name) => {
    expect(ofChannel(name)).toEqual([]);
  });
});
