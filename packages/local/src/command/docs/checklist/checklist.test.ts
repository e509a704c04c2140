/** Every row of the checklist is proved by an assertion, and every fact of the specification occurs in a row. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../tree/source-tree.ts';
import { checklist, facts, factsOf, itemWords, readRowFile, rowsOf } from './checklist.ts';
import { proofsIn, readProofs, titlesIn } from './marker.ts';

const below = ['packages/web/src', 'packages/lab/e2e/src', '.'];
const rows = rowsOf(readRowFile(root));
const proofs = readProofs(root);

/** Texts in backticks that have the form of a path. */
const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w@./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^(?:[\w.@-]+\/)+[\w.-]*$|\.(?:tsx?|sol|css)$/.test(path));

const isThere = (path: string): boolean => below.some((folder) => existsSync(join(root, folder, path)));

describe('the list of what the pages must do', () => {
  it('has in every row an assertion that proves it, or the reason for having none', () => {
    expect(rows.length).toBeGreaterThan(400);
    const proved = new Set(proofs.map(({ row }) => row));
    expect(rows.filter(({ id, none }) => none === '' && !proved.has(id)).map(({ id }) => id)).toEqual([]);
    for (const { id, none } of rows) if (none !== '') expect(none, id).toMatch(/^no test: /);
    expect(rows.filter(({ id, none }) => none !== '' && proved.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('has a row for every marker in the tests', () => {
    const known = new Set(rows.map(({ id }) => id));
    expect(proofs.filter(({ row }) => !known.has(row))).toEqual([]);
  });

  it('names every fact of the specification', () => {
    const named = new Set(rows.flatMap(factsOf));
    const all = Object.entries(facts).flatMap(([module, of]) =>
      Object.keys(of).map((name) => `${module}.${name}`),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((fact) => !named.has(fact))).toEqual([]);
  });

  it('has no item twice in one section, and no row id twice', () => {
    for (const keys of [rows.map(({ section, item }) => `${section}: ${item}`), rows.map(({ id }) => id)])
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('names only existing files and folders', () => {
    const named = rows.flatMap(({ id, where }) => pathsIn(where).map((path) => `${id}: ${path}`));
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((each) => !isThere(each.split(': ')[1] ?? ''))).toEqual([]);
  });
});

describe('the check itself', () => {
  it('finds only titles of tests: no comment, no code, no part of a title', () => {
    const text = [
      "const late = 'a title that is too long for its line';",
      "// it('a comment',",
      "test('a plain one', async () => expect(said('a word', 1)).toBe(2));",
      "test.each([['x', 1]] as const)('one for each %s', () => undefined);",
      "it.each<[Sheet, readonly string[]]>([[{ kind: 'x' }, f(g(1))]])(\n  'a typed one', () => undefined);",
      'describe.skipIf(isAway)("a group", () => test.skipIf(isAway)(late, run));',
      "it('it\\'s quoted', () => undefined);",
      'async function tryIt(page: Page) {',
      '    function testFuzz_pays(uint256 a) public {',
    ].join('\n');
    expect(titlesIn(text).map(({ title }) => title)).toEqual([
      ...['a plain one', 'one for each %s', 'a typed one', 'a group'],
      ...['a title that is too long for its line', "it's quoted", 'tryIt', 'testFuzz_pays'],
    ]);
  });

  it('accepts a marker that is the message of an assertion, or a comment above one', () => {
    const test = (line: string) => `it('is so', () => {\n  ${line}\n});`;
    const proof = { row: 'a.b', file: 'f', title: 'is so' };
    expect(proofsIn('f', test("expect(x, 'proves a.b').toBe(1);"))).toEqual([proof]);
    expect(proofsIn('f', test("expect(\n    x,\n    'proves a.b',\n  ).toBe(1);"))).toEqual([proof]);
    expect(proofsIn('f', test('// proves a.b\n  await page.waitFor();'))).toEqual([proof]);
    for (const nothing of ["f('proves a.b');", '// proves a.b\n  const x = 1;', "const x = 'proves a.b';"])
      expect(() => proofsIn('f', test(nothing))).toThrow(/is not at an assertion|are neither the message/);
  });

  it('writes a row with its facts and its proofs', () => {
    const text =
      '| row | item | where |\n|---|---|---|\n| a.b | `{{message.noFile}}` of {{number.chainId}} | `x.ts` |';
    expect(checklist(text, [{ row: 'a.b', file: 'packages/web/src/x.test.ts', title: 'is so' }])).toBe(
      '| item | where | test |\n|---|---|---|\n' +
        '| `No File Selected / Please upload a file.` of 1287 | `x.ts` | `x.test.ts`: “is so” |',
    );
    expect(() => itemWords('{{message.nothing}}')).toThrow('No fact is called message.nothing');
  });
});
