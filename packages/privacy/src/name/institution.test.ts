import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';
import { institutionWords } from '../gazetteer/institution-word.ts';
import { hashWord, lookUp, word } from '../lexicon/lexicon.ts';

const tagger = loadNameTagger();
const found = (text: string, options = {}) =>
  findPersonalInformation(text, options).map(({ start, end, type }) => `${type}: ${text.slice(start, end)}`);

describe('a name after a title ends before a word for an institution', () => {
  it.each([
    ['Responsable: Dra. Ana Quiroga Hospital General', 'PERSON: Ana Quiroga'],
    ['Dr. Luis Peral Zamora Servicio de Cirugía', 'PERSON: Luis Peral Zamora'],
    ['Prof. Anke Dornbusch Universität Bremen', 'PERSON: Anke Dornbusch'],
  ])('%s', (text, person) => {
    expect(found(text).filter((span) => span.startsWith('PERSON'))).toEqual([person]);
    expect(found(text, { tagger }).filter((span) => span.startsWith('PERSON'))).toEqual([person]);
  });
});

it.each(['Dra.', 'Lic.', 'Drs.', 'Bapak'])('%s announces a name', (title) => {
  expect(found(`${title} Ana Quiroga Hospital`, { tagger })).toEqual(['PERSON: Ana Quiroga']);
});

it('the name before a kind of street belongs to the address', () => {
  expect(found('I live at Quillon Avenue 12')).toEqual(['ADDRESS: Quillon Avenue 12']);
});

it.each([
  [
    'My doctor Peter Holloway Hospital Jane Crandall came',
    ['PERSON: Peter Holloway', 'PERSON: Jane Crandall'],
  ],
  ['Beste Kees Dornbos Ziekenhuis Anneke Vroom', ['PERSON: Kees Dornbos', 'PERSON: Anneke Vroom']],
])('a person named after an institution is found, too: %s', (text, people) => {
  expect(found(text)).toEqual(expect.arrayContaining(people));
  expect(found(text, { tagger })).toEqual(expect.arrayContaining(people));
});

it.each(['Kovacs Calle Mayor 5', 'Torres Calle Mayor 5 28001 Madrid', 'Quiroga C/ Mayor 5'])(
  'a name before a street is masked with it if there is no institution: %s',
  (text) => {
    expect(found(text)).toEqual([`ADDRESS: ${text}`]);
  },
);

it('an institution with a number is not a street', () => {
  expect(found('Ingresó en el Hospital 12 de Octubre de Madrid')).not.toContainEqual(
    expect.stringMatching(/^ADDRESS/),
  );
});

it('each word for an institution is listed as a word of organisations, and in no list of names', () => {
  const names = word.given | word.surname | word.nickname;
  for (const one of institutionWords.trim().split(/\s+/)) {
    const flags = lookUp(hashWord(one));
    expect([one, flags & word.thingWord, flags & names]).toEqual([one, word.thingWord, 0]);
  }
});
