/** Reads one unit of a YouTube export, in any form of its files. */
import { type OnBytes, readRecords } from '../../format/json/read-records.ts';
import { readHistoryPage, type ZoneCounts } from './read-history-page.ts';
import { readSubscriptions, readYoutubeTable } from './read-youtube-table.ts';
import type { YoutubeFile, YoutubeUnit } from './youtube-file.ts';
import { readHistoryRecord, type YoutubeRecord } from './youtube-record.ts';

export interface YoutubeBatch {
  readonly records: readonly YoutubeRecord[];
  readonly malformed: number;
  /** Of pages. */
  readonly zones?: ZoneCounts;
}

/** Throws `ExportRejected`. */
export async function* readYoutubeUnit(
  { files }: YoutubeUnit,
  onBytes: OnBytes,
): AsyncGenerator<YoutubeBatch> {
  for (const file of files) yield* readYoutubeFile(file, onBytes);
}

function readYoutubeFile({ entry, form }: YoutubeFile, onBytes: OnBytes): AsyncGenerator<YoutubeBatch> {
  switch (form) {
    case 'table':
      return readYoutubeTable(entry, onBytes);
    case 'subscriptions':
      return readSubscriptions(entry, onBytes);
    case 'page':
      return readHistory(readHistoryPage(entry, onBytes), true);
    case 'json':
      return readHistory(readRecords(entry, onBytes), false);
    default:
      return form satisfies never;
  }
}

interface RawBatch {
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly malformed: number;
  readonly zones?: ZoneCounts;
}

async function* readHistory(batches: AsyncIterable<RawBatch>, isPage: boolean): AsyncGenerator<YoutubeBatch> {
  for await (const batch of batches) {
    let { malformed } = batch;
    const records: YoutubeRecord[] = [];
    for (const raw of batch.records) {
      const read = readHistoryRecord(raw, isPage);
      if (read === 'malformed') malformed++;
      else if (read !== 'other') records.push(read);
    }
    yield { ...batch, records, malformed };
  }
}
