import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, test } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const tagger = loadNameTagger();
const onServer = createTextMask([], undefined, { tagger });
const inBrowser = createTextMask([], undefined, { tagger: { ...tagger, asian: undefined } });
const withoutTagger = createTextMask([]);

describe('Tamil', () => {
  test.each(['veetla yaarum illa, apram pesalam da'])('is kept if it names nobody: %s', (text) => {
    expect(onServer.mask(text)).toBe(text);
  });

  test.each([['nethu Senthamarai kitta pesunen, avanga varala nu sonnanga', 'Senthamarai']])(
    'is searched for people: %s',
    (text, name) => {
      const masked = onServer.mask(text);
      expect(masked).toMatch(/\[PERSON \d\]/);
      expect(masked).not.toContain(name);
      expect(masked).not.toContain('TEXT');
    },
  );

  test.each([
    ['in a browser, which does not load its tagger', inBrowser],
    ['without a tagger', withoutTagger],
  ])('is withheld %s', (_, { mask }) => {
    expect(mask('சாப்பாடு ரெடி, கை கழுவிட்டு எல்லாரும் வாங்க')).toBe('[TEXT 1]');
    expect(mask('veetla yaarum illa, apram pesalam da')).toMatch(/^\[TEXT \d\]/);
  });

  test('text in Tamil script is withheld on a server, too, since schools are not found well enough', () => {
    expect(onServer.mask('சாப்பாடு ரெடி, கை கழுவிட்டு எல்லாரும் வாங்க')).toBe('[TEXT 1]');
  });
});
