import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const { mask } = createTextMask([], undefined, { tagger: loadNameTagger() });
const masked = (text: string): string => mask(text).replace(/ \d+\]/g, ']');

describe('information that shows who a person is', () => {
  it.each([
    ['Thanks, Margaret Holloway from 42 SAR', 'Thanks, [PERSON] from [PLACE]'],
    ['Margaret Holloway from Bukit View Secondary School', '[PERSON] from [PLACE]'],
    ['Margaret Holloway works at Wattle Foods', '[PERSON] works at [PLACE]'],
    ['Margaret Holloway from HQ 9 DIV', '[PERSON] from [PLACE]'],
    ['Margaret Holloway from Sengkang NPC', '[PERSON] from [PLACE]'],
    ['Margaret Holloway in 3 Resilience', '[PERSON] in [PLACE]'],
    ['ask Margaret Holloway, Bukit View School la padikiraar', 'ask [PERSON], [PLACE] la padikiraar'],
    ['Margaret Holloway at bukit view clinic', '[PERSON] at [PLACE]'],
    ['Farewell, Margaret Holloway! Bukit View School is sad', 'Farewell, [PERSON]! [PLACE] is sad'],
    ['Margaret Holloway from 2E4', '[PERSON] from [PLACE]'],
    ['Margaret Holloway, 4 Mar 1988', '[PERSON], [DATE_OF_BIRTH]'],
  ])('is masked beside the name: %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it('is no number of things, no dimension and no own school', () => {
    const text = 'Margaret Holloway paid in 3 months, saw it in 3D, and left our camp';
    expect(masked(text)).toBe(text.replace('Margaret Holloway', '[PERSON]'));
  });

  it('stays if no name is near', () => {
    const text = 'the queue at Bukit View Secondary School was long';
    expect(masked(text)).toContain('School');
  });
});

describe('the parts of a name', () => {
  it.each(['Hafiz b. Yusof', 'nurul Aisyah'])('are masked as one person: %s', (name) => {
    expect(masked(`My friend ${name} is here.`)).toBe('My friend [PERSON] is here.');
  });
});
