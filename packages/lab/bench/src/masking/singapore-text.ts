/** Reads posts of people in Singapore, labelled by hand: `{kind:value}` marks text that names or reaches somebody. */
import { readdirSync, readFileSync } from 'node:fs';

/** The labelled kinds; `institution` is a school, a unit or an employer that is mentioned with a person. */
export type SingaporeKind =
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

export interface Post {
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number; readonly kind: SingaporeKind }[];
}

const folder = new URL('../../own-text/singapore/', import.meta.url);
const mark = /\{(\w+):([^}]+)\}/g;

function takeMarks(line: string): Post {
  const spans: Post['spans'][number][] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: kind = '', 2: value = '', index } of line.matchAll(mark)) {
    text += line.slice(from, index);
    spans.push({ start: text.length, end: text.length + value.length, kind: kind as SingaporeKind });
    text += value;
    from = index + whole.length;
  }
  return { text: text + line.slice(from), spans };
}

/** @param name the name of a file, such as `english`, or `ordinary-titles`, which names nobody */
export const readPosts = (name: string): readonly Post[] =>
  readFileSync(new URL(`${name}.txt`, folder), 'utf8')
    .trim()
    .split('\n')
    .map(takeMarks);

const names = readdirSync(folder).map((file) => file.replace('.txt', ''));
export const ordinaryNames = names.filter((name) => name.startsWith('ordinary-'));
/** The names of posts' files, which are those of their languages. */
export const postNames = names.filter((name) => !name.startsWith('ordinary-'));
