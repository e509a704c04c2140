import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  ['T. Blackwood-Hayes', '[PERSON 1]'],
  ['#JusticeForTrevor now', '[PERSON 1] now'],
  ['#happybirthdaytrevor', '[PERSON 1]'],
])('who is named by an initial, or at the end of a tag, is masked: %s', (text, expected) => {
  expect(mask(text)).toBe(expected);
});

it.each([
  'it was plan B. Then we left',
  'at 5 p.m. we left',
  '#MondayMotivation',
  '#justdoit',
  '#TechTuesday',
  '#gameofthrones',
])('%s stays', (text) => {
  expect(mask(text)).toBe(text);
});
