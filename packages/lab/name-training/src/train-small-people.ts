/**
 * Trains the trees that decide which words are people in small letters of Singapore. They read what the network for
 * Southeast Asia says of posts that it was not trained on, as in the product.
 */

import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { readModel } from '@cgdx/name-tagger/network/model-file.ts';
import type { BoostedTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { cutTokens } from '@cgdx/name-tagger/word/token-span.ts';
import { createWordTagger } from '@cgdx/name-tagger/word/word-tagger.ts';
import { searchText } from '@cgdx/privacy/find-personal-information.ts';
import { numberFigures } from '@cgdx/privacy/shape/number-figure.ts';
import { figure } from '@cgdx/privacy/tagged/name-evidence.ts';
import { smallEvidenceCount } from '@cgdx/privacy/tagged/small-evidence.ts';
import { listed } from '@cgdx/privacy/tagged/spelling.ts';
import { kind, postCorpora, singaporeCorpora } from './corpus/corpora.ts';
import { readCorpus } from './corpus/read-corpus.ts';
import type { Sentence } from './corpus/sentence.ts';
import { labelTokens } from './labelled-tokens.ts';
import { asian, asianPlan, trainWords } from './train-words.ts';
import { growOn, type Row, type SeededPlan, writeGrown } from './tree/grow-on.ts';

const plan: SeededPlan = { seed: 3, trees: 150, depth: 4, rate: 0.12, asked: 0.5, caution: 8 };
/** Each network is trained without one part of each file of posts: parts have authors of their own. */
const folds = 3;
const foldOf = (i: number, count: number): number => Math.floor((folds * i) / count);
/** The weight of a name: to miss one is worse than to take an ordinary word. */
const weightOfName = 2;
/** The weight of text of other countries. */
const weightOfOther = 0.5;

/** Numbers are not taken: their trees may be trained later. */
const noTrees: BoostedTrees = { features: numberFigures, score: () => Number.NEGATIVE_INFINITY };

/** The answer for the word at an offset; undefined if nothing is learnt from it. */
type Answer = (at: number) => boolean | undefined;

/** @param folder the labelled corpora @param tagger the shipped one */
export function trainSmallPeople(
  folder: string,
  tagger: NameTagger,
  onNote: (sentence: string) => void,
): Uint8Array {
  const rows: Row[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const bytes = trainWords(
      folder,
      asianPlan,
      {
        names: [],
        leavesOut: (corpus, i, count) => singaporeCorpora.includes(corpus) && foldOf(i, count) === fold,
      },
      onNote,
      asian,
    );
    const trees = { ...tagger.trees, number: noTrees };
    const taught = { ...tagger, asian: createWordTagger(readModel(bytes)), trees };
    const learn = (text: string, answerAt: Answer, weight: number) =>
      searchText(text, {
        tagger: taught,
        isResident: true,
        onEvidence(start, _end, figures, { isSmall, person }) {
          const isAsked = isSmall && person && figures[figure.listed] !== listed.form;
          const answer = isAsked ? answerAt(start) : undefined;
          if (answer === undefined) return;
          const own = figures.slice(0, smallEvidenceCount);
          rows.push({ figures: own, answer, weight: answer ? weight * weightOfName : weight });
        },
      });
    for (const corpus of singaporeCorpora) {
      // Each post is there twice, the second time in small letters: one that was written so counts twice.
      const posts = readCorpus(folder, corpus);
      for (const [i, post] of posts.entries())
        if (foldOf(i, posts.length) === fold && post.text === post.text.toLowerCase())
          learn(post.text, ofPost(post), 1);
    }
    for (const corpus of postCorpora) {
      for (const [i, sentence] of readCorpus(folder, corpus).entries()) {
        const text = sentence.text.toLowerCase();
        if (i % folds === fold && text.length === sentence.text.length)
          learn(text, ofSentence(sentence, labelTokens(sentence, corpus).kinds), weightOfOther);
      }
    }
  }
  onNote(`${rows.length} words in small letters, ${rows.filter(({ answer }) => answer).length} of people`);
  return writeGrown(growOn(rows, plan));
}

/** A school or an employer may be named after somebody: nothing is learnt from it. */
function ofPost({ spans }: Sentence): Answer {
  return (at) => {
    const span = spans.find(({ start, end }) => start <= at && at < end);
    return span === undefined ? false : span.type === 'PER' ? true : undefined;
  };
}

function ofSentence({ text }: Sentence, kinds: readonly number[]): Answer {
  const { start } = cutTokens(text);
  const answers = new Map(
    kinds.map((may, i) => [
      start[i] as number,
      may === kind.person ? true : may & kind.other && !(may & kind.person) ? false : undefined,
    ]),
  );
  return (at) => answers.get(at);
}
