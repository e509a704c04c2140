/** Trains the tagger of characters: Chinese and Japanese text. */
import { characterFeatures } from '@cgdx/name-tagger/character/character-feature.ts';
import { cutCharacters } from '@cgdx/name-tagger/character/cut-characters.ts';
import { listHash } from '@cgdx/name-tagger/word/hash.ts';
import { classCount } from '@cgdx/name-tagger/word/word-tagger.ts';
import { corpora, singaporeChinese } from './corpus/corpora.ts';
import { readCorpus } from './corpus/read-corpus.ts';
import { collectDictionary, readDictionary } from './dictionary.ts';
import { type LabelledTokens, labelTokens } from './labelled-tokens.ts';
import type { Shape } from './network/network.ts';
import { runTraining } from './network/run-training.ts';
import { mostFrequent } from './network/word-types.ts';
import { createRandom } from './random/random.ts';
import { createCharacterSwap } from './swap-characters.ts';
import type { NetworkPlan } from './train-words.ts';
import { writeModel } from './write-model.ts';

export const characterPlan: NetworkPlan = {
  seed: 13,
  rounds: 5,
  rate: 0.08,
  dropFeature: 0.15,
  dropWord: 0,
  dropHidden: 0.1,
  width: 16,
  hidden: 24,
  reach: 2,
  rows: 24_000,
  fewest: 6,
  bits: 8,
};

interface Labelled {
  readonly sentence: LabelledTokens;
  readonly isJapanese: boolean;
}

/** @param folder the folder of the corpora @returns the file of weights */
export function trainCharacters(
  folder: string,
  plan: NetworkPlan,
  onNote: (sentence: string) => void,
): Uint8Array {
  const random = createRandom(plan.seed);
  const words = readDictionary();
  const dictionary = collectDictionary(words);
  const lookUp = (word: string) => dictionary.get(listHash(word)) ?? 0;
  const swap = createCharacterSwap(words, random);
  const sentences = readSentences(folder);
  const counts = new Map<number, number>();
  for (const { sentence, isJapanese } of sentences) {
    for (const features of characterFeatures(swap(sentence, isJapanese).tokens, lookUp))
      for (const hash of features) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const rowOf = mostFrequent(counts, plan.fewest, plan.rows);
  onNote(`${sentences.length} sentences, ${dictionary.size} words, ${rowOf.size} features`);
  const rowsOf = (features: readonly number[]) =>
    Int32Array.from(features.flatMap((feature) => rowOf.get(feature) ?? []));
  const shape: Shape = { ...plan, rows: rowOf.size, classes: classCount, marks: 1 };
  const parameters = runTraining({
    sentences,
    shape,
    plan,
    random,
    stepOf: ({ sentence, isJapanese }) => {
      const { tokens, kinds } = swap(sentence, isJapanese);
      return {
        rows: characterFeatures(tokens, lookUp).map(rowsOf),
        allowed: kinds,
        marks: tokens.map(() => []),
      };
    },
    onRound: (round, loss) => onNote(`round ${round + 1} of ${plan.rounds}: loss ${loss.toFixed(4)}`),
  });
  return writeModel(shape, [parameters], plan.bits, rowOf, dictionary);
}

function readSentences(folder: string): Labelled[] {
  return [...corpora, singaporeChinese]
    .filter(({ script }) => script === 'characters')
    .flatMap((corpus) => {
      const labelled = readCorpus(folder, corpus).map((sentence) => ({
        sentence: labelTokens(sentence, corpus, cutCharacters),
        isJapanese: corpus.language === 'ja',
      }));
      return Array.from({ length: corpus.times }, () => labelled).flat();
    });
}
