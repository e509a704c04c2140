/** The project's own posts of people in Singapore, which nothing is trained on. */
import { readdirSync } from 'node:fs';
import { type Post, readPosts as readFile } from '@cgdx/name-training/corpus/read-posts.ts';

export type { Post, PostKind } from '@cgdx/name-training/corpus/read-posts.ts';

const folder = new URL('../../own-text/singapore/', import.meta.url);

/** @param name the name of a file, such as `english`, or `ordinary-titles`, which names nobody */
export const readPosts = (name: string): readonly Post[] => readFile(new URL(`${name}.txt`, folder));

const names = readdirSync(folder).map((file) => file.replace('.txt', ''));
export const ordinaryNames = names.filter((name) => name.startsWith('ordinary-'));
/** The names of posts' files, which are those of their languages. */
export const postNames = names.filter((name) => !name.startsWith('ordinary-'));
