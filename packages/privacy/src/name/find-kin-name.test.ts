import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  ['wifi rumah cik ton laju gila', 'ton'],
  ['rumah wak man bilik sewa kosong', 'man'],
  ['my neighbour kak ton makes good rendang', 'ton'],
  ['PAKCIK MAIL BAWA BAS', 'MAIL'],
  ['tok mi jatuh bilik air', 'mi'],
  ['bibik yati rajin betul', 'yati'],
])('a Malay short name behind a form of address is masked, though it is a word: %s', (text, name) => {
  expect(mask(text).split(' ')).not.toContain(name);
});

it.each([
  'mak dah masak',
  'mak yang bawa nasi',
  'beli mi, jangan beli man',
  '3 ton besi',
  'tik tok min 10 videos',
])('a word behind none, or that goes on, stays: %s', (text) => {
  expect(mask(text)).toBe(text);
});
