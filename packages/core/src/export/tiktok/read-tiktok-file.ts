/** Reads one file of TikTok's, list by list, in the order of the file. */
import { brokenJson, htmlNotJson } from '../json/json-rejection.ts';
import type { RecordBatch } from '../json/parse-records.ts';
import type { OnBytes } from '../json/read-records.ts';
import { NotRecordsError } from '../json/split-records.ts';
import { readBlocks } from './read-blocks.ts';
import { createSectionSplitter } from './split-sections.ts';
import type { TiktokFile } from './tiktok-file.ts';

/** Throws `ExportRejected` where the file cannot be read. */
export async function* readTiktokFile(
  { entry, isText }: TiktokFile,
  onBytes: OnBytes,
): AsyncGenerator<RecordBatch> {
  if (isText) {
    for await (const records of readBlocks(entry, onBytes))
      yield { section: entry.name, records, malformed: 0 };
    return;
  }
  const splitter = createSectionSplitter();
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
