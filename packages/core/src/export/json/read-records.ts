/** Reads the records of one JSON file of an archive, batch by batch, in the order of the file. */
import type { ArchiveEntry } from '../archive/open-archive.ts';
import { brokenJson, htmlNotJson } from './json-rejection.ts';
import type { RecordBatch } from './parse-records.ts';
import { createRecordSplitter, NotRecordsError } from './split-records.ts';

/** Called after each chunk with the unpacked bytes it had. */
export type OnBytes = (bytes: number) => void;

/** Throws `ExportRejected` where the file is no JSON list of records. */
export async function* readRecords(entry: ArchiveEntry, onBytes: OnBytes): AsyncGenerator<RecordBatch> {
  const splitter = createRecordSplitter();
  try {
    for await (const chunk of entry.read()) {
      yield* splitter.push(chunk);
      onBytes(chunk.length);
    }
    yield* splitter.end();
  } catch (error) {
    if (!(error instanceof NotRecordsError)) throw error;
    throw error.found === 'markup' ? htmlNotJson(entry.name) : brokenJson(entry.name, error.found);
  }
}
