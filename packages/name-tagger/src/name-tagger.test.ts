import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { cutCharacters } from './character/cut-characters.ts';
import { loadNameTagger } from './load-name-tagger.ts';
import { createNameTagger } from './name-tagger.ts';
import { readModel } from './network/model-file.ts';
import { readNameTrees } from './tree/boosted-trees.ts';
import { cutTokens, type TokenSpans } from './word/token-span.ts';
import { classCount, wordClasses } from './word/word-tagger.ts';

const weights = (name: string) => fileURLToPath(new URL(`../weights/${name}`, import.meta.url));
const { words, characters } = loadNameTagger();
const person = wordClasses.indexOf('person');

/** The probability from which the trees of masking examine a word: most words lie below it. */
const least = 0.06;

/** Returns the words that are probably a person's name. */
function peopleIn(text: string): string[] {
  const tokens = cutTokens(text);
  return likelyPeople(tokens, (out) => words.tag(tokens, 0, tokens.count, out));
}

function likelyPeople(tokens: TokenSpans, tag: (out: Float32Array) => void): string[] {
  const out = new Float32Array(tokens.count * classCount);
  tag(out);
  return Array.from({ length: tokens.count }, (_, i) => i)
    .filter((i) => (out[i * classCount + person] as number) >= least)
    .map((i) => tokens.text.slice(tokens.start[i], tokens.end[i]));
}

describe('the tagger of words finds people in', () => {
  it.each([
    ['English', 'Yesterday I had lunch with Margaret Holloway near the station', ['Margaret', 'Holloway']],
    ['an English tweet', 'omg Jessica is SO funny today lol', ['Jessica']],
    ['English in small letters', 'i told marcus that we are late', ['marcus']],
    ['German', 'Gestern sprach Annegret Schuster mit der Presse', ['Annegret', 'Schuster']],
    ['French', 'Le maire, Thierry Lacombe, a refusé de répondre', ['Thierry', 'Lacombe']],
    ['Spanish', 'El entrenador Ignacio Barrios no quiso hablar', ['Ignacio', 'Barrios']],
    ['Portuguese', 'O presidente Augusto Nogueira disse que sim', ['Augusto', 'Nogueira']],
    ['Italian', 'Il regista Giancarlo Bellini ha vinto un premio', ['Giancarlo', 'Bellini']],
    ['Dutch', 'Volgens minister Willemijn Verhoeven is dat niet waar', ['Willemijn', 'Verhoeven']],
    ['Danish', 'Statsminister Henriette Kjærgaard siger nej', ['Henriette', 'Kjærgaard']],
    ['Finnish', 'Pääministeri Tuomas Lehtonen kertoi asiasta', ['Tuomas', 'Lehtonen']],
    ['Turkish', 'Yönetmen Mehmet Karadağ ödülü aldı', ['Mehmet', 'Karadağ']],
    ['Russian', 'Режиссёр Александр Воронцов снял новый фильм', ['Александр', 'Воронцов']],
  ])('%s', (_language, text, people) => {
    expect(peopleIn(text)).toEqual(expect.arrayContaining(people));
  });

  it('no word that is not a name', () => {
    expect(peopleIn('We went to the market and bought fish, bread and two bottles of water.')).toEqual([]);
    expect(peopleIn('')).toEqual([]);
  });
});

describe('the tagger of characters finds people in', () => {
  it.each([
    ['Chinese', '昨天我和张伟强一起去看电影', '张伟强'],
    ['Japanese', '監督の山田太郎は映画を撮った', '山田太郎'],
  ])('%s', (_language, text, name) => {
    const tokens = cutCharacters(text);
    const people = likelyPeople(tokens, (out) => characters.tag(tokens, 0, tokens.count, out));
    expect(people.join('')).toBe(name);
  });
});

test('tagging one text does not change the result for another', () => {
  const text = 'Then Margaret Holloway asked Zdravko about it';
  const fresh = createNameTagger({
    words: readFileSync(weights('words.bin')),
    characters: readFileSync(weights('characters.bin')),
    trees: readFileSync(weights('trees.bin')),
  }).words;
  const probabilities = () => {
    const tokens = cutTokens(text);
    const out = new Float32Array(tokens.count * classCount);
    fresh.tag(tokens, 0, tokens.count, out);
    return out;
  };
  const before = probabilities();
  // More words than the cache holds.
  for (let i = 0; i < 600; i++) {
    const other = cutTokens(
      Array.from(
        { length: 60 },
        (_, n) =>
          `w${'abcdefghij'[n % 10]}`.repeat(1 + (i % 7)) +
          String.fromCharCode(97 + (i % 26), 97 + ((i * 7 + n) % 26), 97 + (n % 26)),
      ).join(' '),
    );
    fresh.tag(other, 0, other.count, new Float32Array(other.count * classCount));
  }
  expect(probabilities()).toEqual(before);
});

test('a long text is tagged up to its end', () => {
  const text = `${'nothing here is a name '.repeat(100)}but Margaret Holloway is`;
  expect(peopleIn(text)).toEqual(['Margaret', 'Holloway']);
});

test('the weights are 4 MB at most in a browser, 6 MB on a server', () => {
  const sizeOf = (...names: readonly string[]) =>
    names.reduce((sum, name) => sum + statSync(weights(`${name}.bin`)).size, 0);
  expect(sizeOf('words', 'characters', 'trees')).toBeLessThanOrEqual(4e6);
  expect(sizeOf('words', 'characters', 'trees', 'asian')).toBeLessThanOrEqual(6e6);
});

test('trees of another format, or truncated ones, are refused', () => {
  const bytes = readFileSync(weights('trees.bin'));
  expect(() => readNameTrees(new TextEncoder().encode('no trees at all'))).toThrow(
    'no trees of this version',
  );
  expect(() => readNameTrees(bytes.subarray(0, bytes.length - 1))).toThrow('bytes long instead of');
});

describe('weights', () => {
  it('of another format are refused', () => {
    expect(() => readModel(new TextEncoder().encode('not weights at all'))).toThrow(
      'no weights of this version',
    );
  });

  it('that are truncated are refused', () => {
    const bytes = readFileSync(weights('characters.bin'));
    expect(() => readModel(bytes.subarray(0, bytes.length - 1))).toThrow('bytes long instead of');
  });
});
