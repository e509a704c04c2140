/** Reads the tables of a YouTube export. The form of its cells identifies a row, since names of files and columns are localised. */

import type { LedgerBook } from '../../contract/ledger-book.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readCsv } from '../../format/csv/read-csv.ts';
import { type OnBytes, readRecords } from '../../format/json/read-records.ts';
import { type RawRecord, rawRecord, rawText } from '../../format/value/raw-value.ts';
import { readUtcTime } from '../../format/value/utc-time.ts';
import { isChannelId, isVideoId } from './youtube-id.ts';
import type { YoutubeRecord } from './youtube-record.ts';

interface TableBatch {
  readonly records: readonly YoutubeRecord[];
}

/** The reason for rows of the tables of own channels, uploaded videos, playlists' names and music. */
const otherTables = 'in tables of which we take nothing';

/** Throws `ExportRejected`. */
export async function* readYoutubeTable(
  entry: ArchiveEntry,
  book: LedgerBook,
  onBytes: OnBytes,
): AsyncGenerator<TableBatch> {
  const table = { isHeader: (columns: readonly string[]) => columns.length > 1, mayHaveNoHeader: true };
  for await (const { rows, malformed } of readCsv(entry, table, onBytes)) {
    const records: YoutubeRecord[] = [];
    let undated = 0;
    for (const cells of rows) {
      const record = readRow(cells);
      if (record === 'undated') undated++;
      else if (record !== undefined) records.push(record);
    }
    book.notUnderstood('with more cells than the table has columns', malformed);
    book.notUnderstood('without a time that we can read', undated);
    book.leftOut(otherTables, rows.length - records.length - undated);
    yield { records };
  }
}

/** Returns undefined for rows of other tables: lists of playlists, the own channel, uploaded videos, music. */
function readRow(cells: readonly string[]): YoutubeRecord | 'undated' | undefined {
  const [first = '', second = '', third = ''] = cells;
  if (isVideoId(first)) {
    const at = timeOf(second);
    if (cells.length > 3) return undefined;
    if (at === undefined) return 'undated';
    return { record: { kind: 'playlist-item', at, video: first }, rawVideo: first, rawChannel: undefined };
  }
  if (isChannelId(first)) {
    if (!second.includes('/channel/')) return undefined;
    const creator = third === '' ? null : third;
    return subscription(null, first, creator);
  }
  const at = isChannelId(second) ? timeOf(third) : undefined;
  // a row with two times is a playlist, whose name is withheld
  if (at === undefined || cells.length < 6 || timeOf(cells[3] ?? '') !== undefined) return undefined;
  const { text, mentions } = writtenIn(cells);
  const isLive = !first.startsWith('Ug');
  return {
    record: { kind: 'comment', at, isLive, text },
    rawVideo: undefined,
    rawChannel: undefined,
    mentions,
  };
}

function subscription(at: string | null, channel: string, creator: string | null): YoutubeRecord {
  return { record: { kind: 'subscription', at, channel, creator }, rawVideo: undefined, rawChannel: channel };
}

/** Parses `2023-09-19T17:42:53.434647+00:00`, and the older `2020-01-02 03:04:05 UTC`. */
function timeOf(cell: string): string | undefined {
  return readUtcTime(cell.endsWith(' UTC') ? cell.slice(0, -4) : cell);
}

/** The column of the text in tables with nine columns, since 2024; before, it was the last column. */
const textColumn = 7;

interface Written {
  readonly text: string | null;
  readonly mentions: readonly string[];
}

/** Returns the words of a comment without the people whom it mentions, from plain text or from consecutive JSON parts. */
function writtenIn(cells: readonly string[]): Written {
  const coded = cells.find((cell) => cell.startsWith('{"'));
  const plain = coded ?? cells[cells.length > 8 ? textColumn : cells.length - 1] ?? '';
  if (coded === undefined) return { text: plain === '' ? null : plain, mentions: [] };
  const parts = partsOf(coded);
  // in truncated or broken JSON, mentions cannot be separated from the person's words
  if (parts === undefined) return { text: null, mentions: [] };
  const said = (part: RawRecord) => rawText(part.text) ?? '';
  const text = parts
    .filter((part) => !('mention' in part))
    .map(said)
    .join('');
  const mentions = parts.filter((part) => 'mention' in part).map((part) => said(part).trim());
  return { text: text === '' ? null : text, mentions };
}

/** Parses `{"text":"a"},{"text":"b"}` or `{"takeoutSegments":[{"text":"a"}]}`. */
function partsOf(coded: string): RawRecord[] | undefined {
  try {
    const values: unknown[] = JSON.parse(`[${coded}]`);
    return values.flatMap((value) => {
      const segments = rawRecord(value)?.takeoutSegments;
      return (Array.isArray(segments) ? segments : [value])
        .map(rawRecord)
        .filter((part) => part !== undefined);
    });
  } catch {
    return undefined;
  }
}

/** Reads subscriptions in JSON, from before 2021. Throws `ExportRejected`. */
export async function* readSubscriptions(
  entry: ArchiveEntry,
  book: LedgerBook,
  onBytes: OnBytes,
): AsyncGenerator<TableBatch> {
  for await (const { records, malformed } of readRecords(entry, onBytes)) {
    const read: YoutubeRecord[] = [];
    for (const raw of records) {
      const snippet = rawRecord(raw.snippet);
      const channel = rawText(rawRecord(snippet?.resourceId)?.channelId);
      if (channel !== null && isChannelId(channel))
        read.push(subscription(readUtcTime(snippet?.publishedAt) ?? null, channel, rawText(snippet?.title)));
    }
    book.notUnderstood('without the id of a channel', records.length - read.length + malformed);
    yield { records: read };
  }
}
