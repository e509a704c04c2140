/** Trains the tagger of words: Latin, Cyrillic and Greek text. */
import { listHash } from '@cgdx/name-tagger/word/hash.ts';
import { markCount } from '@cgdx/name-tagger/word/sentence-mark.ts';
import { featuresOf } from '@cgdx/name-tagger/word/word-feature.ts';
import { classCount } from '@cgdx/name-tagger/word/word-tagger.ts';
import { splitWords } from '@cgdx/privacy/language/language-word.ts';
import { asianNames } from './asian-name.ts';
import { augment, joinSentences, type SwapNames } from './augment.ts';
import { asianCorpora, type Corpus, corpora, ownCorpora } from './corpus/corpora.ts';
import { readCorpus } from './corpus/read-corpus.ts';
import { type LabelledTokens, labelTokens } from './labelled-tokens.ts';
import { marksOf } from './network/mark-tokens.ts';
import type { Shape } from './network/network.ts';
import { runTraining, type TrainingPlan } from './network/run-training.ts';
import { createFeatureRows, selectFeatures } from './network/word-types.ts';
import { createRandom } from './random/random.ts';
import { endName } from './tamil-ending.ts';
import { collectListBits, wordLists } from './word-lists.ts';
import { writeModel } from './write-model.ts';

/** The plan of one network. */
export interface NetworkPlan extends TrainingPlan {
  readonly seed: number;
  readonly width: number;
  readonly hidden: number;
  readonly reach: number;
  /** The largest number of features with a row, and how often each must occur. */
  readonly rows: number;
  readonly fewest: number;
  /** Bits for each number of the embedding. */
  readonly bits: 4 | 8;
}

export interface WordPlan extends NetworkPlan {
  /**
   * The number of networks that are trained separately, each with different random numbers; their results are averaged.
   */
  readonly networks: number;
}

export const wordPlan: WordPlan = {
  seed: 7,
  rounds: 3,
  rate: 0.08,
  dropFeature: 0.15,
  dropWord: 0.3,
  dropHidden: 0.1,
  width: 32,
  hidden: 48,
  reach: 2,
  rows: 68_000,
  fewest: 4,
  // Eight bits give no better results.
  bits: 4,
  networks: 2,
};

/** The training data of one file of weights. */
interface TrainedPart {
  readonly corpora: readonly Corpus[];
  /** Names with which others are replaced, by language. */
  readonly names: Readonly<Record<string, SwapNames>>;
  /** Further words for the lists. */
  readonly listed: Readonly<Record<string, readonly string[]>>;
}

const western: TrainedPart = { corpora: [...corpora, ...ownCorpora], names: {}, listed: {} };

/** There is little text of the project's own, so most people in it get other names. */
const asianShare = 0.6;

const asianWords = (kind: 'given' | 'surname'): string[] =>
  Object.values(asianNames).flatMap((names) => splitWords(names[kind]));

export const asian: TrainedPart = {
  corpora: asianCorpora,
  names: Object.fromEntries(
    Object.entries(asianNames).map(([language, { given, surname }]) => [
      language,
      {
        share: asianShare,
        given: splitWords(given),
        surname: splitWords(surname),
        ...(language.startsWith('ta') ? { inflect: endName } : {}),
      },
    ]),
  ),
  listed: { given: asianWords('given'), surname: asianWords('surname') },
};

/**
 * Smaller than the plan for the other languages, which have twenty times as much text. There are two networks, since a
 * single one varies by one or two people of 100 between trainings.
 */
export const asianPlan: WordPlan = { ...wordPlan, rows: 30_000, networks: 2, rounds: 5 };

interface Labelled {
  readonly sentence: LabelledTokens;
  /** All sentences of its corpus. */
  readonly corpus: readonly LabelledTokens[];
  readonly language: string;
}

/** Text that is left out, to measure the tagger on text that it has not been trained on. */
export interface LeftOut {
  /** Languages, such as `da`, and corpora, such as `wnut17-en`. */
  readonly names: readonly string[];
  /** Whether to leave out sentence `i` of the `count` of a corpus. */
  readonly leavesOut?: (corpus: Corpus, i: number, count: number) => boolean;
}

/** @param folder the folder of the corpora @returns the file of weights */
export function trainWords(
  folder: string,
  plan: WordPlan,
  leftOut: LeftOut,
  onNote: (sentence: string) => void,
  part: TrainedPart = western,
): Uint8Array {
  const random = createRandom(plan.seed);
  const listBits = collectListBits(part.listed);
  const features = (token: string) => featuresOf(token, (folded) => listBits.get(listHash(folded)) ?? 0);
  const sentences = readSentences(folder, leftOut, part.corpora);
  const names = swapNames();
  const draw = ({ sentence, corpus, language }: Labelled) =>
    augment(joinSentences(sentence, corpus, random), part.names[language] ?? names, random);
  const counts = new Map<string, number>();
  for (const labelled of sentences)
    for (const token of draw(labelled).tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const rowOf = selectFeatures(counts, features, plan.fewest, plan.rows);
  const rows = createFeatureRows(rowOf, features);
  onNote(`${sentences.length} sentences, ${counts.size} words, ${rowOf.size} features`);
  const shape: Shape = { ...plan, rows: rowOf.size, classes: classCount, marks: markCount };
  const networks = Array.from({ length: plan.networks }, (_, n) =>
    runTraining({
      sentences,
      shape,
      plan,
      random,
      stepOf: (labelled) => {
        const { tokens, kinds } = draw(labelled);
        return { rows: tokens.map(rows.rowsOf), allowed: kinds, marks: marksOf(tokens) };
      },
      onRound: (round, loss) =>
        onNote(`network ${n + 1}, round ${round + 1} of ${plan.rounds}: loss ${loss.toFixed(4)}`),
    }),
  );
  return writeModel(shape, networks, plan.bits, rowOf, listBits);
}

function readSentences(folder: string, { names, leavesOut }: LeftOut, read: readonly Corpus[]): Labelled[] {
  return read
    .filter(
      ({ script, language, file }) =>
        script === 'words' && !names.includes(language) && !names.includes(file.replace(/\..*/, '')),
    )
    .flatMap((corpus) => {
      const sentences = readCorpus(folder, corpus)
        .filter((_, i, all) => leavesOut?.(corpus, i, all.length) !== true)
        .map((sentence) => labelTokens(sentence, corpus));
      const labelled = sentences.map(
        (sentence): Labelled => ({
          sentence,
          corpus: sentences,
          language: corpus.language,
        }),
      );
      if (corpus.times < 1) return labelled.filter((_, i) => i % Math.round(1 / corpus.times) === 0);
      return Array.from({ length: corpus.times }, () => labelled).flat();
    });
}

const capitalised = (names: readonly string[] | undefined): string[] =>
  (names ?? []).filter((name) => name.length > 2).map((name) => name.charAt(0).toUpperCase() + name.slice(1));

const swapNames = (): SwapNames => ({
  given: capitalised([...(wordLists.given ?? []), ...(wordLists.givenAnywhere ?? [])]),
  surname: capitalised(wordLists.surname),
});
