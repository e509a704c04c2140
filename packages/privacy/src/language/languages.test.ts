import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';
import { wordsOfAll } from './language-word.ts';
import { languages, records } from './languages.ts';
import { fewestPeople, isSearched, recall } from './recall.ts';
import { sharedMonths } from './shared-word.ts';
import { unsearchedLanguages } from './unsearched-language-word.ts';

const ownText = join(import.meta.dirname, '../../../lab/bench/own-text');

const notRecords = new Set([
  'language.ts',
  'languages.ts',
  'language-word.ts',
  'recall.ts',
  'shared-word.ts',
  'unsearched-language-word.ts',
]);
const files = readdirSync(import.meta.dirname).filter(
  (file) => !file.endsWith('.test.ts') && !notRecords.has(file),
);

describe('the languages that are searched', () => {
  it('are those with a record in this folder', async () => {
    const modules = await Promise.all(
      files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))),
    );
    const found = modules.flatMap((record: object) => Object.values(record));
    expect(new Set(records), 'a file in language/ has no line in languages.ts').toEqual(new Set(found));
  });

  it('are not among those that are withheld: a language with a record leaves unsearched-language-word.ts', () => {
    expect(languages.map(({ code }) => code).filter((code) => code in unsearchedLanguages)).toEqual([]);
  });

  it('have their months in their record: a language with a record leaves sharedMonths', () => {
    expect(records.map(({ code }) => code).filter((code) => code in sharedMonths)).toEqual([]);
  });

  it('have labelled text in this repository, without which recall cannot be measured', () => {
    const people = (code: string) =>
      readdirSync(ownText)
        .filter((file) => file.startsWith(`${code}-`))
        .map((file) => readFileSync(join(ownText, file), 'utf8').split('[').length - 1)
        .reduce((sum, count) => sum + count, 0);
    for (const code of Object.keys(recall)) expect(people(code), code).toBeGreaterThanOrEqual(fewestPeople);
  });

  it('exclude a language without a measured recall, such as Polish, even if it had a record', () => {
    expect(isSearched('pl')).toBe(false);
    expect(createTextMask([]).mask('spotkałem się z nim w sobotę, bo nie było czasu')).toBe('[TEXT 1]');
  });

  it('write function words and kinds of words without marks, as the lexicon folds them', () => {
    const folded = wordsOfAll(({ functionWords, roleWords }) =>
      [functionWords, ...Object.values(roleWords)].join(' '),
    );
    expect(
      folded.filter((word) => word !== word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')),
    ).toEqual([]);
  });
});
