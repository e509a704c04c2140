import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const { mask } = createTextMask([]);

it.each(['she works as a marinebiologist now', 'on the road #austintexas', 'so good #raresteak'])(
  'words and places that name no person stay: %s',
  (text) => {
    expect(mask(text)).toBe(text);
  },
);

it.each([['so sad today #stephenisalegend', 'stephen']])(
  'a given name joined with other words is masked: %s',
  (text, name) => {
    expect(mask(text)).not.toContain(name);
  },
);

const tagged = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  ['#JusticeForTrevor now', '[PERSON 1] now'],
  ['#happybirthdaytrevor', '[PERSON 1]'],
  ['a phone case by NoondaybyTracey', 'a phone case by [PERSON 1]'],
  ['#MakeupByLisa', '[PERSON 1]'],
  ['#gohfamilycny', '[PERSON 1]'],
])('a person named at the end of a tag is masked: %s', (text, expected) => {
  expect(tagged(text)).toBe(expected);
});

it.each(['tobias', 'norman', 'noah'])(
  'a name that could be divided into short words is masked in a tag: #%s',
  (name) => {
    expect(tagged(`happy birthday to my friend #${name} we love you`)).not.toContain(name);
  },
);

it.each([
  '#MondayMotivation',
  '#justdoit',
  '#TechTuesday',
  '#gameofthrones',
  '#royalfamily',
  '#onefamily',
  '#familytime',
  'StandByTheRiver',
])('a tag of other words stays: %s', (text) => {
  expect(tagged(text)).toBe(text);
});
