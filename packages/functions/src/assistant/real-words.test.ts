import { describe, expect, it } from 'vitest';
import { realWords } from './real-words.ts';

describe('a word is real', () => {
  it.each([
    ['of English, as Britons and Americans write it', 'minister nude prime colour color lighthouses'],
    ['of places', 'paris jurong jakarta'],
    ['of brands', 'uber netflix shopee whatsapp'],
    ['of Singapore', 'hawker laksa'],
    ['of Malay', 'masuk masak hartanah perlukan'],
  ])('if it is one %s', async (_of, words) => {
    const isWord = await realWords();
    expect(words.split(' ').filter((word) => !isWord(word))).toEqual([]);
  });
  it('unless it is misspelt', async () => {
    const isWord = await realWords();
    expect('sentimnet recogniton trafic hospitls'.split(' ').filter(isWord)).toEqual([]);
  });
});
