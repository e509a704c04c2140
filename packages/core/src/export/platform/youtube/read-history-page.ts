/** Reads a history that is a web page, cell by cell, as if it were JSON. */
import { createChunkDecoder } from '../../../byte/chunk-decoder.ts';
import { decodeUtf8, encodeUtf8 } from '../../../byte/utf8.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import type { RecordBatch } from '../../format/json/parse-records.ts';
import type { OnBytes } from '../../format/json/read-records.ts';
import { plainText } from './html-text.ts';
import { readPageDate } from './local-date.ts';
import { dateNotRead, pageTooLarge } from './youtube-rejection.ts';

/** The beginning of each record's cell. */
const cellStart = '<div class="outer-cell';

/** In characters; a real cell has about 1,500. */
const largestCell = 1_000_000;

/** After this many unreadable dates at the beginning, the language counts as unknown. */
const unreadAtMost = 20;

/** Counts of zone names on a page. */
export interface ZoneCounts {
  readonly dates: number;
  /** Dates in summer time by their zone's name, and those among them outside summer. */
  readonly summerTimes: number;
  readonly notInSummer: number;
}

export interface PageBatch extends RecordBatch {
  readonly zones: ZoneCounts;
}

/** Yields records as in JSON, titles without a verb: title, titleUrl, subtitles, time, header, details. Throws `ExportRejected`. */
export async function* readHistoryPage(entry: ArchiveEntry, onBytes: OnBytes): AsyncGenerator<PageBatch> {
  const decoder = createChunkDecoder('utf8');
  let rest = '';
  let read = 0;
  let unread = 0;
  const take = (cells: readonly string[]): PageBatch => {
    const records: Record<string, unknown>[] = [];
    const zones = { dates: 0, summerTimes: 0, notInSummer: 0 };
    let malformed = 0;
    for (const cell of cells) {
      const found = readCell(cell);
      if (found === undefined) continue;
      const { record, isInSummerTime } = found;
      zones.dates++;
      if (isInSummerTime !== undefined) zones.summerTimes++;
      if (isInSummerTime === false) zones.notInSummer++;
      if (record.time === undefined) {
        malformed++;
        unread++;
      } else {
        records.push(record);
        read++;
      }
      if (read === 0 && unread >= unreadAtMost) throw dateNotRead();
    }
    return { section: '', records, malformed, zones };
  };
  for await (const chunk of entry.read()) {
    const cells = (rest + decoder.write(chunk)).split(cellStart);
    rest = cells.pop() ?? '';
    // if the cut is inside the mark itself, the next chunk completes it, since the rest is split again
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

const bodyStart = 'mdl-typography--body-1">';
const titleStart = 'mdl-typography--title">';
const captionStart = 'mdl-typography--caption">';
const lineBreak = '<br>';

interface Cell {
  readonly record: Record<string, unknown>;
  readonly isInSummerTime: boolean | undefined;
}

/** Returns undefined if the cell contains no activity. */
function readCell(cell: string): Cell | undefined {
  const from = cell.indexOf(bodyStart);
  if (from < 0) return undefined;
  const to = cell.indexOf('</div>', from);
  if (to < 0) return undefined;
  const written = cell.slice(from + bodyStart.length, to);
  const content =
    written.includes('<br') && !written.includes(lineBreak)
      ? written.replace(/<br ?\/>/g, lineBreak)
      : written;
  const video = linkFrom(content, 0);
  const channel = video === undefined ? undefined : linkFrom(content, video.end);
  const date = readPageDate(lastLine(content));
  const record = {
    header: between(cell, titleStart, '<'),
    title: video?.text ?? plainText(content.slice(0, Math.max(0, content.indexOf(lineBreak)))),
    titleUrl: video?.url,
    subtitles: channel === undefined ? undefined : [{ name: channel.text, url: channel.url }],
    time: date?.at,
    details: isAdvertised(cell, to) ? [{}] : undefined,
  };
  return { record, isInSummerTime: date?.isInSummerTime };
}

interface Link {
  readonly url: string;
  readonly text: string;
  readonly end: number;
}

/** Returns the first link from `start` on. */
function linkFrom(content: string, start: number): Link | undefined {
  const from = content.indexOf('<a href="', start);
  if (from < 0) return undefined;
  const urlEnd = content.indexOf('"', from + 9);
  const textStart = content.indexOf('>', urlEnd) + 1;
  const end = content.indexOf('</a>', textStart);
  if (urlEnd < 0 || textStart === 0 || end < 0) return undefined;
  return {
    url: ownText(plainText(content.slice(from + 9, urlEnd))),
    text: plainText(content.slice(textStart, end)),
    end,
  };
}

/** Copies a text that is remembered: a slice would keep the whole page in memory. */
function ownText(text: string): string {
  return decodeUtf8(encodeUtf8(text));
}

function between(text: string, start: string, end: string): string | undefined {
  const from = text.indexOf(start);
  if (from < 0) return undefined;
  const to = text.indexOf(end, from + start.length);
  return to < 0 ? undefined : text.slice(from + start.length, to);
}

/** Returns the text after the last line break that is followed by text. */
function lastLine(content: string): string {
  let end = content.length;
  while (end > 0) {
    const at = content.lastIndexOf(lineBreak, end - 1);
    const line = plainText(content.slice(at < 0 ? 0 : at + lineBreak.length, end));
    if (line !== '' || at < 0) return line;
    end = at;
  }
  return '';
}

/** Returns whether the cell has details (between products and reasons), as for advertisements and places. */
function isAdvertised(cell: string, from: number): boolean {
  const caption = cell.indexOf(captionStart, from);
  if (caption < 0) return false;
  let count = 0;
  for (let at = cell.indexOf('<b>', caption); at >= 0; at = cell.indexOf('<b>', at + 3)) count++;
  return count >= 3 && !cell.includes('google.com/maps', caption);
}
