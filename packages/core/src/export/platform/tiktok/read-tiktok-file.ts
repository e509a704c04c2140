/** Reads one of TikTok's files, list by list, in the order of the file. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import type { RecordBatch } from '../../format/json/parse-records.ts';
import { type OnBytes, readSplit } from '../../format/json/read-records.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { readBlocks } from './read-blocks.ts';
import { createSectionSplitter } from './split-sections.ts';
import type { TiktokFile } from './tiktok-file.ts';
import { listOfSection, type TiktokList } from './tiktok-list.ts';
import { isTimeUnknown, readTiktokRecord } from './tiktok-record.ts';

export interface TiktokBatch extends RecordBatch {
  /** Absent for lists that are not read. */
  readonly list?: TiktokList;
  /** The number of the list in the file, ascending. */
  readonly place: number;
}

/** The records of a list, or the raw batch if the list is not read. */
export type TiktokRecords =
  | { readonly kind: 'other'; readonly batch: TiktokBatch }
  | {
      readonly kind: 'read';
      readonly section: string;
      readonly list: TiktokList;
      /** Calls `visit` with each record, one at a time so that memory is freed early, and returns the counts. */
      each(visit: (record: DatasetRecord) => void): ListCounts;
    };

export interface ListCounts {
  readonly read: number;
  /** The number of broken records, and of records whose time cannot be parsed. */
  readonly malformed: number;
  /** The number of records whose time TikTok itself marks as unknown. */
  readonly timeless: number;
  /** The number of records that an earlier list of the same name already has. */
  readonly twice: number;
}

/** Throws `ExportRejected` if the file cannot be read. */
export async function* readTiktokFile(
  { entry, isText, list }: Pick<TiktokFile, 'entry' | 'isText' | 'list'>,
  onBytes: OnBytes,
): AsyncGenerator<TiktokBatch> {
  if (isText) {
    const of = { section: entry.name, place: 0, ...(list === undefined ? {} : { list }) };
    for await (const blocks of readBlocks(entry, onBytes)) yield { ...of, ...blocks };
    return;
  }
  let place = 0;
  let before: string | undefined;
  for await (const batch of readSplit(entry, createSectionSplitter(), onBytes)) {
    if (batch.section !== before) place++;
    before = batch.section;
    const found = listOfSection(batch.section);
    yield found === undefined ? { ...batch, place } : { ...batch, place, list: found };
  }
}

/**
 * Reads the records of a file. TikTok may write the same list at an old and a new place of its JSON, and in a text file:
 * a record that an earlier list has is skipped, so that it is counted and sold once. Throws `ExportRejected` if the file cannot be read.
 */
export async function* readTiktokRecords(file: TiktokFile, onBytes: OnBytes): AsyncGenerator<TiktokRecords> {
  const seenLists = new Set<TiktokList>();
  let place = -1;
  let earlier: ReadonlySet<string> | undefined;
  for await (const batch of readTiktokFile(file, onBytes)) {
    const { list, section } = batch;
    if (list === undefined) {
      yield { kind: 'other', batch };
      continue;
    }
    if (batch.place !== place) {
      place = batch.place;
      const mayRepeat = seenLists.has(list) || file.earlier.length > 0;
      earlier = mayRepeat ? await keysBefore(file, list, place) : undefined;
      seenLists.add(list);
    }
    const known = earlier;
    yield { kind: 'read', section, list, each: (visit) => readEach(batch, list, known, visit) };
  }
}

function readEach(
  batch: TiktokBatch,
  list: TiktokList,
  earlier: ReadonlySet<string> | undefined,
  visit: (record: DatasetRecord) => void,
): ListCounts {
  let read = 0;
  let twice = 0;
  let timeless = 0;
  let { malformed } = batch;
  for (const raw of batch.records) {
    const record = readTiktokRecord(list, raw);
    if (record === undefined) {
      if (isTimeUnknown(raw)) timeless++;
      else malformed++;
    } else if (earlier?.has(keyOf(record)) === true) twice++;
    else {
      read++;
      visit(record);
    }
  }
  return { read, malformed, timeless, twice };
}

/**
 * Returns the keys of the records in earlier lists of the same name, by reading these lists again: few exports have a list
 * twice, and the others need no keys in memory.
 */
async function keysBefore(file: TiktokFile, list: TiktokList, place: number): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const other of [...file.earlier, file]) {
    for await (const batch of untilNotUnderstood(readTiktokFile(other, () => {}))) {
      if (other === file && batch.place >= place) break;
      if (batch.list !== list) continue;
      for (const raw of batch.records) {
        const record = readTiktokRecord(list, raw);
        if (record !== undefined) keys.add(keyOf(record));
      }
    }
  }
  return keys;
}

const keyOf = ({ at, video, query, text }: DatasetRecord) => `${at}|${video ?? query ?? text ?? ''}`;
