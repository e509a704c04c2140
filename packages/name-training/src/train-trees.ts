/** Trains the trees that decide which word is a person's name: on text that the tagger does not know, as in the product. */
import { readModel } from '@cgdx/name-tagger/model-file.ts';
import { cutTokens } from '@cgdx/name-tagger/word/token-span.ts';
import { createWordTagger } from '@cgdx/name-tagger/word/word-tagger.ts';
import { searchText } from '@cgdx/privacy/find-personal-information.ts';
import { evidenceCount } from '@cgdx/privacy/tagged/name-evidence.ts';
import { corpora, kind } from './corpus/corpora.ts';
import { readCorpus } from './corpus/read-corpus.ts';
import { type LabelledTokens, labelTokens } from './labelled-tokens.ts';
import { createRandom } from './random.ts';
import type { LeftOut } from './train-words.ts';
import { growTrees, type TreePlan } from './tree/grow-trees.ts';
import { writeTrees } from './tree/write-trees.ts';

export const treePlan: TreePlan & { readonly seed: number } = {
  seed: 5,
  trees: 430,
  depth: 4,
  rate: 0.09,
  asked: 0.5,
  caution: 8,
};

/** Each tagger is trained without one of these, and without every third sentence of the others. */
const posts = ['wnut17-en', 'btc-en', 'tweebank-en'];

export const folds: readonly LeftOut[] = posts.map((name, part) => ({
  names: [name],
  fold: { part, of: posts.length },
}));

/** Newspapers that a machine read, headings of forms, and corpora that do not label all people: no text like ours. */
const isUnlike = /^(?:europeana|meddocan|propn|wikiner-tr)/;

/** Posts are what is masked. */
const weightOfPost = 5;
const weightOfPerson = 2;
/** Of a word of the name of an organisation, a product, a song; an ordinary word weighs by its letters. */
const weightOfThing = 1.5;
const letters = 6;

/** `taggers`: the weights trained without each of the folds, in their order. `without`: corpora and languages to leave out. */
export function trainTrees(
  folder: string,
  plan: typeof treePlan,
  taggers: readonly Uint8Array[],
  without: readonly string[],
  onNote: (sentence: string) => void,
): Uint8Array {
  const figures: number[] = [];
  const answers: number[] = [];
  const weights: number[] = [];
  for (const [part, bytes] of taggers.entries()) {
    const tagger = {
      words: createWordTagger(readModel(bytes)),
      characters: { tag: () => undefined },
      trees: { features: evidenceCount, score: () => Number.NEGATIVE_INFINITY },
    };
    for (const corpus of corpora) {
      const name = corpus.file.replace(/\..*/, '');
      if (corpus.script !== 'words' || isUnlike.test(name)) continue;
      if (without.includes(name) || without.includes(corpus.language)) continue;
      const isPost = posts.includes(name);
      if (isPost && posts[part] !== name) continue;
      for (const [i, sentence] of readCorpus(folder, corpus).entries()) {
        if (!isPost && i % posts.length !== part) continue;
        const rows = rowsOf(sentence.text, labelTokens(sentence, corpus));
        searchText(sentence.text, {
          tagger,
          onEvidence(start, _end, evidence) {
            const row = rows.get(start);
            if (row === undefined) return;
            for (const figure of evidence) figures.push(figure);
            answers.push(row.answer);
            weights.push(row.weight * (isPost ? weightOfPost : 1));
          },
        });
      }
    }
  }
  onNote(`${answers.length} words that may be names`);
  const grown = growTrees(
    {
      features: evidenceCount,
      figures: Float32Array.from(figures),
      answer: Uint8Array.from(answers),
      weight: Float32Array.from(weights),
    },
    plan,
    createRandom(plan.seed),
  );
  const { features, depth, trees, start, unit } = grown;
  return writeTrees({ features, depth, trees, start, unit }, grown);
}

/** Returns by offset what is learnt from each word. */
function rowsOf(text: string, { tokens, kinds, spanOf }: LabelledTokens) {
  const { start } = cutTokens(text);
  const lengths = new Map<number, number>();
  for (const span of spanOf) lengths.set(span, (lengths.get(span) ?? 0) + 1);
  const rows = new Map<number, { answer: number; weight: number }>();
  for (const [i, token] of tokens.entries()) {
    const may = kinds[i] as number;
    const row = (answer: number, weight: number) => rows.set(start[i] as number, { answer, weight });
    if (may === kind.person) row(1, weightOfPerson / (lengths.get(spanOf[i] as number) ?? 1));
    else if (may === kind.organisation || may === kind.thing) row(0, weightOfThing);
    else if (may & kind.other && !(may & kind.person)) row(0, token.length / letters);
  }
  return rows;
}
