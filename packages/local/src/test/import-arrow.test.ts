import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const sources = globSync('{packages,contracts,stacks}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|\.sst|dist|out|\.local)(\/|$)/.test(name),
});
const known = new Set(sources);
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|^contracts\/test\//.test(file);
const packageOf = (file: string): string => file.split('/')[file.startsWith('packages/') ? 1 : 0] ?? '';

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

/** Returns every import of ours in a file, also of types, also one that is loaded later. */
function arrowsOf(from: string): Arrow[] {
  const source = readFileSync(join(root, from), 'utf8');
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].flatMap(([, specifier = '']) => {
    const [, name = '', path = ''] = /^@cgdx\/([^/]+)\/([^?]+)/.exec(specifier) ?? [];
    const places = specifier.startsWith('.') ? [join(dirname(from), specifier)] : placesOf(name, path);
    const to = places.find((place) => known.has(place));
    return to === undefined ? [] : [{ from, to, specifier }];
  });
}

const arrows = sources.flatMap(arrowsOf);
const between = arrows.filter(({ from, to }) => packageOf(from) !== packageOf(to));

/** The last column of the table of folders: what each may import, and what its tests may besides. */
const allowed = new Map(
  [
    ...readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| `([\w/-]+)` \|.*\| (.+) \|$/gm),
  ].map(([, folder = '', cell = '']) => {
    const [always = '', inTests = ''] = cell.split('; in tests: ');
    const names = (text: string) => (text === 'nothing of ours' ? [] : text.split(', ').filter(Boolean));
    return [folder.replace('packages/', ''), { always: names(always), inTests: names(inTests) }];
  }),
);

it('every package stands in the table of folders, and nothing there is gone', () => {
  const there = new Set(sources.map(packageOf));
  expect([...allowed.keys()].toSorted()).toEqual([...there].toSorted());
  for (const { always, inTests } of allowed.values())
    for (const name of [...always, ...inTests]) expect(there).toContain(name);
});

it('each package imports what the table of folders says, and no other', () => {
  const wrong = between.filter(({ from, to }) => {
    const { always = [], inTests = [] } = allowed.get(packageOf(from)) ?? {};
    return ![...always, ...(isTest(from) ? inTests : [])].includes(packageOf(to));
  });
  expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});

it('what the table allows is used: an arrow that is gone leaves it', () => {
  const used = new Set(between.map(({ from, to }) => `${packageOf(from)} ${packageOf(to)}`));
  const unused = [...allowed].flatMap(([name, { always, inTests }]) =>
    [...always, ...inTests]
      .filter((other) => !used.has(`${name} ${other}`))
      .map((other) => `${name} ${other}`),
  );
  expect(unused).toEqual([]);
});

it('another package is imported by its name', () => {
  const byPath = between.filter(({ specifier }) => specifier.startsWith('.'));
  expect(byPath.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});

it('on the pages, features never import each other, and what is shared imports neither them nor the app', () => {
  const place = (file: string) => /^packages\/web\/src\/(app|features\/[^/]+|lib|ui)\//.exec(file)?.[1];
  const wrong = arrows.filter(({ from, to }) => {
    const [ours, theirs] = [place(from), place(to)];
    if (ours === undefined || theirs === undefined || ours === theirs || ours === 'app') return false;
    return theirs === 'app' || theirs.startsWith('features/');
  });
  expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
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
