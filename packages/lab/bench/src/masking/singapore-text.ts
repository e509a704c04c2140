/** The project's own posts of people in Singapore, which nothing is trained on. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Post } from '@cgdx/name-training/corpus/read-posts.ts';
import { readPosts as readFile } from '@cgdx/name-training/corpus/read-posts.ts';

export type { Post, PostKind } from '@cgdx/name-training/corpus/read-posts.ts';

const folder = new URL('../../own-text/singapore/', import.meta.url);

/** @param name the name of a file, such as `english`, or `ordinary-titles`, which names nobody */
export const readPosts = (name: string): readonly Post[] => readFile(new URL(`${name}.txt`, folder));

const names = readdirSync(folder).map((file) => file.replace('.txt', ''));
export const ordinaryNames = names.filter((name) => name.startsWith('ordinary-'));
/** The names of posts' files, which are those of their languages. */
export const postNames = names.filter((name) => !name.startsWith('ordinary-'));

const framed = new URL('../../own-text/names-in-sentences/', import.meta.url);
/** Languages of which names stand in sentences: neither helps to find the other, so that each place of a name is tried. */
export const framedLanguages = readdirSync(framed).map((file) => file.replace('.txt', ''));

/** Returns each name of the file's first line in each sentence of the others. */
export function readFramed(language: string): readonly Post[] {
  const [names = '', ...sentences] = readFileSync(new URL(`${language}.txt`, framed), 'utf8')
    .trim()
    .split('\n');
  return names.split(', ').flatMap((name) =>
    sentences.map((sentence) => {
      const start = sentence.indexOf('NAME');
      const spans = [{ start, end: start + name.length, kind: 'person' as const }];
      return { text: sentence.replace('NAME', name), spans };
    }),
  );
}
