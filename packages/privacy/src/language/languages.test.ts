import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOfAll } from './language-word.ts';
import { languages } from './languages.ts';
import { sharedMonths } from './shared-word.ts';
import { unsearchedLanguages } from './unsearched-language-word.ts';

const notRecords = new Set([
  'language.ts',
  'languages.ts',
  'language-word.ts',
  'shared-word.ts',
  'unsearched-language-word.ts',
]);
const files = readdirSync(import.meta.dirname).filter(
  (file) => !file.endsWith('.test.ts') && !notRecords.has(file),
);

describe('the languages that are searched', () => {
  it('are those that have a file here', async () => {
    const records = await Promise.all(
      files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))),
    );
    const found = records.flatMap((record: object) => Object.values(record));
    expect(new Set(languages), 'a file in language/ has no line in languages.ts').toEqual(new Set(found));
  });

  it('are not among those that are withheld: a language with a record leaves unsearched-language-word.ts', () => {
    expect(languages.map(({ code }) => code).filter((code) => code in unsearchedLanguages)).toEqual([]);
  });

  it('have their months in their record: a language with a record leaves sharedMonths', () => {
    expect(languages.map(({ code }) => code).filter((code) => code in sharedMonths)).toEqual([]);
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
