import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { faultOf, importsIn, packageOf, readFolderTable } from './import-rule.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = globSync('{packages,contracts,stacks}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|\.sst|dist|out|\.local)(\/|$)/.test(name),
});
const known = new Set(sources);

/** Where `@cgdx/name/path` may be: a package for two runtimes has the file twice. */
function placesOf(name: string, path: string): string[] {
  if (name === 'contracts') return [join('contracts', path)];
  return ['', 'node', 'browser'].map((part) => join('packages', name, 'src', part, path));
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly specifier: string;
}

const imports = sources.flatMap((from) =>
  importsIn(readFileSync(join(root, from), 'utf8')).map((specifier) => ({ from, specifier })),
);

/** The imports of ours, with the files that they name. */
const arrows: readonly Arrow[] = imports.flatMap(({ from, specifier }) => {
  const [, name = '', path = ''] = /^@cgdx\/([^/]+)\/([^?]+)/.exec(specifier) ?? [];
  const places = specifier.startsWith('.') ? [join(dirname(from), specifier)] : placesOf(name, path);
  const to = places.find((place) => known.has(place));
  return to === undefined ? [] : [{ from, to, specifier }];
});

const table = readFolderTable(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));

it('every package stands in the table of folders, and nothing there is gone', () => {
  const there = new Set(sources.map(packageOf));
  expect([...table.keys()].toSorted()).toEqual([...there].toSorted());
  for (const { always, inTests } of table.values())
    for (const name of [...always, ...inTests]) expect(there).toContain(name.split('/')[0]);
});

it('each file imports what the table of folders says, and no other', () => {
  expect(imports.flatMap(({ from, specifier }) => faultOf(table, from, specifier) ?? [])).toEqual([]);
});

it('what the table allows is used: an arrow that is gone leaves it', () => {
  const used = new Set(
    arrows.flatMap(({ from, specifier }) => {
      const [, other = '', path = ''] = /^@cgdx\/([^/]+)\/(.*)/.exec(specifier) ?? [];
      return [other, `${other}/${path.split('/')[0]}`].map((to) => `${packageOf(from)} ${to}`);
    }),
  );
  const unused = [...table].flatMap(([name, { always, inTests }]) =>
    [...always, ...inTests]
      .filter((other) => !used.has(`${name} ${other}`))
      .map((other) => `${name} ${other}`),
  );
  expect(unused).toEqual([]);
});

it('no file imports itself by way of others, not even a type', () => {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file) || way.includes(file)) return;
    for (const { to } of next.get(file) ?? []) follow(to, [...way, file]);
    done.add(file);
  };
  for (const file of sources) follow(file, []);
  expect(circles).toEqual([]);
});
