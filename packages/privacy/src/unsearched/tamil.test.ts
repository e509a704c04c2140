import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, test } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const tagger = loadNameTagger();
const onServer = createTextMask([], undefined, { tagger });
const inBrowser = createTextMask([], undefined, { tagger: { ...tagger, asian: undefined } });
const withoutTagger = createTextMask([]);

describe('Tamil, in its script and in Latin letters', () => {
  test.each([
    'சாப்பாடு ரெடி, கை கழுவிட்டு எல்லாரும் வாங்க',
    'எங்க வீட்டுல எல்லாருக்கும் நேத்து காய்ச்சல்',
    'veetla yaarum illa, apram pesalam da',
  ])('stays if it names nobody: %s', (text) => {
    expect(onServer.mask(text)).toBe(text);
  });

  test.each([
    ['நாளைக்கு கதிரவனுக்கு பிறந்தநாள், மறக்காதீங்க', 'கதிரவன'],
    ['க. நெடுஞ்செழியன் தலைமையில் கூட்டம் நடந்தது', 'நெடுஞ்செழியன'],
    ['nethu Senthamarai kitta pesunen, avanga varala nu sonnanga', 'Senthamarai'],
  ])('is searched for people: %s', (text, name) => {
    const masked = onServer.mask(text);
    expect(masked).toMatch(/\[PERSON \d\]/);
    expect(masked).not.toContain(name);
    expect(masked).not.toContain('TEXT');
  });

  test('an initial goes with its name', () => {
    expect(onServer.mask('க. நெடுஞ்செழியன் தலைமையில் கூட்டம் நடந்தது')).not.toContain('க.');
  });

  test.each([
    ['in a browser, which does not load its tagger', inBrowser],
    ['without a tagger', withoutTagger],
  ])('is withheld %s', (_, { mask }) => {
    expect(mask('சாப்பாடு ரெடி, கை கழுவிட்டு எல்லாரும் வாங்க')).toBe('[TEXT 1]');
    expect(mask('veetla yaarum illa, apram pesalam da')).toMatch(/^\[TEXT \d\]/);
  });

  test('does not let another script through beside it', () => {
    expect(onServer.mask('வணக்கம், मेरा दोस्त राजेश शर्मा')).toMatch(/^வணக்கம், \[TEXT 1\]$/);
  });
});
