/** Reads posts of people in Singapore, labelled by hand, one per line: `{kind:value}` marks what names or reaches somebody. */
import { readdirSync, readFileSync } from 'node:fs';
import { removeMarks } from './read-marked.ts';

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
  const { text, spans } = removeMarks(line, mark, ([, type = '', name = '']) => ({ name, type }));
  return { text, spans: spans.map(({ start, end, type }) => ({ start, end, kind: type as PostKind })) };
}

export const readPosts = (file: URL): readonly Post[] =>
  readFileSync(file, 'utf8').trim().split('\n').map(takePostMarks);

const folder = new URL('../../own-text/singapore/', import.meta.url);

/** Returns the posts of all files, in the order of their names. */
export const readAllPosts = (): readonly Post[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readPosts(new URL(file, folder)));
