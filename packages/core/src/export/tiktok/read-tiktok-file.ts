/** Reads one file of TikTok's, list by list, in the order of the file. */
import { brokenJson, htmlNotJson } from '../json/json-rejection.ts';
import type { RecordBatch } from '../json/parse-records.ts';
import type { OnBytes } from '../json/read-records.ts';
import { NotRecordsError } from '../json/split-records.ts';
import { readBlocks } from './read-blocks.ts';
import { createSectionSplitter } from './split-sections.ts';
import type { TiktokFile } from './tiktok-file.ts';
import { listOfSection, type TiktokList } from './tiktok-list.ts';

export interface TiktokBatch extends RecordBatch {
  /** Absent for lists that are not read. */
  readonly list?: TiktokList;
}

/** Throws `ExportRejected` where the file cannot be read. */
export async function* readTiktokFile(file: TiktokFile, onBytes: OnBytes): AsyncGenerator<TiktokBatch> {
  const { entry, isText, list } = file;
  if (isText) {
    const of = { section: entry.name, ...(list === undefined ? {} : { list }) };
    for await (const blocks of readBlocks(entry, onBytes)) yield { ...of, ...blocks };
    return;
  }
  for await (const batch of readSections(file, onBytes)) {
    const found = listOfSection(batch.section);
    yield found === undefined ? batch : { ...batch, list: found };
  }
}

async function* readSections({ entry }: TiktokFile, onBytes: OnBytes): AsyncGenerator<RecordBatch> {
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
