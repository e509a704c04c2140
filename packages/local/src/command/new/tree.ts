/**
 * Edits of the repository's files, held in memory until all have succeeded, so that a failing recipe writes nothing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Tree {
  read(path: string): string;
  isThere(path: string): boolean;
  /** Adds a file. @throws Error if the file exists */
  add(path: string, text: string): void;
  /** Inserts `text` before `anchor`. @throws Error unless the file contains the anchor exactly once */
  before(path: string, anchor: string, text: string): void;
  /** Inserts `text` after `anchor`. @throws Error as `before` does */
  after(path: string, anchor: string, text: string): void;
  replace(path: string, from: string, to: string): void;
  /** Added and changed files with their new text, by path. */
  readonly changed: ReadonlyMap<string, string>;
}

export function openTree(root: string): Tree {
  const changed = new Map<string, string>();
  const read = (path: string): string => changed.get(path) ?? readFileSync(join(root, path), 'utf8');
  const replace = (path: string, from: string, to: string): void => {
    const parts = read(path).split(from);
    if (parts.length !== 2)
      throw new Error(`${path} contains the recipe's anchor ${parts.length - 1} times, not once: ${from}`);
    changed.set(path, parts.join(to));
  };
  const isThere = (path: string): boolean => changed.has(path) || existsSync(join(root, path));
  return {
    read,
    isThere,
    replace,
    changed,
    add(path, text) {
      if (isThere(path)) throw new Error(`${path} exists already.`);
      changed.set(path, text);
    },
    before: (path, anchor, text) => replace(path, anchor, text + anchor),
    after: (path, anchor, text) => replace(path, anchor, anchor + text),
  };
}

export function writeTree(root: string, { changed }: Tree): void {
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
