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
  const blocks = createBlocks();
  let rest = '';
  for await (const chunk of entry.read()) {
    const text = rest + decoder.write(chunk);
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      blocks.take(text.slice(from, end));
      from = end + 1;
    }
    rest = text.slice(from);
    if (rest.length > maxRecordBytes) throw brokenJson(entry.name, 'record-too-large');
    yield blocks.complete();
    onBytes(chunk.length);
  }
  blocks.take(rest + decoder.end());
  blocks.take('');
  yield blocks.complete();
}

function createBlocks() {
  let records: RawRecord[] = [];
  let block: Record<string, string> = {};
  /** Of the block; it tells where the next one begins if the empty line is missing. */
  let firstKey: string | undefined;
  const close = () => {
    if (firstKey === undefined) return;
    records.push(block);
    block = {};
    firstKey = undefined;
  };
  return {
    take(line: string): void {
      const at = line.indexOf(':');
      if (at <= 0) {
        if (at < 0 && line.trim() === '') close();
        return;
      }
      const key = line
        .slice(0, at)
        .replace(/^\uFEFF/, '')
        .trim();
      if (key === firstKey) close();
      firstKey ??= key;
      block[key] = line.slice(at + 1).trim();
    },
    /** The records that are complete since it was last asked. */
    complete(): RawRecord[] {
      const complete = records;
      records = [];
      return complete;
    },
  };
}
