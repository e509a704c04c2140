/** Reads the records of one JSON file of an archive, batch by batch, in the order of the file. */
import type { ArchiveEntry } from '../archive/open-archive.ts';
import { brokenJson, htmlNotJson } from './json-rejection.ts';
import type { RecordBatch } from './parse-records.ts';
import { createRecordSplitter, NotRecordsError, type RecordSplitter } from './split-records.ts';

/** Called after each chunk with its number of decompressed bytes. */
export type OnBytes = (bytes: number) => void;

/** Throws `ExportRejected` if the file is not a JSON list of records. */
export function readRecords(entry: ArchiveEntry, onBytes: OnBytes): AsyncGenerator<RecordBatch> {
  return readSplit(entry, createRecordSplitter(), onBytes);
}

/**
 * Reads records with any splitter.
 * @param mayStop if true, a record that is too large ends the file as malformed instead of refusing the export
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
    throw error.found === 'markup' ? htmlNotJson(entry) : brokenJson(entry, error.found);
  }
}

/** Reads to the end for the checksum, which distinguishes a damaged download from a file that is not JSON. */
async function checkWhole(entry: ArchiveEntry): Promise<void> {
  for await (const _ of entry.read());
}
