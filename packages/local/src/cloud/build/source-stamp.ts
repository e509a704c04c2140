/** Computes a short text from a build's sources, so that an unchanged build is not repeated. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns whether the file is a test, which is not part of any build. */
const isTest = (name: string): boolean => /\.(test|t)\.\w+$/.test(name);

/** @param paths files and folders; whether a path exists is part of the stamp */
export function sourceStamp(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    if (!existsSync(path)) {
      hash.update(`missing ${relative(root, path)}\n`);
    } else if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!isTest(name)) add(join(path, name));
    } else {
      const content = readFileSync(path);
      hash.update(`${relative(root, path)} ${content.length}\n`).update(content);
    }
  };
  for (const path of paths) add(join(root, path));
  return hash.digest('hex');
}
