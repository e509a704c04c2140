/** Checks the built pages: what they must and must not contain, and their size. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { poolMarkup } from '@cgdx/core/pool/card/pool-dataset.ts';
import { initialPools, recordsPools } from '@cgdx/core/pool/pool.ts';
import { aboutSgd, weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Chunk, chunkWith, fileOf, reachableFrom } from './chunk-graph.ts';

const root = dirname(import.meta.dirname);
const parent = mkdtempSync(join(tmpdir(), 'cgdx-web-'));
const cloud = join(parent, 'cloud');
const local = join(parent, 'local');

/** The size limit of the first route (React, router, query cache, our layout), compressed. */
const initialBudgetBytes = 100_000;

const buildInto = (outDir: string, mode: string) =>
  build({ root, mode, logLevel: 'error', build: { outDir, emptyOutDir: true } });

let chunks: readonly Chunk[] = [];

beforeAll(async () => {
  // Vitest sets NODE_ENV to "test", which would bundle React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await buildInto(cloud, 'production');
  if ('output' in built) chunks = built.output.filter(({ type }) => type === 'chunk') as readonly Chunk[];
  await buildInto(local, 'local-cloud');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true, force: true });
});

const page = (directory: string, name = 'index') => readFileSync(join(directory, `${name}.html`), 'utf8');
/** The prerendered pages that people reach by a search, and the frame of all others, by their headings. */
const pages = {
  index: 'My Data, My Control!',
  datapool: 'Data Pools',
  about: 'About Us',
  guide: 'How to start contributing and earning',
  proof: 'Proof of an upload',
  'D-GPT': 'DataGPT (D-GPT)',
  'data/spotify': 'Spotify records',
  'data/x-words': 'X posts and comments',
  app: undefined,
};

function scripts(directory: string): Map<string, string> {
  const files = readdirSync(join(directory, 'assets')).filter((file) => file.endsWith('.js'));
  return new Map(files.map((file) => [file, readFileSync(join(directory, 'assets', file), 'utf8')]));
}

/** Returns the program's scripts: those that the page names, and all their static imports. */
function programFiles(directory: string, name = 'index'): readonly string[] {
  const all = scripts(directory);
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported] of (all.get(file) ?? '').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)/g)) {
      if (imported) visit(imported);
    }
  };
  const [, named = ''] = /<meta name="program" content="([^"]+)"/.exec(page(directory, name)) ?? [];
  for (const path of named.split(' ')) visit(path.replace('/assets/', ''));
  return [...found];
}

function initialScripts(directory: string): string[] {
  const all = scripts(directory);
  return programFiles(directory).map((file) => {
    const text = all.get(file);
    if (text === undefined) throw new Error(`There is no script ${file}.`);
    return text;
  });
}

it('keeps the first route within its budget', () => {
  const sizes = initialScripts(cloud).map((text) => brotliCompressSync(text).length);
  expect(sizes.length).toBeGreaterThan(0);
  const bytes = sizes.reduce((total, size) => total + size, 0);
  // React alone is larger than half: a smaller sum would mean that the program was not found.
  expect(bytes).toBeGreaterThan(initialBudgetBytes / 2);
  expect(bytes, 'proves constant.first-route-most').toBeLessThanOrEqual(initialBudgetBytes);
});

it('starts without Intl, whose first use keeps a phone from answering for some 60 ms', () => {
  for (const text of initialScripts(cloud)) expect(text).not.toMatch(/\bIntl\.|\.toLocale\w*String\(/);
});

/** The page of a pool also links the style sheets of its own parts. */
const requestsOf = (name: string): number => (name.startsWith('data/') ? 8 + 6 : 8);

it('needs at most eight requests for the first page, including its icon and its program', () => {
  for (const name of Object.keys(pages)) {
    const files = [...page(cloud, name).matchAll(/<(?:link|script|img)\b[^>]*(?:href|src)="\/([^"]+)"/g)];
    expect(files.length, name).toBeGreaterThan(3);
    expect(1 + files.length + programFiles(cloud, name).length, name).toBeLessThanOrEqual(requestsOf(name));
  }
});

it('shows the first pages before any script has run', () => {
  for (const [name, heading] of Object.entries(pages)) {
    const html = page(cloud, name);
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) =>
      text.replace(/<[^>]+>/g, ''),
    );
    expect(headings, name).toEqual(heading ? [heading] : []);
    if (heading) expect(/<title>([^<]*)<\/title>/.exec(html)?.[1], name).toBe(`${heading} · CGDX`);
    expect(html, 'proves layout.routes-share-layout').toContain('aria-label="Main"');
    // proves layout.skip-link-headings
    expect(html, name).toContain('Skip to the content');
  }
  const descriptions = Object.keys(pages).map(
    (name) => /name="description"\s+content="([^"]*)"/.exec(page(cloud, name))?.[1],
  );
  expect(new Set(descriptions).size).toBe(8);
});

it('has each pool’s JSON-LD for search engines, and styles the pool’s page before any script', () => {
  for (const pool of initialPools) {
    const html = page(cloud, `data/${pool.dataPoolId}`);
    const [, markup = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(markup)).toEqual(poolMarkup(pool));
    expect(html.match(/rel="stylesheet"/g)?.length).toBeGreaterThan(1);
  }
});

