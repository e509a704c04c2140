import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createWordKernel } from '../kernel/word-kernel.ts';
import { readModel } from '../network/model-file.ts';
import { cutTokens } from './token-span.ts';
import { createWordCache, keptWords } from './word-cache.ts';
import { classCount, createWordTagger } from './word-tagger.ts';

const model = readModel(new Uint8Array(readFileSync(new URL('../../weights/words.bin', import.meta.url))));

const createCache = () => createWordCache(model, createWordKernel(model, keptWords + 8, 8), 8);

function tagsOf(tagger: ReturnType<typeof createWordTagger>, text: string): Float32Array {
  const tokens = cutTokens(text);
  const out = new Float32Array(tokens.count * classCount);
  tagger.tag(tokens, 0, tokens.count, out);
  return out;
}

describe('the cache of words', () => {
  it('recognises a word by its letters, wherever it occurs', () => {
    const cache = createCache();
    const first = cache.indexOf(cutTokens('Anna met Bob'), 0);
    expect(cache.indexOf(cutTokens('Bob met Anna'), 2)).toBe(first);
    expect(cache.indexOf(cutTokens('anna'), 0)).not.toBe(first);
  });

  it('distinguishes words that have the same hash', () => {
    const cache = createCache();
    const tokens = cutTokens('liquid costarring');
    expect(tokens.hash[0]).toBe(tokens.hash[1]);
    expect(cache.indexOf(tokens, 0)).not.toBe(cache.indexOf(tokens, 1));
  });

  it('gives the same results after it was emptied', () => {
    const text = 'Yesterday Margaret Holloway met us near the station in Leeds';
    const tagger = createWordTagger(model);
    const before = tagsOf(tagger, text);
    const wordOf = (i: number) =>
      `zor${i.toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}q`;
    for (let i = 0; i < 20_000; i += 100)
      tagsOf(tagger, Array.from({ length: 100 }, (_, n) => wordOf(i + n)).join(' '));
    expect(tagsOf(tagger, text)).toEqual(before);
  });
});
