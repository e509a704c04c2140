/**
 * Trains the trees that decide which words are names of people, and which of places, on text that the tagger has not
 * been trained on, as in the product.
 */
import { readModel } from '@cgdx/name-tagger/network/model-file.ts';
import { cutTokens } from '@cgdx/name-tagger/word/token-span.ts';
import { createWordTagger } from '@cgdx/name-tagger/word/word-tagger.ts';
import { searchText } from '@cgdx/privacy/find-personal-information.ts';
import { evidenceCount } from '@cgdx/privacy/tagged/name-evidence.ts';
import { corpora, kind, ownCorpora } from './corpus/corpora.ts';
import { readCorpus } from './corpus/read-corpus.ts';
import { type LabelledTokens, labelTokens } from './labelled-tokens.ts';
import { createRandom } from './random/random.ts';
import type { LeftOut } from './train-words.ts';
import { writeGrown } from './tree/grow-on.ts';
import { growTrees, type TreePlan } from './tree/grow-trees.ts';

export const treePlan: TreePlan & { readonly seed: number } = {
  seed: 3,
  trees: 300,
  depth: 4,
  rate: 0.12,
  asked: 0.5,
  caution: 8,
};

/** Each tagger is trained without one of these corpora, and without every third sentence of the others. */
const posts = ['wnut17-en', 'btc-en', 'tweebank-en'];

/** Fewer trees suffice for places, which are named in fewer ways. */
const placePlan: typeof treePlan = { ...treePlan, trees: 138 };

export const folds: readonly LeftOut[] = posts.map((name, part) => ({
  names: [name],
  leavesOut: (_corpus, i) => i % posts.length === part,
}));

/**
 * Corpora unlike the product's text: scanned newspapers, headings of forms, and corpora that do not label all people.
 */
const isUnlike = /^(?:europeana|meddocan|propn|wikiner-tr)/;

/** The weight of posts, which are the text that is masked. */
const weightOfPost = 5;
/** The weight of the project's own text; with 6, recall for German falls by 2 people of 100. */
const weightOfOwn = 2;
const weightOfPerson = 2;
/**
 * The weight of a word in the name of an organisation, a product or a song; an ordinary word's weight is its number of
 * letters.
 */
const weightOfThing = 5;
/** The weight of a place, which is less important and easier to find. */
const weightOfPlace = 1.5;
const weightOfThingAsPlace = 2;
const letters = 6;

/**
 * @param taggers the weights trained without each of the folds, in order
 * @param without corpora and languages to leave out
 */
export function trainTrees(
  folder: string,
  plan: typeof treePlan,
  taggers: readonly Uint8Array[],
  without: readonly string[],
  onNote: (sentence: string) => void,
): readonly [people: Uint8Array, places: Uint8Array] {
  const people = createRows();
  const places = createRows();
  for (const [part, bytes] of taggers.entries()) {
    const tagger = {
      asian: undefined,
      words: createWordTagger(readModel(bytes)),
      characters: { tag: () => undefined },
      trees: {
        person: none,
        place: none,
        smallPerson: none,
        number: none,
        institution: none,
        institutionAgain: none,
      },
    };
    for (const corpus of [...corpora, ...ownCorpora]) {
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
          onEvidence(start, _end, figures, asked) {
            const row = rows.get(start);
            const weight = isPost ? weightOfPost : ownCorpora.includes(corpus) ? weightOfOwn : 1;
            if (asked.person && row?.person !== undefined) people.add(figures, row.person, weight);
            if (asked.place && row?.place !== undefined) places.add(figures, row.place, weight);
          },
        });
      }
    }
  }
  onNote(`${people.count()} words that may be people, ${places.count()} that may be places`);
  return [grow(people, plan), grow(places, { ...placePlan, seed: plan.seed })];
}

const none = { features: evidenceCount, score: () => Number.NEGATIVE_INFINITY };

const grow = (rows: ReturnType<typeof createRows>, plan: typeof treePlan): Uint8Array =>
  writeGrown(growTrees(rows.collect(), plan, createRandom(plan.seed)));

/** A training example for one word: the answer, and its weight. */
interface Lesson {
  readonly answer: 0 | 1;
  readonly weight: number;
}

function createRows() {
  const figures: number[] = [];
  const answers: number[] = [];
  const weights: number[] = [];
  return {
    add(evidence: Float32Array, { answer, weight }: Lesson, factor: number) {
      // Behind them are those of the trees for small letters.
      for (const figure of evidence.subarray(0, evidenceCount)) figures.push(figure);
      answers.push(answer);
      weights.push(weight * factor);
    },
    count: () => answers.length,
    collect: () => ({
      features: evidenceCount,
      figures: Float32Array.from(figures),
      answer: Uint8Array.from(answers),
      weight: Float32Array.from(weights),
    }),
  };
}

/** Returns whether the word can only belong to the name of an organisation, a product or a song. */
const isThing = (may: number): boolean => may > 0 && (may & ~(kind.organisation | kind.thing)) === 0;

/** Returns the training examples of all words, by offset. */
function rowsOf(text: string, { tokens, kinds, spanOf }: LabelledTokens) {
  const { start } = cutTokens(text);
  const lengths = new Map<number, number>();
  for (const span of spanOf) lengths.set(span, (lengths.get(span) ?? 0) + 1);
  const rows = new Map<number, { readonly person?: Lesson; readonly place?: Lesson }>();
  for (const [i, token] of tokens.entries()) {
    const may = kinds[i] as number;
    const words = lengths.get(spanOf[i] as number) ?? 1;
    const at = start[i] as number;
    const person = { answer: 1, weight: weightOfPerson / words } as const;
    const place = { answer: 1, weight: weightOfPlace / words } as const;
    const ordinary = { answer: 0, weight: token.length / letters } as const;
    // Confusing a person with a place does no harm, as both are masked; so only words that can be one of them count.
    if (may === kind.person) rows.set(at, { person });
    else if (may === kind.place) rows.set(at, { place });
    else if (isThing(may))
      rows.set(at, {
        person: { answer: 0, weight: weightOfThing },
        place: { answer: 0, weight: weightOfThingAsPlace },
      });
    else if (may & kind.other && !(may & kind.person))
      rows.set(at, may & kind.place ? { person: ordinary } : { person: ordinary, place: ordinary });
  }
  return rows;
}
