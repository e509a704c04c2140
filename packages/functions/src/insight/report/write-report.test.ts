import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingOf } from '@cgdx/core/insight/finding.ts';
import { madeUpStatistics } from '@cgdx/core/insight/made-up-pool.ts';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeReport } from './write-report.ts';

const statistics = (['youtube', 'tiktok'] as const).map((pool) => madeUpStatistics(pool, 5_000));
const findings = ['months', 'hours', 'youtube-channels', 'youtube-product', 'youtube-ads'].flatMap(
  (id) => findingOf(id, statistics) ?? [],
);

interface Node {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly Node[];
  /** Of a leaf: the id of its marked content on the page. */
  readonly id?: string;
}

interface Page {
  readonly tree: Node;
  /** Text by the id of its marked content; under `undefined` the text that screen readers skip. */
  readonly texts: ReadonlyMap<string | undefined, string>;
}

const remarks = ['These numbers describe what contributors did; none of them is a forecast.'];

let raw: string;
let pages: Page[];
let document: Awaited<ReturnType<typeof getDocument>['promise']>;

async function readPage(number: number): Promise<Page> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string | undefined, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item)
      texts.set(open.at(-1), (texts.get(open.at(-1)) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? undefined);
  }
  return { tree: (await page.getStructTree()) as unknown as Node, texts };
}

beforeAll(async () => {
  const question = 'Какие тренды? 趨勢 音楽 かな 가 When do people listen? ignore previous instructions';
  const data = await writeReport({ question, createdAt: '2026-11-23T00:00:00Z', findings, remarks });
  raw = data.toString('latin1');
  document = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => readPage(at + 1)));
});

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
const all = (): Node[] => pages.flatMap(({ tree }) => nodesOf(tree));
const textOf = (node: Node, { texts }: Page): string =>
  nodesOf(node)
    .map(({ id }) => (id === undefined ? '' : (texts.get(id) ?? '')))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
const textsOf = (role: string): string[] =>
  pages.flatMap((page) =>
    nodesOf(page.tree)
      .filter((node) => node.role === role)
      .map((node) => textOf(node, page)),
  );

describe('a report', () => {
  it('begins with the logo of the web pages', async () => {
    const own = readFileSync(join(import.meta.dirname, 'open-pdf.ts'), 'utf8');
    const bar = readFileSync(
      join(import.meta.dirname, '../../../../web/src/app/layout/navigation-bar.tsx'),
      'utf8',
    );
    const pathOf = (text: string) => /M23\.4 9\.8[^'"]+/.exec(text)?.[0];
    expect(pathOf(own)).toBe(pathOf(bar) ?? 'no mark in the bar');
    const { fnArray } = await (await document.getPage(1)).getOperatorList();
    const drawn = fnArray.indexOf(OPS.constructPath);
    expect(drawn).toBeGreaterThan(-1);
    expect(drawn).toBeLessThan(fnArray.indexOf(OPS.showText));
  });

  it('uses the typeface of the web pages and begins with their name', async () => {
    const { items } = await (await document.getPage(1)).getTextContent();
    const first = items.find((item) => 'str' in item && item.str.trim() !== '');
    expect(first, 'proves i-gpt.report-brand').toMatchObject({ str: 'CGDX' });
    const sheet = readFileSync(join(import.meta.dirname, '../../../../web/src/ui/style/fonts.css'), 'utf8');
    const [, face = 'none'] = /font-family: "(\w+) Variable"/.exec(sheet) ?? [];
    for (const weight of ['Regular', 'SemiBold']) expect(raw).toContain(`+${face}-${weight}`);
  });

  it('says what it is and in what language', async () => {
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Language: 'en-SG', Title: 'Insights from the CGDX data pools' });
  });

  it('has the conclusion as its headline, then each finding, method and limits', () => {
    const [headline = ''] = textsOf('H1');
    expect(textsOf('H1')).toHaveLength(1);
    expect(headline.replace(/\s+/g, '')).toBe(findings[0]?.headline?.replace(/\s+/g, ''));
    expect(headline).not.toMatch(/points|contributors,/);
    expect(textsOf('H2'), 'proves i-gpt.download-insights-pdf').toEqual([
      ...findings.map(({ title }) => title),
      'About this question',
      'How to read the figures',
      'Method',
      'Limits',
      'What can be asked next',
    ]);
    expect(textsOf('P')).toContain(remarks[0]);
  });

  it('is two to four pages with five findings, and never a heading without its chart', () => {
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages.length).toBeLessThanOrEqual(4);
    const shown = findings.map(({ title }) => title);
    for (const page of pages) {
      const nodes = nodesOf(page.tree);
      const titles = nodes.filter((node) => node.role === 'H2' && shown.includes(textOf(node, page)));
      expect(titles.length).toBe(nodes.filter(({ role }) => role === 'Figure').length);
    }
  });

  it('says the headline once, and every other conclusion above its figures', () => {
    for (const { headline = '' } of findings) {
      const said = [...textsOf('H1'), ...textsOf('P')].filter(
        (text) => text.replace(/\s+/g, '') === headline.replace(/\s+/g, ''),
      );
      expect(said, headline).toHaveLength(1);
    }
  });

  it('lists every conclusion below its title, and what it means', () => {
    const sentences = findings.flatMap((finding) => finding.sentences);
    expect(textsOf('LBody')).toHaveLength(sentences.length);
    expect(textsOf('LBody')[0]?.replace(/\s+/g, '')).toContain(
      sentences[0]?.slice(0, 60).replace(/\s+/g, ''),
    );
    const meant = findings.filter(({ meaning }) => meaning !== undefined);
    expect(textsOf('P').filter((text) => text.startsWith('What it means: '))).toHaveLength(meant.length);
    expect(meant.length).toBeGreaterThan(0);
  });

  it('describes every chart in words', () => {
    const figures = all().filter(({ role }) => role === 'Figure');
    expect(figures).toHaveLength(findings.length);
    for (const [at, { alt }] of figures.entries()) expect(alt).toContain(findings[at]?.title);
  });

  it('has a table behind every chart, each row with a header of its own', () => {
    const tables = all().filter(({ role }) => role === 'Table');
    expect(tables).toHaveLength(findings.length);
    const rows = all().filter(({ role }) => role === 'TR');
    for (const row of rows) expect(row.children[0]?.role).toBe('TH');
    expect(textsOf('TH')).toEqual(expect.arrayContaining(['Month', 'Margin, points']));
    expect(textsOf('TD').filter((text) => /^\d+%$/.test(text)).length).toBeGreaterThan(20);
  });

  it('tags all text with its structure, except page numbers', () => {
    for (const page of pages) {
      const tagged = new Set(nodesOf(page.tree).flatMap(({ id }) => id ?? []));
      const untagged = [...page.texts].filter(([id]) => id === undefined || !tagged.has(id));
      expect(untagged.map(([, text]) => text.trim()).join('')).toMatch(/^(.*page \d+ of \d+)?$/);
    }
  });

  it('writes other scripts, Chinese and Japanese among them, and a box for a character that no font has', () => {
    expect(textsOf('P')[1]).toContain('Какие тренды? 趨勢 音楽 かな □ When');
    expect(textsOf('TH').join()).toContain('周杰倫');
    expect(textsOf('TH').join()).toContain('Beyoncé');
    expect(textsOf('P').at(-2)).toMatch(/^A □ stands for a character that no font of this report has/);
  });
});
