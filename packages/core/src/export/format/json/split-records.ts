/**
 * Splits a stream of JSON into records without buffering the whole file. Records are the objects of the root array, or of
 * each array directly under the root object; the array's key is then the `section` of its records.
 */
import { concatBytes } from '../../../byte/bytes.ts';
import { decodeUtf8 } from '../../../byte/utf8.ts';
import { maxRecordBytes } from '../archive/archive-limit.ts';
import { batchOf, parseRecords, type RecordBatch } from './parse-records.ts';
import { createRecordRunReader } from './record-run.ts';

export interface RecordSplitter {
  /** Returns the records that `chunk` completes; it may end anywhere, even inside a character. Throws `NotRecordsError`. */
  push(chunk: Uint8Array): RecordBatch[];
  /** Returns the remaining records. Throws `NotRecordsError` if the text stops before its root ends. */
  end(): RecordBatch[];
}

/** Thrown if the text is not a JSON list of records; `found` says what it looks like instead. */
export class NotRecordsError extends Error {
  readonly found: 'markup' | 'not-json' | 'incomplete' | 'record-too-large' | 'other-encoding';

  constructor(found: NotRecordsError['found']) {
    super(`not a JSON list of records: ${found}`);
    this.name = 'NotRecordsError';
    this.found = found;
  }
}

const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const comma = 0x2c;
const lessThan = 0x3c;
const byteOrderMark = [0xef, 0xbb, 0xbf] as const;

type Root = 'array' | 'object';

/** The bracket level that means none. */
const none = -1;

