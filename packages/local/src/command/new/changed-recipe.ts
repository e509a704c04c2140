/**
 * Decides which recipes a change may have broken: recipes that edit one of the changed files, and recipes whose own
 * file changed.
 */
import { execFileSync } from 'node:child_process';
import { type Name, parseName } from './name.ts';
import type { Recipe } from './recipe.ts';
import { type RecipeKind, recipes } from './recipes.ts';
import { openTree } from './tree.ts';

const own = 'packages/local/src/command/new/';

/** Returns the files that differ from the main branch, committed or not; none if there is no git history. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]): string[] => {
    try {
      const output = execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return output.split('\n').filter(Boolean);
    } catch {
      return [];
    }
  };
  const [base = 'HEAD'] = [...git('merge-base', 'HEAD', 'origin/main'), ...git('merge-base', 'HEAD', 'main')];
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** @throws Error if the recipe's example is not a valid name */
function exampleOf({ example }: Recipe): Name {
  const name = parseName(example);
  if (name === undefined) throw new Error(`"${example}" is not a valid name`);
  return name;
}

/** Returns the text of each file that a recipe changes for its example, by path. */
export function writtenBy(root: string, recipe: Recipe): ReadonlyMap<string, string> {
  const tree = openTree(root);
  recipe.write(tree, exampleOf(recipe));
  return tree.changed;
}

/** Returns the test that fails after the recipe was carried out for its example. */
export const failingTest = (kind: RecipeKind): { readonly file: string; readonly title: string } =>
  recipes[kind].failing(exampleOf(recipes[kind]));

/** Returns the recipes to try. After a change in code that all recipes share, one recipe is tried. */
export function recipesFor(root: string, changed: readonly string[]): RecipeKind[] {
  const kinds = Object.keys(recipes) as RecipeKind[];
  const isOf = (kind: RecipeKind): boolean => {
    const paths = new Set([`${own}${kind}.ts`, ...writtenBy(root, recipes[kind]).keys()]);
    return changed.some((path) => paths.has(path));
  };
  const found = kinds.filter(isOf);
  return found.length === 0 && changed.some((path) => path.startsWith(own)) ? ['event'] : found;
}
