/** Reads the TXT variant: blocks of `Key: value` lines with an empty line between them. */
import { StringDecoder } from 'node:string_decoder';
import { maxRecordBytes } from '../archive/archive-limit.ts';
import type { ArchiveEntry } from '../archive/open-archive.ts';
import { brokenJson } from '../json/json-rejection.ts';
import type { OnBytes } from '../json/read-records.ts';
import type { RawRecord } from '../raw-value.ts';

/** Throws `ExportRejected` where a line never ends. */
export async function* readBlocks(entry: ArchiveEntry, onBytes: OnBytes): AsyncGenerator<RawRecord[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let block: Record<string, string> = {};
  let isFilled = false;
  const close = (records: RawRecord[]) => {
    if (isFilled) records.push(block);
    block = {};
    isFilled = false;
  };
  const take = (line: string, records: RawRecord[]) => {
    const at = line.indexOf(':');
    if (line.trim() === '') close(records);
    else if (at > 0) {
      const key = line
        .slice(0, at)
        .trim()
        .replace(/^\uFEFF/, '');
      // a second date begins another record even where the empty line is missing
      if (key in block && /^dat/i.test(key)) close(records);
      block[key] = line.slice(at + 1).trim();
      isFilled = true;
    }
  };
  for await (const chunk of entry.read()) {
    const lines = (rest + decoder.write(chunk)).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > maxRecordBytes) throw brokenJson(entry.name, 'record-too-large');
    const records: RawRecord[] = [];
    for (const line of lines) take(line, records);
    if (records.length > 0) yield records;
    onBytes(chunk.length);
  }
  const records: RawRecord[] = [];
  take(rest + decoder.end(), records);
  close(records);
  yield records;
}
