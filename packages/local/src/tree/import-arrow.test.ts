import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { faultOf, importsIn, isTest, packageOf, readFolderTable } from './import-rule.ts';
import { filesNamed, readInTree, sources } from './source-tree.ts';

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly specifier: string;
}

const imports = sources.flatMap((from) =>
  importsIn(readInTree(from)).map((specifier) => ({ from, specifier })),
);

/** Imports of the workspace's own files, with the files that they resolve to. */
const arrows: readonly Arrow[] = imports.flatMap(({ from, specifier }) =>
  filesNamed(from, specifier)
    .slice(0, 1)
    .map((to) => ({ from, to, specifier })),
);

const table = readFolderTable(readInTree('docs/folders.md'));

it('every package is in the table of folders, and every folder in the table exists', () => {
  const there = new Set(sources.map(packageOf));
  expect([...table.keys()].toSorted()).toEqual([...there].toSorted());
  for (const { always, inTests } of table.values())
    for (const name of [...always, ...inTests]) expect(there).toContain(name.split('/')[0]);
});

it('each file imports only what the table of folders allows', () => {
  expect(imports.flatMap(({ from, specifier }) => faultOf(table, from, specifier) ?? [])).toEqual([]);
});

it('every import that the table allows is used somewhere', () => {
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

/** Returns each path of imports that leads back to its start. */
function circlesOf(steps: readonly { readonly from: string; readonly to: string }[]): string[] {
  const next = Map.groupBy(steps, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (place: string, way: readonly string[]): void => {
    if (way.includes(place)) circles.push([...way.slice(way.indexOf(place)), place].join(' > '));
    if (done.has(place) || way.includes(place)) return;
    for (const { to } of next.get(place) ?? []) follow(to, [...way, place]);
    done.add(place);
  };
  for (const place of next.keys()) follow(place, []);
  return circles;
}

it('no file imports itself through other files, not even a type', () => {
  expect(circlesOf(arrows)).toEqual([]);
});

it('no folder imports itself through other folders', () => {
  const between = arrows
    .filter(({ from }) => !/\.test\.tsx?$/.test(from))
    .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
    .filter(({ from, to }) => from !== to);
  expect(between.length).toBeGreaterThan(1000);
  expect(circlesOf(between)).toEqual([]);
});

it('no subject of functions imports itself through other subjects', () => {
  const subjectOf = (file: string): string => file.split('/').slice(0, 4).join('/');
  const between = arrows
    .filter(({ from, to }) => [from, to].every((file) => packageOf(file) === 'functions') && !isTest(from))
    .map(({ from, to }) => ({ from: subjectOf(from), to: subjectOf(to) }))
    .filter(({ from, to }) => from !== to);
  expect(between.length).toBeGreaterThan(100);
  expect(circlesOf(between)).toEqual([]);
});

it('the first pass over an export imports nothing of the second, which masks', () => {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const reached = new Set([
    'packages/functions/src/contribution/inspect/observe-units.ts',
    'packages/functions/src/contribution/inspect/check-authenticity.ts',
    'packages/core/src/export/pass/inspect-export.ts',
    'packages/core/src/export/platform/spotify/spotify-evidence.ts',
  ]);
  // counts words once more by their languages, after the pass
  const behind = 'packages/core/src/export/pass/inspect-offer.ts';
  for (const file of reached) for (const { to } of next.get(file) ?? []) if (to !== behind) reached.add(to);
  expect(reached.size).toBeGreaterThan(200);
  const searching = [...reached].filter((file) => ['privacy', 'name-tagger'].includes(packageOf(file)));
  // where a word ends, for the names in Facebook's titles
  expect(searching).toEqual(['packages/privacy/src/separate-word.ts']);
});