/** Returns text and link of every card and link of a page, as a reader without scripts finds them. */
const links = (html: string): string[] =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => {
    const to = /href="([^"]*)"/.exec(attributes)?.[1];
    const tab = attributes.includes('target="_blank"') ? ' in a new tab' : '';
    return `${inside
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()} -> ${to}${tab}`;
  });

it('has every card of the landing page, each with its link', () => {
  const html = page(cloud);
  const found = links(html).join('\n');
  for (const link of [
    /^Tutorials How to start contributing and earning.* -> \/guide in a new tab$/m,
    /^Data Pool .* -> \/datapool$/m,
    /^DataGPT \(D-GPT\) .* -> \/D-GPT$/m,
    /^InsightGPT \(I-GPT\) .* -> \/I-GPT$/m,
  ])
    expect(found).toMatch(link);
  for (const { dataPoolId, dataPoolName, maxIncentive } of recordsPools)
    expect(found).toContain(
      `${dataPoolName} up to ${maxIncentive} CGDX ${aboutSgd(weiOfCgdx(maxIncentive))} -> /datapool/contribute/${dataPoolId}`,
    );
  // The notice appears only once the script knows that the programme still runs.
  expect(found).not.toContain('early-contributor programme');
  // A card without an action is not a link.
  expect(html).toContain('Learn More');
  expect(found).not.toMatch(/^Learn More/m);
  for (const heading of ['Utility', 'Buy and Sell', 'Data Monetization', 'Synergy Of AI &amp; BLOCKCHAIN'])
    expect(html).toContain(heading);
});

it('has no inline script and no inline style, which the pages’ policy would forbid', () => {
  for (const name of Object.keys(pages)) {
    const html = page(cloud, name).replaceAll(/<script type="application\/(?:ld\+)?json".*?<\/script>/g, '');
    // proves route.strict-policy-no
    expect(html, name).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
  }
});

it('loads neither Amplify nor ethers nor zod with the first route', () => {
  const initial = initialScripts(cloud).join('\n');
  for (const mark of ['CognitoIdentityServiceProvider.InitiateAuth', 'ZodError', 'secp256k1']) {
    expect(initial).not.toContain(mark);
  }
});

it('has the development wallet in the local bundle and nowhere else', () => {
  const has = (directory: string) =>
    [...scripts(directory).values()].some((text) => text.includes('development wallet'));
  expect(has(local)).toBe(true);
  expect(has(cloud)).toBe(false);
});

it('sends exports to the configured S3 in the local bundle and to the real S3 in the cloud’s bundle', () => {
  const text = (directory: string) => [...scripts(directory).values()].join('\n');
  expect(text(local)).toContain('s3Endpoint');
  expect(text(local)).not.toContain('https://s3.');
  expect(text(cloud)).not.toContain('s3Endpoint');
  expect(text(cloud)).toContain('https://s3.');
});

it('leaves the configuration of the local page empty and fills that of the cloud’s page', () => {
  for (const name of Object.keys(pages)) {
    expect(page(local, name)).toContain('<script type="application/json" id="config">{}</script>');
    expect(page(cloud, name)).toMatch(/id="config">\{"mode":"cloud","chainId":1287/);
  }
});

it('preloads the two fonts of the first paint', () => {
  expect(page(cloud).match(/rel="preload"[^>]*as="font"/g), 'proves layout.two-fonts-preloaded').toHaveLength(
    2,
  );
});

const doorToConsole = 'packages/web/src/app/page/operator-page.tsx';
const consoleEntry = 'packages/web/src/app/operator/console.tsx';
/** Modules that only operators need. */
const ofConsole = [
  /^packages\/web\/src\/app\/operator\//,
  /^packages\/web\/src\/features\/(attention|execution|review|dead-letter|record|chain-lane|ledger-balance|operated-pool|audit)\//,
  /^packages\/web\/src\/lib\/(live|operator)\//,
  /^packages\/web\/src\/lib\/api\/call-as-operator\.ts$/,
  /^packages\/api\/src\/route\/(operator|review)\b/,
  /^node_modules\/@dagrejs\//,
];

it('loads no part of the operators’ console for anybody else', () => {
  const [entry] = chunks.filter(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The program has no entry.');
  const ofOthers = reachableFrom(entry, chunks, chunkWith(consoleEntry, chunks));
  expect(ofOthers.size).toBeGreaterThan(20);
  expect(ofOthers).toContain(chunkWith(doorToConsole, chunks));
  const files = [...ofOthers].flatMap(({ moduleIds }) => moduleIds.map(fileOf));
  expect(
    files.filter((file) => ofConsole.some((pattern) => pattern.test(file))),
    'proves operator.nothing-console-load',
  ).toEqual([]);
});

it('loads all of the console only through the operators’ page', () => {
  const console = chunkWith(consoleEntry, chunks);
  const importers = chunks.filter(({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].includes(console.fileName),
  );
  expect(importers).toEqual([chunkWith(doorToConsole, chunks)]);
  const files = [...reachableFrom(console, chunks)].flatMap(({ moduleIds }) => moduleIds.map(fileOf));
  for (const pattern of ofConsole)
    expect(
      files.some((file) => pattern.test(file)),
      `${pattern}`,
    ).toBe(true);
});
