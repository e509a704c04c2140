/** The source files of the tree, and the files that their imports resolve to. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageOf } from './import-rule.ts';

export const root = join(import.meta.dirname, '../../../..');

export const isSource = (path: string): boolean =>
  !/(^|\/)(node_modules|\.sst|dist|out|built|\.local)(\/|$)/.test(path);

export const readInTree = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Paths from the root of the tree. */
export const sources: readonly string[] = globSync('{packages,contracts,stacks}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => !isSource(path),
});

const known = new Set(sources);
const folders = new Map(sources.map((file) => [packageOf(file), file.slice(0, file.indexOf('/src/'))]));

/** Returns the paths to which `@cgdx/name/path` may resolve: a package for two runtimes has two such files. */
function placesOf(name: string, path: string): string[] {
  if (name === 'contracts') return [join('contracts', path)];
  return ['', 'node', 'browser'].map((part) => join(folders.get(name) ?? name, 'src', part, path));
}

/**
 * Returns the workspace files to which an import resolves: none for a third-party package, two if it depends on the
 * runtime.
 */
export function filesNamed(from: string, specifier: string): string[] {
  const [, name = '', path = ''] = /^@cgdx\/([^/]+)\/([^?]+)/.exec(specifier) ?? [];
  const places = specifier.startsWith('.')
    ? [join(dirname(from), specifier.replace(/\?.*/, ''))]
    : placesOf(name, path);
  return places.filter((place) => known.has(place));
}
