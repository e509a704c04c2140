import { createHash } from 'node:crypto';
import { wordlist } from '@scure/bip39/wordlists/english';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([]).mask(text);
const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ');

describe('the seed phrase of a wallet', () => {
  it.each([
    words.join(' '),
    words.join('\n'),
    words.join(', '),
    words.join('-'),
    words.join('_'),
    words.join(' ').toUpperCase(),
    words.map((text) => text.charAt(0).toUpperCase() + text.slice(1)).join(' '),
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
    'test test test test test test test test test test test junk',
    'letter advice cage absurd amount doctor acoustic avoid letter advice cage absurd amount doctor acoustic avoid letter always',
  ])('is found, whatever separates its words: %s', (text) => {
    expect(mask(text)).toBe('[SECRET 1]');
  });

  it('is found in a numbered list', () => {
    expect(mask(words.map((text, n) => `${n + 1}. ${text}`).join('\n'))).toBe('1. [SECRET 1]');
  });

  it('is found within a sentence', () => {
    expect(mask(`so this is ${words.join(' ')} and it works`)).toMatch(/^so this is \[SECRET 1\]/);
  });

  it('is found after a word for a wallet, though some words are missing', () => {
    expect(mask(`my metamask one: ${words.slice(0, 9).join(' ')}`)).toContain('[SECRET 1]');
    expect(mask(`my metamask one: ${words.slice(0, 9).join(' ')}`)).not.toContain('sausage');
  });

  it.each([
    'you have any question please ask thank you very much',
    'tired next month tired next year tired next life tired',
    words.slice(0, 9).join(' '),
    '#love #nature #sunset #beach #travel #happy #smile #fun #art #style #music #life #sun',
    'stick cotton candy corn dog candy apple meat',
    'what they want they say what they want then they want what they say when they want',
  ])('is not found in: %s', (text) => {
    expect(mask(text)).toBe(text);
  });

  it('consists of words from the list that wallets use', () => {
    const text = `${wordlist.join('\n')}\n`;
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda',
    );
  });
});
