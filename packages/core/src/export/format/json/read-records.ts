/** Reads the records of one JSON file of an archive, batch by batch, in the order of the file. */
import type { ArchiveEntry } from '../archive/open-archive.ts';
import { brokenJson, htmlNotJson } from './json-rejection.ts';
import type { RecordBatch } from './parse-records.ts';
import { createRecordSplitter, NotRecordsError, type RecordSplitter } from './split-records.ts';

/** Called after each chunk with the unpacked bytes it had. */
export type OnBytes = (bytes: number) => void;

/** Throws `ExportRejected` if the file is no JSON list of records. */
export function readRecords(entry: ArchiveEntry, onBytes: OnBytes): AsyncGenerator<RecordBatch> {
  return readSplit(entry, createRecordSplitter(), onBytes);
}

/**
 * The same by a splitter of one's own.
 * @param mayStop a record that is too large ends the file, as one that could not be read, and is no reason to refuse it
 */
export async function* readSplit(
  entry: ArchiveEntry,
  splitter: RecordSplitter,
  onBytes: OnBytes,
  mayStop = false,
): AsyncGenerator<RecordBatch> {
  try {
    for await (const chunk of entry.read()) {
      yield* splitter.push(chunk);
      onBytes(chunk.length);
    }
    yield* splitter.end();
  } catch (error) {
    if (!(error instanceof NotRecordsError)) throw error;
    if (mayStop && error.found === 'record-too-large') {
      yield { section: '', records: [], malformed: 1 };
      return;
    }
    await checkWhole(entry);
    throw error.found === 'markup' ? htmlNotJson(entry.name) : brokenJson(entry.name, error.found);
  }
}

/** What a download damaged is no JSON either, but its checksum, at the end, says which of the two it is. */
async function checkWhole(entry: ArchiveEntry): Promise<void> {
  for await (const _ of entry.read());
}
