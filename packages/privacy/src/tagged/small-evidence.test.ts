import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const tagger = loadNameTagger();
const people = (text: string): string[] =>
  findPersonalInformation(text, { tagger, isResident: true })
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('a person in small letters, whom no list has as a name', () => {
  it.each([
    ['eh who took yik seng umbrella, he looking everywhere', 'yik seng'],
    ['ask thazin whether the clinic open on monday', 'thazin'],
    ['my cousin rozaimi fix my aircon last night', 'rozaimi'],
    ['got see kar poh or not, she forgot her phone', 'kar poh'],
    ['jhunel say he reach at 8', 'jhunel'],
    ['lunch with teo and bronte, both late', 'bronte'],
  ])('is found: %s', (text, name) => {
    expect(people(text).some((found) => found.includes(name))).toBe(true);
  });

  it.each([
    'wah today the weather damn hot sia',
    'jom makan nasi padang petang ni',
    'chope seat first then go queue',
    'the aunty at the drinks stall so fierce',
    'bo bian lor, eat maggi again',
  ])('but not in ordinary words: %s', (text) => {
    expect(people(text)).toEqual([]);
  });
});
