import { expect, it } from 'vitest';
import { personalWords as spotifyWords } from '../spotify/personal-words.ts';
import { personalWordsOf } from './personal-words.ts';

it('details nested deeper than any stack are read as far as they go', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(60_000)}"Deep Down"${']'.repeat(60_000)}`);
  for (const wordsOf of [personalWordsOf, spotifyWords]) {
    expect(wordsOf([{ name: 'Zorblatt Quillfeather', x: deep }])).toContain('Zorblatt Quillfeather');
  }
});
