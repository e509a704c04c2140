/** Reads the project's own labelled texts, one per line: `[…]` marks a person, `{…}` a place, `<…>` another name. */
import { readFileSync } from 'node:fs';
import type { LabelledSpan, Sentence } from './sentence.ts';

const types: Readonly<Record<string, string>> = { '[': 'PER', '{': 'LOC', '<': 'NAME' };
const marked = /[[{<]([^\]}>]+)[\]}>]/g;

/** @param file a text file in UTF-8 */
export const readMarked = (file: string | URL): Sentence[] =>
  readFileSync(file, 'utf8').trim().split('\n').map(takeMarks);

/** Removes the marks from a line. */
export const takeMarks = (line: string): Sentence =>
  removeMarks(line, marked, ([whole, name = '']) => ({ name, type: types[whole.charAt(0)] ?? '' }));

/** Removes the marks that the global pattern matches. `read`: returns the text in a mark, and its label. */
export function removeMarks(
  line: string,
  mark: RegExp,
  read: (match: RegExpExecArray) => { readonly name: string; readonly type: string },
): Sentence {
  const spans: LabelledSpan[] = [];
  let text = '';
  let from = 0;
  for (const match of line.matchAll(mark)) {
    const { name, type } = read(match);
    text += line.slice(from, match.index);
    spans.push({ start: text.length, end: text.length + name.length, type });
    text += name;
    from = match.index + match[0].length;
  }
  return { text: text + line.slice(from), spans };
}
