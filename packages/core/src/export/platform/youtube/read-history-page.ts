/** Reads a history that is a web page, cell by cell, and converts it to the form of the JSON history. */
import { createChunkDecoder } from '../../../byte/chunk-decoder.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import type { RecordBatch } from '../../format/json/parse-records.ts';
import type { OnBytes } from '../../format/json/read-records.ts';
import type { DateOrder } from '../../format/value/date-order.ts';
import { readHistoryCell } from './read-history-cell.ts';
import { dateNotRead, notGooglesPage } from './youtube-rejection.ts';

/** The beginning of each record's cell, in Takeout's notation and in those of other programs. */
const cellStart = '<div class="outer-cell';
const cellMark = 'outer-cell';
const anyCellStart = /<div\s[^<>]*?\bouter-cell/i;

/** The longest cell, in characters; a real one has about 1,500. */
const largestCell = 1_000_000;

/** Counts of zone names on a page. */
export interface ZoneCounts {
  readonly dates: number;
  /** The number of dates whose zone means summer time, and of those outside summer. */
  readonly summerTimes: number;
  readonly notInSummer: number;
}

export interface PageBatch extends RecordBatch {
  readonly zones: ZoneCounts;
}

/**
 * Yields records in the form of the JSON history, with titles without a verb: title, titleUrl, subtitles, time, header, details.
 * `order`: the order of day and month in the page's dates; undefined if no date shows it. Throws `ExportRejected`.
 */
export async function* readHistoryPage(
  entry: ArchiveEntry,
  order: DateOrder | undefined,
  onBytes: OnBytes,
): AsyncGenerator<PageBatch> {
  let read = 0;
  let unread = 0;
  let cellsRead = 0;
  for await (const cells of readCells(entry, onBytes)) {
    const records: Record<string, unknown>[] = [];
    const zones = { dates: 0, summerTimes: 0, notInSummer: 0 };
    let malformed = 0;
    for (const cell of cells) {
      const found = readHistoryCell(cell, order);
      if (found === undefined) {
        malformed++;
        continue;
      }
      cellsRead++;
      const { record, date } = found;
      zones.dates++;
      if (date?.isInSummerTime !== undefined) zones.summerTimes++;
      if (date?.isInSummerTime === false) zones.notInSummer++;
      if (record.time === undefined) {
        malformed++;
        unread++;
      } else {
        records.push(record);
        read++;
      }
    }
    yield { section: '', records, malformed, zones };
  }
  if (read === 0 && unread > 0) throw dateNotRead();
  if (cellsRead === 0) throw notGooglesPage();
}

/** Yields the cells of a page, without the text before the first cell. Throws `ExportRejected`. */
export async function* readCells(entry: ArchiveEntry, onBytes: OnBytes): AsyncGenerator<string[]> {
  const decoder = createChunkDecoder('utf8');
  let rest = '';
  let isBegun = false;
  const withoutHead = (cells: readonly string[]): string[] => {
    const inside = isBegun ? cells : cells.slice(1);
    if (cells.length > 0) isBegun = true;
    return inside.filter((cell) => cell !== '');
  };
  for await (const chunk of entry.read()) {
    const cells = cellsOf(rest + decoder.write(chunk));
    rest = cells.pop() ?? '';
    // the last cell is split again with the next chunk, which may complete a mark that was cut
    if (cells.length > 0) {
      rest = cellStart + rest;
      yield withoutHead(cells);
    }
    if (rest.length > largestCell) throw notGooglesPage();
    onBytes(chunk.length);
  }
  yield withoutHead(cellsOf(rest + decoder.end()));
}

function cellsOf(text: string): string[] {
  const cells = text.split(cellStart);
  return cells.some((cell) => cell.includes(cellMark))
    ? cells.flatMap((cell) => cell.split(anyCellStart))
    : cells;
}
