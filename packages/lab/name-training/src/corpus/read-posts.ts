/** Reads posts of people in Singapore, labelled by hand, one per line: `{kind:value}` marks what names or reaches somebody. */
import { readFileSync } from 'node:fs';

/** The labelled kinds; `institution` is a school, a unit or an employer that is mentioned with a person. */
export type PostKind =
  | 'person'
  | 'institution'
  | 'plate'
  | 'nric'
  | 'passport'
  | 'phone'
  | 'postal'
  | 'address'
  | 'birth'
  | 'bank'
  | 'number'
  | 'handle';

/** UTF-16 offsets, end exclusive. */
export interface PostSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: PostKind;
}

export interface Post {
  readonly text: string;
  readonly spans: readonly PostSpan[];
}

const mark = /\{(\w+):([^}]+)\}/g;

function takePostMarks(line: string): Post {
  const spans: PostSpan[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: kind = '', 2: value = '', index } of line.matchAll(mark)) {
    text += line.slice(from, index);
    spans.push({ start: text.length, end: text.length + value.length, kind: kind as PostKind });
    text += value;
    from = index + whole.length;
  }
  return { text: text + line.slice(from), spans };
}

export const readPosts = (file: URL): readonly Post[] =>
  readFileSync(file, 'utf8').trim().split('\n').map(takePostMarks);
