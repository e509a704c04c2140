/** Reads one of TikTok's files, list by list, in its order. */
import type { RecordBatch } from '../../format/json/parse-records.ts';
import { type OnBytes, readSplit } from '../../format/json/read-records.ts';
import { readBlocks } from './read-blocks.ts';
import { createSectionSplitter } from './split-sections.ts';
import type { TiktokFile } from './tiktok-file.ts';
import { listOfSection, type TiktokList } from './tiktok-list.ts';

export interface TiktokBatch extends RecordBatch {
  /** Absent for lists that are not read. */
  readonly list?: TiktokList;
}

/** Throws `ExportRejected` if the file cannot be read. */
export async function* readTiktokFile(file: TiktokFile, onBytes: OnBytes): AsyncGenerator<TiktokBatch> {
  const { entry, isText, list } = file;
  if (isText) {
    const of = { section: entry.name, ...(list === undefined ? {} : { list }) };
    for await (const blocks of readBlocks(entry, onBytes)) yield { ...of, ...blocks };
    return;
  }
  for await (const batch of readSplit(entry, createSectionSplitter(), onBytes)) {
    const found = listOfSection(batch.section);
    yield found === undefined ? batch : { ...batch, list: found };
  }
}
