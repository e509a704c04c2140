/** Determines the order of day and month once for each page of an export, before its cells are read. */
import { createDateOrderObserver, type FoundOrder } from '../../format/value/date-order.ts';
import { createSharedOrders, type DateOrders } from '../../format/value/shared-date-order.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { readHistoryCell } from './read-history-cell.ts';
import { readCells } from './read-history-page.ts';
import type { YoutubeFile } from './youtube-file.ts';

/** The number of cells after which reading stops if no date is numeric, as on pages with names of months. */
const cellsWithout = 200;
/** The number of numeric dates after which reading stops, since the rest of a long history has the same order. */
const enoughDates = 2_000;

async function findOrder({ entry, form }: YoutubeFile): Promise<FoundOrder> {
  const observer = createDateOrderObserver();
  let dates = 0;
  let without = 0;
  if (form !== 'page') return observer.finish();
  for await (const cells of untilNotUnderstood(readCells(entry, () => {}))) {
    for (const cell of cells) {
      const numeric = readHistoryCell(cell, undefined)?.date?.numeric;
      if (numeric === undefined) without++;
      else {
        dates++;
        observer.add(numeric);
      }
    }
    if (dates === 0 && without >= cellsWithout) break;
    if (dates >= enoughDates && observer.finish().order !== undefined) break;
  }
  return observer.finish();
}

export type PageDateOrders = DateOrders<YoutubeFile>;

export const createPageOrders = (files: readonly YoutubeFile[]): PageDateOrders =>
  createSharedOrders(files, findOrder);
