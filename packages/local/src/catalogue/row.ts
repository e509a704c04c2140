/** Rows of another catalogue, in batches, each with the position from which an interrupted import goes on. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ImportFormat } from '@cgdx/core/catalogue/import/import-format.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';

export interface Row {
  /** From 1, as a person counts the lines or datasets of the source. */
  readonly number: number;
  /** `undefined` if it is not JSON. */
  readonly value: unknown;
}

export interface Batch {
  readonly rows: readonly Row[];
  /** Says where the next batch begins; opaque. */
  readonly position: string;
}

const batchRows = 500;
const longestLine = 1_000_000;
/** A document that has to be read whole. */
const mostBytes = 512 * 1024 * 1024;
const mostPages = 100_000;

export const isUrl = (location: string): boolean => /^https?:\/\//i.test(location);

/** @param position of an earlier import that was interrupted */
export function readBatches(
  format: ImportFormat,
  location: string,
  position: string | undefined,
): AsyncGenerator<Batch> {
  if (format === 'ckan' && isUrl(location)) return ckanPages(location, position);
  if (format === 'huggingface' && isUrl(location)) return linkedPages(location, position);
  return inBatches(format === 'jsonl' ? lines(location) : items(location), Number(position ?? 0));
}

async function* inBatches(rows: AsyncIterable<Row>, skip: number): AsyncGenerator<Batch> {
  let batch: Row[] = [];
  let done = skip;
  for await (const row of rows) {
    if (row.number <= skip) continue;
    batch.push(row);
    done = row.number;
    if (batch.length < batchRows) continue;
    yield { rows: batch, position: String(done) };
    batch = [];
  }
  if (batch.length > 0) yield { rows: batch, position: String(done) };
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'cgdx-catalogue' },
    signal: AbortSignal.timeout(120_000),
  }).catch(() => undefined);
  if (response?.ok) return response;
  const why = response === undefined ? 'does not respond' : `answers ${response.status}`;
  throw new MarketError('unavailable', 'SourceUnreachable', `${new URL(url).host} ${why}.`, {
    advice: 'What was read is kept: run the same command again, and it goes on from there.',
  });
}

async function open(location: string): Promise<Readable> {
  const raw = isUrl(location)
    ? Readable.fromWeb((await fetched(location)).body as Parameters<typeof Readable.fromWeb>[0])
    : createReadStream(location);
  return location.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
}

async function* lines(location: string): AsyncGenerator<Row> {
  let number = 0;
  for await (const line of createInterface({
    input: await open(location),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++;
    if (line.trim() !== '') yield { number, value: line.length > longestLine ? undefined : parsed(line) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a document of many datasets: a list of them, or the object around it of each format. */
async function* items(location: string): AsyncGenerator<Row> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await open(location)) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes <= mostBytes) continue;
    throw new MarketError('input', 'SourceTooLarge', 'The document is larger than 512 MB.', {
      advice: 'Divide it, or bring it into lines of JSON.',
    });
  }
  const text = Buffer.concat(chunks).toString('utf8');
  const whole = parsed(text);
  const list =
    whole === undefined
      ? text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(parsed)
      : listIn(whole);
  for (const [at, value] of list.entries()) yield { number: at + 1, value };
}

function listIn(whole: unknown): readonly unknown[] {
  if (Array.isArray(whole)) return whole;
  const { dataset, result, results, '@graph': graph } = whole as Record<string, unknown>;
  const isDataset = (node: unknown): boolean =>
    JSON.stringify((node as { '@type'?: unknown })?.['@type'] ?? '').includes('Dataset"');
  if (Array.isArray(dataset)) return dataset;
  if (Array.isArray(graph)) return graph.filter(isDataset);
  if (Array.isArray(results)) return results;
  if (Array.isArray(result)) return result;
  if (typeof result === 'object' && result !== null) return listIn(result);
  return [whole];
}

/** The position is the number of packages done. */
async function* ckanPages(location: string, position = '0'): AsyncGenerator<Batch> {
  const base = location.includes('package_search')
    ? new URL(location)
    : new URL('/api/3/action/package_search', location);
  for (let start = Number(position); ; ) {
    base.searchParams.set('rows', String(batchRows));
    base.searchParams.set('start', String(start));
    const found = listIn(await (await fetched(base.href)).json());
    if (found.length === 0) return;
    const rows = found.map((value, at) => ({ number: start + at + 1, value }));
    start += found.length;
    yield { rows, position: String(start) };
  }
}

/** The position is the number of rows done and the address of the next page. */
async function* linkedPages(location: string, position?: string): AsyncGenerator<Batch> {
  let [done, next]: [number, string | undefined] = position
    ? [Number(position.split(' ')[0]), position.split(' ')[1] || undefined]
    : [0, location];
  for (let page = 0; next !== undefined && page < mostPages; page++) {
    const response = await fetched(next);
    const found = listIn(await response.json());
    const rows = found.map((value, at) => ({ number: done + at + 1, value }));
    done += found.length;
    next = nextPage(response.headers.get('link'), next);
    yield { rows, position: `${done} ${next ?? ''}` };
  }
}

/** Only of the same host: a page does not send us elsewhere. */
function nextPage(link: string | null, from: string): string | undefined {
  const target = /<([^>]+)>\s*;[^,]*rel="?next"?/.exec(link ?? '')?.[1];
  if (target === undefined || !URL.canParse(target, from)) return undefined;
  const url = new URL(target, from);
  return url.host === new URL(from).host ? url.href : undefined;
}
