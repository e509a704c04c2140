import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';
import { createAccountLanguage } from './account-language.ts';

const swahili = 'jana nilikwenda sokoni pamoja na rafiki yangu na tulinunua samaki kwa ajili ya mama';
const english = 'we went to the market with friends and bought fish for dinner';

function accountOf(...texts: readonly string[]) {
  const language = createAccountLanguage();
  for (let i = 0; i < 12; i++) language.add(texts[i % texts.length] ?? '', true);
  return language.isForeign();
}

describe('an account', () => {
  it('is foreign if most of its texts are in a language that nobody here searches', () => {
    expect(accountOf(swahili, swahili, english)).toBe(true);
    expect(accountOf(english, english, swahili)).toBe(false);
  });

  it('is told by three texts if all of them are in such a language, and not by fewer', () => {
    const language = createAccountLanguage();
    for (let i = 0; i < 2; i++) language.add(swahili, true);
    expect(language.isForeign()).toBe(false);
    language.add(swahili, true);
    expect(language.isForeign()).toBe(true);
    language.add(english, true);
    expect(language.isForeign()).toBe(false);
  });

  it('that is foreign keeps what is too short to tell its language to itself, but not English, and not a link', () => {
    const { mask } = createTextMask([], undefined, { isForeign: true });
    expect(mask('kikombe sahani kijiko')).toBe('[TEXT 1]');
    expect(mask('good morning to you')).toBe('good morning to you');
    expect(mask('https://example.com/a 😀')).toBe('[URL 1] 😀');
  });

  it('that is not foreign shows such a text', () => {
    expect(createTextMask([]).mask('kikombe sahani kijiko')).toBe('kikombe sahani kijiko');
  });
});
