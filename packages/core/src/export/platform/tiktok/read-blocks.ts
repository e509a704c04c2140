/** Reads the TXT variant: blocks of `Key: value` lines with an empty line between them. */
import { createChunkDecoder } from '../../../byte/chunk-decoder.ts';
import { maxRecordBytes } from '../../format/archive/archive-limit.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { brokenJson } from '../../format/json/json-rejection.ts';
import type { OnBytes } from '../../format/json/read-records.ts';
import type { RawRecord } from '../../format/value/raw-value.ts';

/** The most lines of a block: more than a long comment has, some lines of which may look like keys. */
export const mostLines = 64;

/** The longest key, in characters; no language has a longer one. */
const longestKey = 256;

export interface Blocks {
  readonly records: RawRecord[];
  /** The number of blocks without an end. */
  readonly malformed: number;
}

/** Throws `ExportRejected` if a line never ends. */
export async function* readBlocks(entry: ArchiveEntry, onBytes: OnBytes): AsyncGenerator<Blocks> {
  const decoder = createChunkDecoder('utf8');
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
    if (rest.length > maxRecordBytes) throw brokenJson(entry, 'record-too-large');
    yield blocks.complete();
    onBytes(chunk.length);
  }
  blocks.take(rest + decoder.end());
  blocks.take('');
  yield blocks.complete();
}

interface Key {
  readonly name: string;
  /** The beginning of a line with this key. */
  readonly start: string;
}

function createBlocks() {
  let records: RawRecord[] = [];
  let block: Record<string, string> = {};
  let malformed = 0;
  /** The number of lines of the block so far. */
  let lines = 0;
  let length = 0;
  /** The keys of the last block by line, since the next block usually has the same. The first key also begins a block if the empty line before it is missing. */
  const keys: Key[] = [];
  const close = () => {
    if (lines === 0) return;
    records.push(block);
    begin();
  };
  const begin = () => {
    block = {};
    lines = 0;
    length = 0;
  };
  const add = (key: Key, line: string) => {
    block[key.name] = line.slice(key.start.length).trim();
    lines++;
    length += line.length;
    if (lines < mostLines && length <= maxRecordBytes) return;
    malformed++;
    begin();
  };
  return {
    take(line: string): void {
      const usual = keys[lines];
      if (usual !== undefined && line.startsWith(usual.start)) {
        add(usual, line);
        return;
      }
      const at = line.indexOf(':');
      if (at <= 0 || at > longestKey) {
        if (at < 0 && line.trim() === '') close();
        return;
      }
      const start = line.slice(0, at + 1);
      const name = start
        .slice(0, -1)
        .replace(/^\uFEFF/, '')
        .trim();
      if (lines > 0 && name === keys[0]?.name) close();
      const key = { name, start };
      keys[lines] = key;
      add(key, line);
    },
    /** Returns the records completed since the last call. */
    complete(): Blocks {
      const complete = { records, malformed };
      records = [];
      malformed = 0;
      return complete;
    },
  };
}
