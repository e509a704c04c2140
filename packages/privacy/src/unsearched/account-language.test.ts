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
  it('is foreign if most of its texts are in a language that is not searched', () => {
    expect(accountOf(swahili, swahili, english)).toBe(true);
    expect(accountOf(english, english, swahili)).toBe(false);
  });

  it('is foreign after three texts that are all in such a language, but not after fewer', () => {
    const language = createAccountLanguage();
    for (let i = 0; i < 2; i++) language.add(swahili, true);
    expect(language.isForeign()).toBe(false);
    language.add(swahili, true);
    expect(language.isForeign()).toBe(true);
    language.add(english, true);
    expect(language.isForeign()).toBe(false);
  });

  it('that is foreign has short texts withheld, but not English ones and not links', () => {
    const { mask } = createTextMask([], undefined, { isForeign: true });
    expect(mask('kikombe sahani kijiko')).toBe('[TEXT 1]');
    expect(mask('good morning to you')).toBe('good morning to you');
    expect(mask('https://example.com/a 😀')).toBe('[URL 1] 😀');
  });

  it('that is not foreign keeps a short text', () => {
    expect(createTextMask([]).mask('kikombe sahani kijiko')).toBe('kikombe sahani kijiko');
  });
});
