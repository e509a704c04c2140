import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { changedFiles, failingTest, recipesFor, writtenBy } from './changed-recipe.ts';
import { parseName } from './name.ts';
import { type RecipeKind, recipes } from './recipes.ts';
import { rehearse } from './rehearse.ts';
import { openTree } from './tree.ts';

const root = join(import.meta.dirname, '../../../../..');
const kinds = Object.keys(recipes) as RecipeKind[];
/** `npm run test:full` tries all recipes. */
const rehearsed = inject('everyCase') ? kinds : recipesFor(root, changedFiles(root));

test.each(kinds)(
  'the recipe of a %s finds every place that it edits, and every file that it imports',
  (kind) => {
    const written = writtenBy(root, recipes[kind]);
    const isThere = (path: string): boolean => written.has(path) || existsSync(join(root, path));
    expect(isThere(failingTest(kind).file)).toBe(true);
    const lost = [...written].flatMap(([path, text]) =>
      [...text.matchAll(/from ["'](\.[^"']+)["']/g)]
        .map(([, imported = '']) => join(dirname(path), imported))
        .filter((imported) => !isThere(imported)),
    );
    expect(lost).toEqual([]);
  },
);

test.skipIf(rehearsed.length === 0)(
  `after \`npm run new -- ${rehearsed.join('|')}\` types and lint pass, the named tests fail, and those beside them pass`,
  async () => {
    const { complaints, failed, passed } = await rehearse(root, rehearsed);
    expect(complaints).toEqual([]);
    const mayFail = new Set<string>(rehearsed.flatMap((kind) => recipes[kind].mayFail ?? []));
    expect(failed.filter((title) => !mayFail.has(title)).toSorted()).toEqual(
      rehearsed.map((kind) => failingTest(kind).title).toSorted(),
    );
    expect(passed).toBeGreaterThan(10);
  },
);

test('a change in a file that a recipe edits, or in the file of the recipe, causes it to be tried', () => {
  expect(recipesFor(root, ['packages/web/src/app/router.tsx'])).toEqual(['page']);
  expect(recipesFor(root, ['packages/local/src/command/new/language.ts'])).toEqual(['language']);
  expect(recipesFor(root, ['packages/local/src/command/new/tree.ts'])).toEqual(['event']);
  expect(recipesFor(root, ['README.md'])).toEqual([]);
});

test('a recipe whose anchor is missing, or occurs twice, reports that and changes nothing', () => {
  const tree = openTree(root);
  expect(() => tree.before('README.md', 'no such line', 'x')).toThrow(
    "README.md contains the recipe's anchor 0 times",
  );
  expect(() => tree.after('README.md', 'npm', 'x')).toThrow(
    /README\.md contains the recipe's anchor \d+ times/,
  );
  expect(() => tree.add('README.md', 'x')).toThrow('README.md exists already.');
  expect(tree.changed.size).toBe(0);
});

test.each(['Listening', 'listening_room', '-a', '../a', ''])('"%s" is not a valid name', (text) => {
  expect(parseName(text)).toBeUndefined();
});
