import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@cgdx/aws/process/listen.ts';
import { decodeIndex } from '@cgdx/core/catalogue/index/encode-index.ts';
import { search } from '@cgdx/core/catalogue/search.ts';
import { seedRecords } from '@cgdx/core/catalogue/seed.ts';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openCatalogueFolder } from './catalogue-folder.ts';
import { openSource } from './fetch-source.ts';
import { importCatalogue } from './import-catalogue.ts';
import { buildCatalogue } from './publish-catalogue.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-catalogue-'));
  file = join(directory, 'records.in.jsonl');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const rowOf = (n: number) => ({ title: `Rain of station ${n}`, link: `https://rain.example/${n}` });
const writeRows = (count: number) =>
  writeFileSync(file, Array.from({ length: count }, (_, n) => `${JSON.stringify(rowOf(n))}\n`).join(''));

async function run(
  about: { format?: 'jsonl' | 'ckan' | 'dcat' | 'huggingface'; location?: string; dieAfter?: number } = {},
) {
  const folder = openCatalogueFolder(join(directory, 'catalogue'));
  let batches = 0;
  try {
    return await importCatalogue({
      format: about.format ?? 'jsonl',
      location: about.location ?? file,
      folder,
      onProgress: () => {
        if (++batches === about.dieAfter) throw new Error('killed');
      },
    });
  } finally {
    folder.close();
  }
}
const stored = () =>
  readFileSync(join(directory, 'catalogue', 'records.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean).length;

test('rows are imported only once, even if the import is repeated', async () => {
  writeRows(1_200);
  expect(await run()).toMatchObject({ rows: 1_200, new: 1_200, known: 0, refused: 0, resumed: false });
  expect(await run()).toMatchObject({ rows: 1_200, new: 0, known: 1_200 });
  expect(stored()).toBe(1_200);
});

test('an interrupted import continues where it stopped, and a partial batch is discarded', async () => {
  writeRows(1_200);
  await expect(run({ dieAfter: 1 })).rejects.toThrow('killed');
  expect(stored()).toBe(500);
  appendFileSync(join(directory, 'catalogue', 'records.jsonl'), '{"title":"half a rec');
  expect(await run()).toMatchObject({ rows: 700, new: 700, resumed: true });
  expect(stored()).toBe(1_200);
});

test('invalid rows are refused with their number and a reason, and the others are imported', async () => {
  writeRows(2);
  appendFileSync(file, '{"title": broken\n{"title":"x","link":"javascript:alert(1)"}\n');
  const { refusals = '', ...counts } = await run();
  expect(counts).toMatchObject({ rows: 4, new: 2, refused: 2 });
  expect(
    readFileSync(refusals, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { row: 3, reason: 'the row is not JSON, or longer than 1,000,000 characters' },
    { row: 4, reason: 'link is no http(s) link' },
  ]);
});

test('a record that the seed has is not imported', async () => {
  const [{ title, link } = { title: '', link: '' }] = seedRecords;
  writeFileSync(file, JSON.stringify({ title, link: `${link}/` }));
  expect(await run()).toMatchObject({ new: 0, known: 1 });
});

test('portals are read page by page', async () => {
  const all = Array.from({ length: 1_100 }, (_, n) => ({ name: `rain-${n}`, title: `Rain ${n}` }));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://portal');
    response.setHeader('content-type', 'application/json');
    if (url.pathname === '/api/3/action/package_search') {
      const start = Number(url.searchParams.get('start'));
      response.end(JSON.stringify({ result: { results: all.slice(start, start + 500) } }));
      return;
    }
    const page = Number(url.searchParams.get('page') ?? 0);
    if (page === 0) response.setHeader('link', '</hub?page=1>; rel="next"');
    response.end(JSON.stringify([{ id: `someone/set-${page}` }]));
  });
  const { url, stop } = await listen(server, 0);
  try {
    // Datasets whose pages are on this machine are read, but not published.
    expect(await run({ format: 'ckan', location: url })).toMatchObject({ rows: 1_100, refused: 1_100 });
    expect(await run({ format: 'huggingface', location: `${url}/hub` })).toMatchObject({ rows: 2, new: 2 });
  } finally {
    await stop();
  }
});

