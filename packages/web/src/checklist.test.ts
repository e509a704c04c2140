/** Keeps docs/spa-checklist.md true: what it names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const below = ['packages/web/src', 'packages/lab/e2e/src', '.'].map((folder) => join(root, folder));

interface Row {
  readonly section: string;
  readonly item: string;
  readonly where: string;
  readonly test: string;
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('| ') || line.startsWith('| item ')) continue;
    const [item = '', where = '', test = ''] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    rows.push({ section, item, where, test });
  }
  return rows;
}

const placeOf = (path: string): string | undefined =>
  below.map((folder) => join(folder, path)).find((place) => existsSync(place));

/** What stands in backticks and has the form of a path. */
const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w@./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^(?:[\w.@-]+\/)+[\w.-]*$|\.(?:tsx?|sol|css)$/.test(path));

/** A file of tests, and the titles that follow it. */
const provedBy = (cell: string) =>
  [...cell.matchAll(/`([\w@./-]+\.(?:test\.tsx?|t\.sol))`(?:: ((?:“[^”]*”(?:, )?)+))?/g)].map(
    ([, file = '', titles = '']) => ({
      file,
      titles: [...titles.matchAll(/“([^”]*)”/g)].map(([, title = '']) => title.replaceAll('\\|', '|')),
    }),
  );

const opening: Readonly<Record<string, string>> = { ')': '(', '>': '<' };

/** Whether the parenthesis at this place is that of `test(`, `it(`, `describe(` or one of their `.each(…)(`. */
function isOfTest(text: string, parenthesis: number): boolean {
  let at = parenthesis;
  for (;;) {
    const closing = text[at - 1] ?? '';
    const open = opening[closing];
    if (open !== undefined) {
      let depth = 0;
      do {
        at -= 1;
        if (text[at] === closing && text[at - 1] !== '=') depth += 1;
        if (text[at] === open) depth -= 1;
      } while (depth > 0 && at > 0);
      continue;
    }
    const word = /\w+$/.exec(text.slice(Math.max(0, at - 40), at))?.[0];
    if (word === undefined) return false;
    at -= word.length;
    if (text[at - 1] !== '.') return ['test', 'it', 'describe'].includes(word);
    at -= 1;
  }
}

/** The titles of a file's tests and of what gathers them, as they stand there. */
function titlesIn(file: string): string[] {
  const text = file.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm, '');
  const constants = new Map(
    [...text.matchAll(/const (\w+) =\s+'((?:\\.|[^'\\])*)';/g)].map(([, name, value]) => [name, value]),
  );
  const called = /\(\s*(?:(['"`])((?:\\.|(?!\1)[^\\])*)\1|(\w+)),/g;
  const titles = [...text.matchAll(called)]
    .filter(({ index }) => isOfTest(text, index))
    .map(([, , title, name]) => title ?? constants.get(name));
  const inSolidity = [...text.matchAll(/function (test\w+)\(/g)].map(([, name]) => name);
  return [...titles, ...inSolidity]
    .filter((title) => title !== undefined)
    .map((title) => title.replaceAll("\\'", "'"));
}

const rows = rowsOf(readFileSync(join(root, 'docs/spa-checklist.md'), 'utf8'));

describe('the list of what the pages must do', () => {
  it('has a place and a test, or the reason why there is none, in every row', () => {
    expect(rows.length).toBeGreaterThan(300);
    for (const row of rows) {
      expect(row.where, row.item).not.toBe('');
      expect(row.test, row.item).not.toBe('');
      if (row.test.startsWith('no test: ')) continue;
      const titles = provedBy(row.test).flatMap((each) => each.titles);
      expect(titles.length, `${row.item}: no title of a test`).toBeGreaterThan(0);
    }
  });

  it('says nothing twice in one section', () => {
    const items = rows.map(({ section, item }) => `${section}: ${item}`);
    expect(items.filter((item, at) => items.indexOf(item) !== at)).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const lost = rows.flatMap(({ item, where }) =>
      pathsIn(where)
        .filter((path) => placeOf(path) === undefined)
        .map((path) => `${item}: ${path}`),
    );
    expect(lost).toEqual([]);
  });

  it('every file and every test that the list names is there', () => {
    const lost = rows.flatMap((row) =>
      provedBy(row.test).flatMap(({ file, titles }) => {
        const place = placeOf(file);
        if (place === undefined) return [`${row.item}: ${file}`];
        const inFile = new Set(titlesIn(readFileSync(place, 'utf8')));
        return titles.filter((title) => !inFile.has(title)).map((title) => `${row.item}: ${file}: ${title}`);
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('the check itself', () => {
  it('takes titles of tests alone: no comment, no code, no part of a title', () => {
    const text = [
      "const late = 'a title that is too long for its line';",
      "// it('a comment',",
      "test('a plain one', async () => expect(said('a word', 1)).toBe(2));",
      "test.each([['(', 1]] as const)('one for each %s', () => undefined);",
      "it.each<[Sheet, readonly string[]]>([[{ kind: 'x' }, f(g(1))]])(\n  'a typed one', () => undefined);",
      'describe.skipIf(isAway)("a group", () => test.skipIf(isAway)(late, run));',
      "it('it\\'s quoted', () => undefined);",
    ].join('\n');
    const [late, ...others] = ['a title that is too long for its line', 'a plain one', 'a typed one'];
    expect(titlesIn(text)).toEqual(expect.arrayContaining([late, ...others, 'a group', "it's quoted"]));
    for (const none of ['a comment', 'a word', 'plain', "test.each([['(', 1]] as const)("])
      expect(titlesIn(text)).not.toContain(none);
    expect(titlesIn('function testFuzz_pays(uint256 a) public {')).toEqual(['testFuzz_pays']);
  });

  it('finds the columns of a row, and what its cells name', () => {
    const [row] = rowsOf(
      '## Routes\n| `/` | `app/a.tsx`; `X_URL` | `a.test.ts`: “one”, “two”; `b.test.tsx` |',
    );
    expect(row).toMatchObject({ section: 'Routes', item: '`/`' });
    expect(pathsIn(row?.where ?? '')).toEqual(['app/a.tsx']);
    expect(provedBy(row?.test ?? '')).toEqual([
      { file: 'a.test.ts', titles: ['one', 'two'] },
      { file: 'b.test.tsx', titles: [] },
    ]);
    expect(placeOf('app/no-such-page.tsx')).toBeUndefined();
  });
});
