import { join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { filesNamed, readInTree, sources } from './source-tree.ts';
import { unusedExports } from './unused-export.ts';

/** Returns the unused exports of `a.ts`, given one other file. */
const unusedBeside = (other: string, file = 'b.ts') =>
  unusedExports(
    new Map([
      ['a.ts', 'export const one = 1;\nexport function two() {}\nexport type Three = 3;'],
      [file, other],
    ]),
    (_from, specifier) => [join(specifier)],
  );

it.each([
  "import { one } from './a.ts';",
  "import { one as other } from './a.ts';",
  "export { one } from './a.ts';",
  "import * as a from './a.ts';\nconsole.log(a.one);",
  "const { one } = await import('./a.ts');",
  "let a: typeof import('./a.ts').one;",
])('a value is used by %s', (other) => {
  expect(unusedBeside(other)).not.toContain('a.ts: one');
  expect(unusedBeside(other)).toContain('a.ts: two');
});

it('the same word elsewhere does not count as a use of the value', () => {
  expect(unusedBeside("import { one } from './c.ts';\nconst two = one;")).toEqual(['a.ts: one', 'a.ts: two']);
});

it('a file that is loaded by its path counts as used, unless only a test names the path', () => {
  const other = "const worker = new URL('./a.ts', import.meta.url);";
  expect(unusedBeside(other)).toEqual([]);
  expect(unusedBeside(other, 'b.test.ts')).toEqual(['a.ts: one', 'a.ts: two']);
});

it('every exported value is imported by another file, or loaded by its path', () => {
  const all = new Map(['sst.config.ts', ...sources].map((file) => [file, readInTree(file)]));
  expect(unusedExports(all, filesNamed)).toEqual([]);
});
