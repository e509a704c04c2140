/**
 * Trains the trees that decide which words belong to an institution beside a person, on posts of the project's own. The
 * second trees read what the first ones say of posts that they were not trained on, as in the product.
 */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import type { BoostedTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { createTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { cutTokens } from '@cgdx/name-tagger/word/token-span.ts';
import { searchText } from '@cgdx/privacy/find-personal-information.ts';
import { firstFigures, secondFigures } from '@cgdx/privacy/name/institution-figure.ts';
import { kind, postCorpora } from './corpus/corpora.ts';
import { readCorpus } from './corpus/read-corpus.ts';
import { type Post, readAllPosts } from './corpus/read-posts.ts';
import { labelTokens } from './labelled-tokens.ts';
import { growOn, type Row, type SeededPlan, writeGrown } from './tree/grow-on.ts';

const firstPlan: SeededPlan = { seed: 3, trees: 40, depth: 4, rate: 0.3, asked: 0.5, caution: 6 };
const secondPlan: SeededPlan = { ...firstPlan, trees: 80, rate: 0.15 };
const folds = 5;
/** The weight of a word of an institution: to miss one is worse than to take an ordinary word beside a person. */
const weightOfInstitution = 2;
/** The weight of an ordinary word in text that names no institution as one's own, which is more frequent in the product. */
const weightOfOrdinary = 1.2;

/** Texts that are trained on together, and the weight of an ordinary word in them. */
interface Lesson {
  readonly posts: readonly Post[];
  readonly weight: number;
}

/** Returns the posts as written, each together with itself in small letters, and with its institutions alone in them. */
const institutionLessons = (): readonly Lesson[] =>
  readAllPosts().map((post) => ({
    posts: [post, { ...post, text: post.text.toLowerCase() }, withSmallInstitutions(post)],
    weight: 1,
  }));

function withSmallInstitutions({ text, spans }: Post): Post {
  let small = text;
  for (const { start, end, kind } of spans)
    if (kind === 'institution')
      small = small.slice(0, start) + small.slice(start, end).toLowerCase() + small.slice(end);
  return { text: small, spans };
}

/**
 * Returns texts of which only the ordinary words are known: an organisation in them may be one that somebody belongs to.
 * @param corporaFolder the labelled corpora
 */
const ordinaryLessons = (corporaFolder: string): readonly Lesson[] =>
  postCorpora
    .flatMap((corpus) => readCorpus(corporaFolder, corpus).map((sentence) => [sentence, corpus] as const))
    .map(([sentence, corpus]) => {
      const { kinds } = labelTokens(sentence, corpus);
      const { start, end } = cutTokens(sentence.text);
      const spans = kinds.flatMap((may, i) => {
        const span = { start: start[i] as number, end: end[i] as number, kind: 'person' as const };
        return may === kind.other ? [] : [span];
      });
      return { posts: [{ text: sentence.text, spans }], weight: weightOfOrdinary };
    });

/** @param corporaFolder the labelled corpora */
export function trainInstitutions(
  corporaFolder: string,
  tagger: NameTagger,
  onNote: (sentence: string) => void,
): readonly [first: Uint8Array, second: Uint8Array] {
  const lessons = [...institutionLessons(), ...ordinaryLessons(corporaFolder)];
  const firstRows = lessons.map((lesson) => rowsOf(lesson, tagger, unasked(firstFigures), false));
  const secondRows: Row[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const grown = growOn(firstRows.filter((_, i) => i % folds !== fold).flat(), firstPlan);
    const first = createTrees(grown, grown);
    for (const [i, lesson] of lessons.entries())
      if (i % folds === fold) secondRows.push(...rowsOf(lesson, tagger, first, true));
  }
  const rows = firstRows.flat();
  onNote(`${rows.length} words near a person, ${rows.filter(({ answer }) => answer).length} of institutions`);
  return [writeGrown(growOn(rows, firstPlan)), writeGrown(growOn(secondRows, secondPlan))];
}

const unasked = (features: number): BoostedTrees => ({ features, score: () => 0 });

/** Returns the words of the posts near a person, and whether each belongs to an institution. */
function rowsOf({ posts, weight }: Lesson, tagger: NameTagger, first: BoostedTrees, isAgain: boolean): Row[] {
  const rows: Row[] = [];
  const trees = { ...tagger.trees, institution: first, institutionAgain: unasked(secondFigures) };
  for (const { text, spans } of posts)
    searchText(text, {
      tagger: { ...tagger, trees },
      onInstitution(at, figures, isSecond) {
        if (isSecond !== isAgain) return;
        const span = spans.find(({ start, end }) => start <= at && at < end);
        if (span !== undefined && span.kind !== 'institution') return;
        rows.push({
          figures: figures.slice(0, isAgain ? secondFigures : firstFigures),
          answer: span !== undefined,
          weight: span !== undefined ? weightOfInstitution : weight,
        });
      },
    });
  return rows;
}
