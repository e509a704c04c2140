import { describe, expect, it } from 'vitest';
import { withoutChatSpellings } from './chat-spelling.ts';

describe('the short spellings of chats', () => {
  it.each([
    ['how many ppl abt town', 'how many people about town'],
    ['bus stop n bus route', 'bus stop and bus route'],
    ['cats n dogs n birds', 'cats and dogs and birds'],
    ['Rain W/O wind', 'Rain without wind'],
    ['o level or A-levels', 'GCE or GCE'],
  ])('are written out: “%s”', (text, written) => {
    expect(withoutChatSpellings(text)).toBe(written);
  });
  it.each([
    'find n largest cities',
    'Find n largest cities',
    'a list of n items',
    'select n from table',
    'the top n songs',
    'songs with n plays',
    'surveys where sample size n is large',
    'a n b',
    'at a level of detail',
    'how many people in each town',
  ])('do not include a number or a name: “%s”', (text) => {
    expect(withoutChatSpellings(text)).toBe(text);
  });
});