export function createRecordSplitter(): RecordSplitter {
  let root: Root | undefined;
  let ended = false;
  let bytesBeforeRoot = 0;
  /** The number of open brackets, including the root's. */
  let depth = 0;
  let inText = false;
  let escaped = false;
  /** True inside an array whose objects are records. */
  let inRecords = false;
  /** The kinds of values that the root object has so far. */
  let holds: 'nothing' | 'values' | 'lists' = 'nothing';
  /** True where the next value begins an element of such an array. */
  let atElement = false;
  let section = '';
  /** Set if the last chunk ended inside a record or a key. */
  let collecting: 'record' | 'key' | undefined;
  let carried: Uint8Array[] = [];
  let carriedBytes = 0;
  const runs = createRecordRunReader();
  /** Unread bytes from the beginning of a record. */
  let unread: Uint8Array | undefined;
  /** A buffer for the unread bytes and the next chunk, reused for each chunk: no record refers to it. */
  let room = new Uint8Array(0);

  function joinUnread(begun: Uint8Array, pushed: Uint8Array): Uint8Array {
    const length = begun.length + pushed.length;
    if (room.length < length) {
      const larger = new Uint8Array(2 * length);
      larger.set(begun);
      room = larger;
    } else room.set(begun);
    room.set(pushed, begun.length);
    return room.subarray(0, length);
  }

  function take(chunk: Uint8Array, start: number, end: number): Uint8Array {
    if (carried.length === 0) return chunk.subarray(start, end);
    const whole = concatBytes([...carried, chunk.subarray(0, end)]);
    carried = [];
    carriedBytes = 0;
    return whole;
  }

  function openRoot(chunk: Uint8Array): number {
    for (let i = 0; i < chunk.length; i++, bytesBeforeRoot++) {
      const byte = chunk[i] as number;
      if (isSpace(byte) || byte === byteOrderMark[bytesBeforeRoot]) continue;
      root = rootOf(byte);
      inRecords = root === 'array';
      atElement = inRecords;
      depth = 1;
      return i + 1;
    }
    return chunk.length;
  }

  function push(pushed: Uint8Array): RecordBatch[] {
    if (unread === undefined) return scan(pushed, true);
    const chunk = joinUnread(unread, pushed);
    unread = undefined;
    const run = runs.take(chunk, 0);
    if (run === undefined) return scan(chunk, false);
    unread = chunk.subarray(run.rest);
    return [batchOf(section, run.values)];
  }

  /** Reads byte by byte until a run of records can be taken at once. */
  function scan(chunk: Uint8Array, isRunWorthTrying: boolean): RecordBatch[] {
    const batches: RecordBatch[] = [];
    let bounds: number[] = [];
    let mayRun = isRunWorthTrying;
    let i = root === undefined ? openRoot(chunk) : 0;
    const recordDepth = root === 'array' ? 2 : 3;
    const length = chunk.length;
    let start = 0;
    let plain = 0;
    // local copies, which the engine keeps in registers, since the loop runs once for each byte
    let level = depth;
    let text = inText;
    let skip = escaped;
    let listLevel = inRecords ? recordDepth - 1 : none;

    for (; i < length; i++) {
      const byte = chunk[i] as number;
      if (text) {
        if (skip) skip = false;
        else if (byte === backslash) skip = true;
        else if (byte === quote) {
          text = false;
          if (collecting === 'key') {
            section = decodeUtf8(take(chunk, start, i));
            collecting = undefined;
            if (holds === 'nothing') holds = 'values';
          }
        }
      } else if (byte === quote) {
        if (ended) throw new NotRecordsError('not-json');
        text = true;
        if (level === 1 && root === 'object') {
          collecting = 'key';
          start = i + 1;
        } else if (level === listLevel && atElement) {
          atElement = false;
          plain++;
        }
      } else if (byte === openBrace || byte === openBracket) {
        if (ended) throw new NotRecordsError('not-json');
        level++;
        if (level === recordDepth && inRecords) {
          collecting = 'record';
          atElement = false;
          start = i;
        } else if (level === 2 && root === 'object') {
          inRecords = byte === openBracket;
          listLevel = inRecords ? recordDepth - 1 : none;
          atElement = inRecords;
          if (inRecords) holds = 'lists';
          runs.forget();
        }
      } else if (byte === closeBrace || byte === closeBracket) {
        if (level === recordDepth && collecting === 'record') {
          if (carried.length > 0) {
            const whole = take(chunk, 0, i + 1);
            batches.push(parseRecords(section, whole, [0, whole.length]));
          } else bounds.push(start, i + 1);
          collecting = undefined;
          if (mayRun) {
            mayRun = false;
            if (bounds.length > 0) runs.learn(chunk, start, i);
            const run = runs.take(chunk, i + 1);
            if (run !== undefined) {
              if (bounds.length > 0) batches.push(parseRecords(section, chunk, bounds));
              batches.push(batchOf(section, run.values));
              bounds = [];
              unread = chunk.subarray(run.rest);
              level--;
              break;
            }
          }
        } else if (level === recordDepth - 1) {
          atElement = false;
          if (bounds.length > 0) batches.push(parseRecords(section, chunk, bounds));
          if (plain > 0) batches.push({ section, records: [], malformed: plain });
          bounds = [];
          plain = 0;
        }
        level--;
        if (level === 0) ended = true;
      } else if (level === listLevel) {
        // a number, true, false or null is an element too
        if (byte === comma) atElement = true;
        else if (atElement && !isSpace(byte)) {
          atElement = false;
          plain++;
        }
      } else if (level === 0 && !isSpace(byte)) throw new NotRecordsError('not-json');
    }
    if (bounds.length > 0) batches.push(parseRecords(section, chunk, bounds));
    if (plain > 0) batches.push({ section, records: [], malformed: plain });
    depth = level;
    inText = text;
    escaped = skip;
    if (collecting !== undefined) {
      carried.push(chunk.subarray(start));
      carriedBytes += length - start;
      if (carriedBytes > maxRecordBytes) throw new NotRecordsError('record-too-large');
    }
    return batches;
  }

  function end(): RecordBatch[] {
    const left = unread === undefined ? [] : scan(unread, false);
    unread = undefined;
    if (root === undefined) throw new NotRecordsError('not-json');
    if (!ended) throw new NotRecordsError('incomplete');
    // an object that has values but no list counts as one malformed record
    return holds === 'values' ? [{ section: '', records: [], malformed: 1 }] : left;
  }

  return { push, end };
}

function rootOf(byte: number): Root {
  if (byte === openBracket) return 'array';
  if (byte === openBrace) return 'object';
  if (byte === lessThan) throw new NotRecordsError('markup');
  throw new NotRecordsError(byte >= 0xfe || byte === 0 ? 'other-encoding' : 'not-json');
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
