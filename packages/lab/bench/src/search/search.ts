/** Measures the quality and speed of the catalogue's search, beside three full-text engines in the same run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeIndex, encodeIndex } from '@cgdx/core/catalogue/index/encode-index.ts';
import type { SearchIndex } from '@cgdx/core/catalogue/index/search-index.ts';
import { understandNeed } from '@cgdx/core/catalogue/need/need.ts';
import { answerNeed, buildIndex } from '@cgdx/core/catalogue/search.ts';
import { answerPrompt } from '@cgdx/functions/assistant/answer-prompt.ts';
import { embeddedEngine } from '@cgdx/functions/assistant/engine.ts';
import { z } from 'zod';
import { type Benchmark, type BenchmarkLine, line } from '../measure/benchmark.ts';
import { askQuestions } from './asked-questions.ts';
import { type Judged, readCollection, readLargeCatalogue, unmentionedNeeds } from './collection.ts';
import { type Engine, ours, peers } from './engine.ts';
import { measureFirstToken } from './first-token.ts';
import { meanNdcg } from './ndcg.ts';
import { ownJudged } from './own-needs.ts';
import { inventedNeeds } from './unanswerable-list.ts';

export const searchBenchmark: Benchmark = {
  about:
    'nDCG@10 of judged needs beside three engines; latency, loading, memory and first word with 24,077 records',
  run: async ({ onNote }) => {
    const lines: BenchmarkLine[] = [];
    const own = ownJudged();
    onNote(`Our own ${own.judged.length} needs over ${own.documents.length} datasets ...`);
    lines.push(...(await judgedLines(own.documents, { 'own needs': own.judged })));
    lines.push(
      await answerLine(
        own.documents,
        own.judged.map(({ query }) => query),
      ),
    );
    const { asked, poor } = await askQuestions();
    if (poor.length > 0) onNote(`Not answered well: ${poor.join('; ')}.`);
    lines.push(line('assistant: answered well', `${asked} questions`, 'share', 1 - poor.length / asked, {}));
    const collection = readCollection();
    if (collection === undefined)
      onNote('DataFinder’s needs are not here: SEARCH_DATA names the folder with them.');
    else {
      onNote(`${collection.needs.length} needs over ${collection.documents.length} datasets ...`);
      const described = (needs: typeof collection.needs): Judged[] =>
        needs.map(({ need, relevant }) => ({ query: need, relevant }));
      const keywords = collection.needs.map(({ keywords: query, relevant }) => ({ query, relevant }));
      const sets = {
        'described needs': described(collection.needs),
        keywords,
        'needs for unmentioned datasets': described(unmentionedNeeds(collection)),
      };
      lines.push(...(await judgedLines(collection.documents, sets)));
    }
    const large = readLargeCatalogue();
    const queries = [...own.judged, ...(collection?.needs.map(({ need: query }) => ({ query })) ?? [])];
    if (large === undefined) onNote('The large catalogue is not here: SEARCH_DATA names the folder with it.');
    else
      lines.push(
        ...(await largeLines(
          large,
          queries.map(({ query }) => query),
          onNote,
        )),
      );
    return lines;
  },
};

type Documents = Parameters<typeof ours>[0];

async function judgedLines(
  documents: Documents,
  sets: Readonly<Record<string, readonly Judged[]>>,
): Promise<BenchmarkLine[]> {
  const engine = await ours(documents);
  const others = Object.entries(peers).map(([name, make]) => [name, make(documents)] as const);
  return Object.entries(sets).map(([name, judged]) => {
    const beside = Object.fromEntries(others.map(([peer, other]) => [peer, meanNdcg(other, judged)]));
    return line(`search: ${name}`, `${judged.length} needs`, 'nDCG@10', meanNdcg(engine, judged), beside);
  });
}

/** Times D-GPT's whole answer without HTTP, from the prompt to the cards. */
async function answerLine(documents: Documents, queries: readonly string[]): Promise<BenchmarkLine> {
  const sources = { index: buildIndex(documents), engine: embeddedEngine, siteUrl: '' };
  const times: number[] = [];
  for (const message of [...queries, ...queries]) {
    const before = performance.now();
    await answerPrompt({ message }, sources);
    times.push(performance.now() - before);
  }
  return line(
    'assistant: answer, p99',
    `${documents.length} records`,
    'ms',
    p99(times.slice(queries.length)),
    {},
  );
}

const measuredSchema = z.object({ loadMs: z.number(), times: z.array(z.number()), rssMb: z.number() });

/** Returns the 99th percentile. */
function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

function timesOf(engine: Engine, queries: readonly string[]): number[] {
  for (const query of queries) engine(query, 10);
  return queries.map((query) => {
    const before = performance.now();
    engine(query, 10);
    return performance.now() - before;
  });
}

/** Returns the share of these needs that the index claims to answer. */
const fittingShare =
  (index: SearchIndex) =>
  (needs: readonly string[]): number =>
    needs.filter((need) => answerNeed(index, understandNeed(need)).fits).length / needs.length;

async function largeLines(
  documents: Documents,
  queries: string[],
  onNote: (sentence: string) => void,
): Promise<BenchmarkLine[]> {
  const size = `${documents.length} records`;
  onNote(`An index of ${size} ...`);
  const folder = mkdtempSync(join(tmpdir(), 'cgdx-search-'));
  try {
    const before = performance.now();
    const bytes = encodeIndex(buildIndex(documents));
    const buildSeconds = (performance.now() - before) / 1000;
    const [indexFile, queriesFile] = [join(folder, 'index.bin'), join(folder, 'queries.json')];
    writeFileSync(indexFile, bytes);
    writeFileSync(queriesFile, JSON.stringify(queries));
    const script = new URL('./large-index.ts', import.meta.url).pathname;
    const measured = measuredSchema.parse(
      JSON.parse(execFileSync(process.execPath, [script, indexFile, queriesFile], { encoding: 'utf8' })),
    );
    onNote('Prompts over the wire ...');
    const { understoodMs, firstWordMs, wholeMs } = await measureFirstToken(bytes, documents.length, queries);
    const fitting = fittingShare(decodeIndex(bytes));
    const own = ownJudged();
    const beside = Object.entries(peers).map(([name, make]) => {
      onNote(`${name} with the same records ...`);
      return [name, p99(timesOf(make(documents), queries))] as const;
    });
    return [
      line('search: p99', size, 'ms', p99(measured.times), Object.fromEntries(beside)),
      line('search: fits, our own needs', size, 'share', fitting(own.judged.map(({ query }) => query)), {}),
      line('search: fits, needs of ours that nothing answers', size, 'share', fitting(own.unanswerable), {}),
      line('search: fits, invented needs', size, 'share', fitting(inventedNeeds), {}),
      line('search: index loads', size, 'ms', measured.loadMs, {}),
      line('search: memory of the process', size, 'MB', measured.rssMb, {}),
      line('search: index file', size, 'MB', bytes.length / 1e6, {}),
      line('search: index built', size, 's', buildSeconds, {}),
      line('assistant: need understood, p99', size, 'ms', p99(understoodMs), {}),
      line('assistant: first word, median', size, 'ms', median(firstWordMs), {}),
      line('assistant: first word, p99', size, 'ms', p99(firstWordMs), {}),
      line('assistant: whole turn kept, p99', size, 'ms', p99(wholeMs), {}),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
