/** Reads one unit of a YouTube export, in any form of its files. */
import type { LedgerBook } from '../../contract/ledger-book.ts';
import { type OnBytes, readRecords } from '../../format/json/read-records.ts';
import type { DateOrder } from '../../format/value/date-order.ts';
import type { PageDateOrders } from './page-date-order.ts';
import { readHistoryPage, type ZoneCounts } from './read-history-page.ts';
import { readSubscriptions, readYoutubeTable } from './read-youtube-table.ts';
import { createRepeatedActivity } from './repeated-activity.ts';
import type { YoutubeFile, YoutubeUnit } from './youtube-file.ts';
import { readHistoryRecord, type YoutubeRecord } from './youtube-record.ts';

export interface YoutubeBatch {
  readonly file: YoutubeFile;
  readonly records: readonly YoutubeRecord[];
  /** Counts of the time zones in web pages. */
  readonly zones?: ZoneCounts;
}

/** Throws `ExportRejected`. */
export async function* readYoutubeUnit(
  { files, isHistory }: YoutubeUnit,
  orders: PageDateOrders,
  book: LedgerBook,
  onBytes: OnBytes,
): AsyncGenerator<YoutubeBatch> {
  const repeated = isHistory && files.length > 1 ? createRepeatedActivity() : undefined;
  for (const file of files) {
    const order = await orders.orderIn(file);
    for await (const batch of book.file(file.entry, readYoutubeFile(file, order, book, onBytes))) {
      const records =
        repeated === undefined ? batch.records : batch.records.filter((record) => !repeated.has(record));
      book.read(records.length);
      book.twice(batch.records.length - records.length);
      yield { ...batch, file, records };
    }
    repeated?.nextFile();
  }
}

type FileBatch = Omit<YoutubeBatch, 'file'>;

function readYoutubeFile(
  { entry, form }: YoutubeFile,
  order: DateOrder | undefined,
  book: LedgerBook,
  onBytes: OnBytes,
): AsyncGenerator<FileBatch> {
  switch (form) {
    case 'table':
      return readYoutubeTable(entry, book, onBytes);
    case 'subscriptions':
      return readSubscriptions(entry, book, onBytes);
    case 'page':
      return readHistory(readHistoryPage(entry, order, onBytes), true, book);
    case 'json':
      return readHistory(readRecords(entry, onBytes), false, book);
    default:
      return form satisfies never;
  }
}

interface RawBatch {
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly malformed: number;
  readonly zones?: ZoneCounts;
}

/** The reason for activity that is not in the dataset. */
const otherActivity = 'of other activity than watching and searching';

async function* readHistory(
  batches: AsyncIterable<RawBatch>,
  isPage: boolean,
  book: LedgerBook,
): AsyncGenerator<FileBatch> {
  for await (const batch of batches) {
    let { malformed } = batch;
    let others = 0;
    const records: YoutubeRecord[] = [];
    for (const raw of batch.records) {
      const read = readHistoryRecord(raw, isPage);
      if (read === 'malformed') malformed++;
      else if (read === 'other') others++;
      else records.push(raw.isYearAlone === true ? { ...read, isYearAlone: isPage } : read);
    }
    book.notUnderstood('without a time that we can read', malformed);
    book.leftOut(otherActivity, others);
    yield { ...batch, records };
  }
}
