/** Reads our own Dutch sentences: the labelled ones are of newspapers before 1940, and nobody writes like that today. */
import type { LabelledSpan, Sentence } from '@cgdx/name-training/corpus/read-corpus.ts';
import { dutchNews } from './dutch-news.ts';
import { dutchPosts } from './dutch-post.ts';

const types: Readonly<Record<string, string>> = { '[': 'PER', '{': 'LOC', '<': 'MISC' };
const marked = /[[{<]([^\]}>]+)[\]}>]/g;

export const readDutch = (): Sentence[] =>
  [dutchNews, dutchPosts].flatMap((lines) => lines.trim().split('\n').map(readMarked));

/** Takes `[…]` for a person, `{…}` for a place, `<…>` for another name out of a sentence. */
export function readMarked(line: string): Sentence {
  const spans: LabelledSpan[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: name = '', index } of line.matchAll(marked)) {
    text += line.slice(from, index);
    spans.push({ start: text.length, end: text.length + name.length, type: types[whole.charAt(0)] ?? '' });
    text += name;
    from = index + whole.length;
  }
  return { text: text + line.slice(from), spans };
}