/** Starts a portal on this machine that answers with `serve`, and counts its requests. */
async function portal(serve: (url: URL, response: ServerResponse) => void) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked++;
    serve(new URL(request.url ?? '/', 'http://portal'), response);
  });
  const { url, stop } = await listen(server, 0);
  onTestFinished(stop);
  return { url, asked: () => asked };
}

test.each(['ckan', 'huggingface'] as const)(
  'a portal of %s that repeats the same page is abandoned after the second one',
  async (format) => {
    const { url, asked } = await portal((_url, response) => {
      response.setHeader('link', `</hub?page=${Math.random()}>; rel="next"`);
      response.end(JSON.stringify([{ id: 'a/b', name: 'a', title: 'A' }]));
    });
    await expect(run({ format, location: `${url}/hub` })).rejects.toMatchObject({ code: 'SourceRefused' });
    expect(asked()).toBe(2);
  },
);

test('only a redirect within the same origin is followed', async () => {
  const other = await portal((_url, response) => response.end('{"title":"x","link":"https://x.example"}'));
  const { url } = await portal((asked, response) => {
    if (asked.pathname === '/data') return response.end('{"title":"y","link":"https://y.example"}');
    response.writeHead(302, { location: asked.pathname === '/here' ? '/data' : `${other.url}/data` }).end();
  });
  expect(await run({ location: `${url}/here` })).toMatchObject({ new: 1 });
  await expect(run({ location: `${url}/there` })).rejects.toMatchObject({ code: 'SourceRefused' });
  expect(other.asked()).toBe(0);
});

test('an address of a private network is not fetched', async () => {
  for (const host of ['10.0.0.1', '169.254.169.254', '[fd00::1]', 'wiki.internal'])
    await expect(run({ location: `http://${host}/a` })).rejects.toMatchObject({ code: 'SourceRefused' });
});

test('an endless source is refused while it is being read', () => {
  const source = openSource('https://data.example', { requests: 1, bytes: 10 });
  source.count(10);
  expect(() => source.count(1)).toThrow('more than 10 bytes');
});

test('an endless line is refused without being stored, and the next line is imported', async () => {
  writeFileSync(file, `{"title":"${'x'.repeat(3_000_000)}"}\n{"title":"y","link":"https://y.example"}`);
  expect(await run()).toMatchObject({ rows: 2, new: 1, refused: 1 });
});

test('a catalogue that cannot be reached says what to do', async () => {
  await expect(run({ format: 'ckan', location: 'http://127.0.0.1:9' })).rejects.toMatchObject({
    code: 'SourceUnreachable',
    advice: expect.stringContaining('run the same command again'),
  });
  await expect(run({ location: join(directory, 'none') })).rejects.toMatchObject({ code: 'SourceNotFound' });
});

test('a DCAT document is read completely', async () => {
  writeFileSync(
    file,
    JSON.stringify({ dataset: [{ title: 'Trees', landingPage: 'https://trees.example' }] }),
  );
  expect(await run({ format: 'dcat' })).toMatchObject({ rows: 1, new: 1 });
});

test('the published index contains all imported records, the seed and the pools', async () => {
  writeFileSync(file, JSON.stringify({ title: 'Zeppelin moorings', link: 'https://zeppelin.example' }));
  await run();
  const folder = openCatalogueFolder(join(directory, 'catalogue'));
  const { bytes, datasets } = buildCatalogue(folder.records);
  folder.close();
  expect(datasets, 'proves landing.22-000-datasets').toBe(seedRecords.length + 1);
  expect(search(decodeIndex(bytes), 'zeppelin')[0]?.id).toBe('zeppelin.example');
});
