import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { isSource, readInTree as read, root } from './source-tree.ts';

const isMade = (path: string): boolean => !isSource(path);
const docs = globSync('{*.md,{docs,packages,contracts}/**/*.md}', { cwd: root, exclude: isMade });
const places = new Set(
  globSync('{*,.ci/*,.github/**/*,{docs,packages,contracts,stacks}/**/*}', { cwd: root, exclude: isMade }),
);

/** The top-level folders, and the endings of source files. */
const endings = new Set(
  [...places].flatMap((place) => {
    const folders = place.split('/');
    return folders.map((_, index) => folders.slice(index).join('/'));
  }),
);

/** Files that a person's command writes, and that a new checkout lacks. */
const written = ['contracts/deployment/moonbase'];

/** Returns the texts in backticks outside code blocks that name a source file or a folder of the tree. */
const pathsIn = (markdown: string): string[] =>
  [...markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([\w.@/-]+)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => /\.(tsx?|mjs|sol|css)$|^(packages|docs|contracts|stacks)\/./.test(path));

/** A path may start at the root of the tree, at the document's folder, or at any folder of the tree. */
const isThere = (doc: string, path: string): boolean =>
  written.includes(path) || endings.has(path) || places.has(join(dirname(doc), path));

const prose = (markdown: string): string => markdown.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
const linksIn = (markdown: string): string[] =>
  [...prose(markdown).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => target);

/** Returns the anchors that GitHub makes from headings. */
const anchorsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isLinkBroken(doc: string, link: string): boolean {
  // An address of the site, which the page's own test checks.
  if (doc.startsWith('docs/public/') && link.startsWith('/')) return false;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? doc : join(dirname(doc), path);
  if (!existsSync(join(root, target))) return true;
  return anchor !== undefined && !anchorsIn(read(target)).includes(anchor);
}

it('every path in a document exists', () => {
  expect(docs.length).toBeGreaterThan(40);
  const lost = docs.flatMap((doc) =>
    pathsIn(read(doc))
      .filter((path) => !isThere(doc, path))
      .map((path) => `${doc}: ${path}`),
  );
  expect(lost).toEqual([]);
});

it('every link of a document leads to a file, and to a heading if it names one', () => {
  const broken = docs.flatMap((doc) =>
    linksIn(read(doc))
      .filter((link) => isLinkBroken(doc, link))
      .map((link) => `${doc}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('a path and a link without a target are found', () => {
  const text = '`core/src/pool/pool.ts`, `core/src/no-such.ts` and `packages/nowhere/`; `a.zip`, `x/y`';
  expect(pathsIn(text).filter((path) => !isThere('README.md', path))).toEqual([
    'core/src/no-such.ts',
    'packages/nowhere',
  ]);
  for (const link of ['docs/none.md', 'docs/glossary.md#none', '#none'])
    expect(isLinkBroken('README.md', link), link).toBe(true);
  expect(isLinkBroken('README.md', 'docs/glossary.md#glossary')).toBe(false);
});

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
}
const scriptsOf = (path: string): string[] =>
  Object.keys((JSON.parse(read(path)) as Manifest).scripts ?? {}).toSorted();

it('every document names only existing commands, and docs/commands.md names all of them', () => {
  const manifests = [...places].filter((place) => /(^|\/)package\.json$/.test(place));
  const known = new Set(manifests.flatMap(scriptsOf));
  const named = (text: string) => [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  const lost = docs.flatMap((doc) =>
    named(read(doc))
      .filter((name) => !known.has(name))
      .map((name) => `${doc}: ${name}`),
  );
  expect(lost).toEqual([]);
  const told = read('docs/commands.md');
  const isTold = (name: string) => new RegExp(`\`(npm (run )?)?${name}[ \`]`).test(told);
  expect(scriptsOf('package.json').filter((name) => !isTold(name))).toEqual([]);
});

/** Counts words outside tables, since tables contain figures. */
const wordsOf = (markdown: string): number =>
  markdown.replaceAll(/^\|.*$/gm, '').match(/\S*\p{L}\S*/gu)?.length ?? 0;

it('each decision and the architecture fit on one page', () => {
  const decisions = docs.filter((doc) => doc.startsWith('docs/decisions/'));
  expect(decisions.length).toBeGreaterThan(30);
  const long = decisions.filter((doc) => wordsOf(read(doc)) > 500);
  expect(long, 'keep question, decision, reasons and a table of figures; git has the history').toEqual([]);
  expect(wordsOf(read('docs/architecture.md'))).toBeLessThanOrEqual(700);
});
