/** Trains the trees that decide which numbers and codes are somebody's, on posts of the project's own and on ordinary ones. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { searchText } from '@cgdx/privacy/find-personal-information.ts';
import { numberFigures } from '@cgdx/privacy/shape/number-figure.ts';
import { corpora, ownCorpora } from './corpus/corpora.ts';
import { readCorpus } from './corpus/read-corpus.ts';
import { type Post, readAllPosts } from './corpus/read-posts.ts';
import { growOn, type Row, type SeededPlan, writeGrown } from './tree/grow-on.ts';

const plan: SeededPlan = { seed: 3, trees: 60, depth: 4, rate: 0.2, asked: 0.5, caution: 4 };
const isOfPosts = /^(?:btc|wnut17|tweebank)-/;
/** Kinds of which a number that no other search finds is better masked as any number than not. */
const numbered = new Set(['number', 'bank', 'phone', 'nric', 'passport', 'postal', 'plate']);

/** @param corporaFolder the labelled corpora */
export function trainNumbers(
  corporaFolder: string,
  tagger: NameTagger,
  onNote: (sentence: string) => void,
): Uint8Array {
  const rows: Row[] = [];
  const learn = ({ text, spans }: Post) =>
    searchText(text, {
      tagger,
      isResident: true,
      onNumber(start, end, figures) {
        const span = spans.find((one) => one.start < end && start < one.end);
        if (span !== undefined && !numbered.has(span.kind)) return;
        rows.push({ figures: figures.slice(0, numberFigures), answer: span !== undefined, weight: 1 });
      },
    });
  for (const post of readAllPosts()) {
    learn(post);
    const small = post.text.toLowerCase();
    if (small !== post.text && small.length === post.text.length) learn({ ...post, text: small });
  }
  for (const corpus of [...corpora.filter(({ file }) => isOfPosts.test(file)), ...ownCorpora])
    for (const { text } of readCorpus(corporaFolder, corpus)) learn({ text, spans: [] });
  onNote(
    `${rows.length} numbers that no other search finds, ${rows.filter(({ answer }) => answer).length} somebody's`,
  );
  return writeGrown(growOn(rows, plan));
}
