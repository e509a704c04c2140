/**
 * Reads the rows of another catalogue in batches, each with the position from which an interrupted import continues.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import type { ImportFormat } from '@cgdx/core/catalogue/import/import-format.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { openSource, refused, type Source } from './fetch-source.ts';

export interface Row {
  /** From 1: the number of the line or of the dataset in the source. */
  readonly number: number;
  /** `undefined` if the row is not JSON. */
  readonly value: unknown;
}

export interface Batch {
  readonly rows: readonly Row[];
  /** The position at which the next batch begins; opaque. */
  readonly position: string;
}

const batchRows = 500;
const longestLine = 1_000_000;
/** The largest document that is read into memory at once, in bytes. */
const mostBytes = 512 * 1024 * 1024;
const mostPageBytes = 64 * 1024 * 1024;
const mostRecords = 5_000_000;

export const isUrl = (location: string): boolean => /^https?:\/\//i.test(location);

/** @param position the `position` of an interrupted import's last batch */
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

async function open(location: string): Promise<AsyncIterable<Buffer>> {
  if (!isUrl(location)) return unpacked(location, createReadStream(location));
  const source = openSource(location);
  return counted(unpacked(location, await source.open(location)), source);
}

const unpacked = (location: string, raw: Readable): Readable =>
  location.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;

/** Counts bytes after decompression, since a small file may expand to any size. */
async function* counted(chunks: AsyncIterable<Buffer>, source: Source): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    source.count(chunk.length);
    yield chunk;
  }
}

async function* lines(location: string): AsyncGenerator<Row> {
  let number = 0;
  for await (const line of linesIn(await open(location))) {
    number++;
    if (number > mostRecords) throw refused(`The source has more than ${mostRecords} rows.`);
    if (line === undefined || line.trim() !== '')
      yield { number, value: line === undefined ? undefined : parsed(line) };
  }
}

/** Yields undefined for a line that is too long; no more than the limit of it is held in memory. */
async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<string | undefined> {
  const decoder = new StringDecoder('utf8');
  let line = '';
  let isTooLong = false;
  for await (const chunk of chunks) {
    const pieces = decoder.write(chunk).split('\n');
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) {
        yield isTooLong ? undefined : line;
        [line, isTooLong] = ['', false];
      }
      isTooLong ||= line.length + piece.length > longestLine;
      line = isTooLong ? '' : line + piece;
    }
  }
  if (isTooLong || line !== '') yield isTooLong ? undefined : line;
}

/** Reads a page of a portal, and counts its bytes towards the source's limit as they arrive. */
async function pageOf(
  source: Source,
  url: string,
): Promise<{ found: readonly unknown[]; link: string | undefined }> {
  const response = await source.open(url);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    source.count(chunk.length);
    bytes += chunk.length;
    if (bytes > mostPageBytes) throw refused(`${new URL(url).host} sends a page of more than 64 MB.`);
    chunks.push(chunk);
  }
  const whole = parsed(Buffer.concat(chunks).toString('utf8'));
  if (typeof whole !== 'object' || whole === null)
    throw refused(`${new URL(url).host} sent a page that is not JSON.`);
  return { found: listIn(whole), link: response.headers.link?.toString() };
}

/** Detects a portal that ignores the page number and repeats its first page. */
function repetitions(host: string): (rows: readonly unknown[]) => void {
  const seen = new Set<string>();
  return (rows) => {
    const page = createHash('sha256').update(JSON.stringify(rows)).digest('base64');
    if (seen.has(page)) throw refused(`${host} sent the same page twice: it ignores the page's number.`);
    seen.add(page);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a document with many datasets: a list, or an object in one of the formats that contains a list. */
async function* items(location: string): AsyncGenerator<Row> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await open(location)) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes <= mostBytes) continue;
    throw new MarketError('input', 'SourceTooLarge', 'The document is larger than 512 MB.', {
      advice: 'Split it, or convert it to JSON Lines.',
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

/** The position is the number of datasets read so far. */
async function* ckanPages(location: string, position = '0'): AsyncGenerator<Batch> {
  const base = location.includes('package_search')
    ? new URL(location)
    : new URL('/api/3/action/package_search', location);
  const source = openSource(location);
  const check = repetitions(base.host);
  for (let start = Number(position); ; ) {
    base.searchParams.set('rows', String(batchRows));
    base.searchParams.set('start', String(start));
    const { found } = await pageOf(source, base.href);
    if (found.length === 0) return;
    check(found);
    if (start + found.length > mostRecords)
      throw refused(`${base.host} has more than ${mostRecords} datasets.`);
    const rows = found.map((value, at) => ({ number: start + at + 1, value }));
    start += found.length;
    yield { rows, position: String(start) };
  }
}

/** The position consists of the number of rows read so far and the address of the next page. */
async function* linkedPages(location: string, position?: string): AsyncGenerator<Batch> {
  let [done, next]: [number, string | undefined] = position
    ? [Number(position.split(' ')[0]), position.split(' ')[1] || undefined]
    : [0, location];
  const source = openSource(location);
  const check = repetitions(new URL(location).host);
  while (next !== undefined) {
    const { found, link } = await pageOf(source, next);
    check(found);
    if (done + found.length > mostRecords)
      throw refused(`${new URL(location).host} has more than ${mostRecords} datasets.`);
    const rows = found.map((value, at) => ({ number: done + at + 1, value }));
    done += found.length;
    next = nextPage(link ?? null, next);
    yield { rows, position: `${done} ${next ?? ''}` };
  }
}

/** Returns the address of the next page; undefined if it has another origin, which a source may not refer to. */
function nextPage(link: string | null, from: string): string | undefined {
  const target = /<([^>]+)>\s*;[^,]*rel="?next"?/.exec(link ?? '')?.[1];
  if (target === undefined || !URL.canParse(target, from)) return undefined;
  const url = new URL(target, from);
  return url.origin === new URL(from).origin ? url.href : undefined;
}
