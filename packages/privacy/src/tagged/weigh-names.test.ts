import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const tagger = loadNameTagger();
const found = (text: string) =>
  findPersonalInformation(text, { tagger }).map(
    ({ start, end, type }) => `${type}: ${text.slice(start, end)}`,
  );

it.each([
  'El alcalde anunció ayer la medida.',
  'El tratado fue firmado en 1992.',
  'De ronde begint morgen om tien uur bij ons in de straat.',
])('a small word of the text’s language that begins a sentence is not a name: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('a given name that is a small word in another language is still found at the beginning of a sentence', () => {
  expect(found('Ben ging gisteren met ons naar de markt.')).toContain('PERSON: Ben');
});

it.each([
  ['La Universidad de Sevilla firmó ayer un convenio.', []],
  ['Vive en Sevilla desde hace tres años.', ['PLACE: Sevilla']],
])('a town after a word for an institution is part of its name: %s', (text, spans) => {
  expect(found(text)).toEqual(spans);
});

it('a currency is not a place', () => {
  expect(found('O contrato vale US$ 5 milhões por ano.')).toEqual([]);
  expect(found('He works for ANNA$ now.')).toEqual(['PERSON: ANNA']);
  expect(found('O presidente dos US viajou ontem para casa.')).toEqual(['PLACE: US']);
});

it.each([
  ['Menurut Budi Santoso, acara itu akan digelar besok di sana.', ['PERSON: Budi Santoso']],
  ['Ayrıca bu yapı çok eski ve oldukça büyük.', []],
])('a frequent word of an unsearched language is not part of a name: %s', (text, spans) => {
  expect(found(text)).toEqual(spans);
});
