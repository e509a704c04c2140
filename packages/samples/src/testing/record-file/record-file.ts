/** Parses a file of an export into records and fields, so that tests can reorder, repeat and change them. */
import type { TestFile } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { FileRecord, RecordFile } from './contents.ts';
import { openJson } from './json-file.ts';
import { openBlocks, openPage } from './mark-up-file.ts';
import { openTable } from './table-file.ts';

/** Returns undefined if the file has no records that can be parsed. */
export function openRecordFile({ path, data }: TestFile): RecordFile | undefined {
  const bytes = Buffer.from(data);
  if (/\.js(on)?$/.test(path)) return openJson(bytes);
  if (/\.csv$/.test(path)) return openTable(bytes);
  if (/\.html$/.test(path)) return openPage(bytes);
  return /\.txt$/.test(path) ? openBlocks(bytes) : undefined;
}

/** Changes the records of each list in files. */
export function changeRecords(
  files: readonly TestFile[],
  change: (records: readonly FileRecord[]) => readonly FileRecord[],
): TestFile[] {
  return files.map((file) => {
    const opened = openRecordFile(file);
    if (opened === undefined) return file;
    return { path: file.path, data: opened.write({ lists: opened.lists.map(change), rest: opened.rest }) };
  });
}
