/** Reads the project's own labelled texts, one per line: `[…]` marks a person, `{…}` a place, `<…>` another name. */
import { readFileSync } from 'node:fs';
import type { LabelledSpan, Sentence } from './sentence.ts';

const types: Readonly<Record<string, string>> = { '[': 'PER', '{': 'LOC', '<': 'NAME' };
const marked = /[[{<]([^\]}>]+)[\]}>]/g;

/** @param file a text file in UTF-8 */
export const readMarked = (file: string | URL): Sentence[] =>
  readFileSync(file, 'utf8').trim().split('\n').map(takeMarks);

/** Removes the marks from a line. */
export function takeMarks(line: string): Sentence {
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
