import { corpora } from '@cgdx/name-training/corpus/corpora.ts';
import { describe, expect, inject, it } from 'vitest';
import { finders } from './finder.ts';
import { falseNumbers, judgeRealText } from './judge-real-text.ts';
import { hasRealText, type RealFile, readOwnFile, readRealFile } from './real-text.ts';

/** `npm run test:full` checks every file, `npm test` every second one. */
const isWhole = inject('everyCase');

/**
 * The masking required at its single threshold, on text on which neither the tagger nor the trees were trained. Shares
 * in per cent.
 */
const wanted = [
  // The goal for tweets is 88, which the three files must exceed together (below); in one file of 86 or 97 people the
  // share varies by 4 between trainings.
  { file: 'wnut17-en', people: 85, ordinary: 3, others: 25 },
  { file: 'btc-en', people: 88, ordinary: 3, others: 25 },
  { file: 'tweebank-en', people: 85, ordinary: 3, others: 25 },
  { file: 'uner-en', people: 88, ordinary: 3, others: 25 },
  { file: 'germeval-de', people: 92, ordinary: 3, others: 25 },
  { file: 'uner-pt', people: 95, ordinary: 2, others: 25 },
  { file: 'weibo-zh', people: 86, ordinary: 3, others: 25 },
  { file: 'wikiner-tr', people: 85, ordinary: 2, others: 25 },
];

const tweets = ['wnut17-en', 'btc-en', 'tweebank-en'];

/** The same for the project's own sentences, half news and half posts. */
const ownWanted = [
  { language: 'nl', people: 91, ordinary: 2, others: 25 },
  { language: 'es', people: 95, ordinary: 2.2, others: 25 },
  { language: 'it', people: 95, ordinary: 2, others: 25 },
  { language: 'fr', people: 95, ordinary: 2, others: 25 },
] as const;

function readFile(name: string): RealFile {
  const corpus = corpora.find(({ file }) => file.startsWith(name));
  if (corpus === undefined) throw new Error(`There is no corpus ${name}.`);
  return readRealFile(corpus);
}

type Wanted = Omit<(typeof wanted)[number], 'file'>;

function expectAtLeast({ texts }: RealFile, least: Wanted): void {
  const verdict = judgeRealText(texts, finders.ours);
  expect(verdict.peopleTouched).toBeGreaterThanOrEqual(least.people);
  expect(verdict.ordinaryMasked).toBeLessThanOrEqual(least.ordinary);
  expect(verdict.othersTouched).toBeLessThanOrEqual(least.others);
  expect(verdict.placesTouched).toBeGreaterThanOrEqual(75);
}

it.each(ownWanted)(
  'our own $language: $people % of the people at most $ordinary % of ordinary text',
  (least) => {
    expectAtLeast(readOwnFile(least.language), least);
  },
);

describe.skipIf(!hasRealText)('real text (skipped without NAMES_DATA, a folder of labelled text)', () => {
  it.each(wanted.filter((_, at) => isWhole || at % 2 === 0))(
    '$file: $people % of the people at most $ordinary % of ordinary text',
    (least) => {
      expectAtLeast(readFile(least.file), least);
    },
  );

  it.runIf(isWhole)('English tweets: 90 % of the people at most 2.5 % of ordinary text', () => {
    const texts = tweets.flatMap((name) => readFile(name).texts);
    const verdict = judgeRealText(texts, finders.ours);
    expect(verdict.peopleTouched).toBeGreaterThanOrEqual(90);
    expect(verdict.ordinaryMasked).toBeLessThanOrEqual(2.5);
    expect(verdict.othersTouched).toBeLessThanOrEqual(25);
  });

  it.each(isWhole ? tweets : tweets.slice(0, 1))('%s: less than one false number in 1,000 words', (name) => {
    const { texts } = readFile(name);
    expect(falseNumbers(texts, finders.ours)).toBeLessThan(1);
  });
});
