/** Reads a history that is a web page, cell by cell, as if it had come as JSON. */
import { StringDecoder } from 'node:string_decoder';
import type { ArchiveEntry } from '../archive/open-archive.ts';
import type { RecordBatch } from '../json/parse-records.ts';
import type { OnBytes } from '../json/read-records.ts';
import { readLocalDate } from './local-date.ts';
import { dateNotRead, pageTooLarge } from './youtube-rejection.ts';

/** Each record's own. */
const cellStart = '<div class="outer-cell';

/** Characters; a real cell has about 1,500. */
const largestCell = 1_000_000;

/** Dates that cannot be read, in a row from the beginning, from which on the language is unknown. */
const unreadAtMost = 20;

/** Records as JSON has them: title, titleUrl, subtitles, time, header, details. Throws `ExportRejected`. */
export async function* readHistoryPage(entry: ArchiveEntry, onBytes: OnBytes): AsyncGenerator<RecordBatch> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let read = 0;
  let unread = 0;
  const take = (cells: readonly string[]): RecordBatch => {
    const records: Record<string, unknown>[] = [];
    let malformed = 0;
    for (const cell of cells) {
      const record = readCell(cell);
      if (record === undefined) continue;
      if (record.time === undefined) {
        malformed++;
        unread++;
      } else {
        records.push(record);
        read++;
      }
      if (read === 0 && unread >= unreadAtMost) throw dateNotRead();
    }
    return { section: '', records, malformed };
  };
  for await (const chunk of entry.read()) {
    const cells = (rest + decoder.write(chunk)).split(cellStart);
    rest = cells.pop() ?? '';
    // a cut inside the mark itself is mended by the next chunk, since the rest is split again
    if (cells.length > 0) {
      rest = cellStart + rest;
      yield take(cells);
    }
    if (rest.length > largestCell) throw pageTooLarge();
    onBytes(chunk.length);
  }
  yield take([rest + decoder.end()]);
  if (read === 0 && unread > 0) throw dateNotRead();
}

const body = /mdl-typography--body-1">([\s\S]*?)<\/div>/;
const anchor = /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;

/** Nothing where the cell holds no activity. */
function readCell(cell: string): Record<string, unknown> | undefined {
  const content = body.exec(cell)?.[1];
  if (content === undefined) return undefined;
  const links = [...content.matchAll(anchor)];
  const lines = content
    .split(/<br\s*\/?>/)
    .map(plain)
    .filter((line) => line !== '');
  const time = lines.length === 0 ? undefined : readLocalDate(lines.at(-1) ?? '');
  const [video, channel] = links;
  const caption = cell.slice(cell.indexOf('mdl-typography--caption'));
  return {
    header: /mdl-typography--title">([^<]*)/.exec(cell)?.[1],
    title: video === undefined ? lines[0] : plain(video[2] ?? ''),
    ...(video === undefined ? {} : { titleUrl: plain(video[1] ?? '') }),
    ...(channel === undefined
      ? {}
      : { subtitles: [{ name: plain(channel[2] ?? ''), url: plain(channel[1] ?? '') }] }),
    ...(time === undefined ? {} : { time }),
    // products, details, why: the one in the middle stands there for advertisements alone
    ...((caption.match(/<b>/g) ?? []).length >= 3 ? { details: [{}] } : {}),
  };
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  emsp: ' ',
};

function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, '');
  if (!text.includes('&')) return text.trim();
  return text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0x10ffff ? whole : String.fromCodePoint(code);
    })
    .trim();
}
