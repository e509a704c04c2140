import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const people = (text: string) =>
  findPersonalInformation(text, { tagger: loadNameTagger(), kind: 'title' }).map(({ start, end }) =>
    text.slice(start, end),
  );

it('what stands beside a listed artist is a song, also of several words', () => {
  expect(people('Taylor Swift - Betty Blue Isabella')).toEqual([]);
  expect(people('Kavitha Ramalingam - Betty Blue Isabella')).toContain('Kavitha Ramalingam');
});
