/** Splits TikTok's nested JSON object into the records of its lists, at any depth, without buffering the object. */
import { concatBytes } from '../../../byte/bytes.ts';
import { decodeUtf8 } from '../../../byte/utf8.ts';
import { maxRecordBytes } from '../../format/archive/archive-limit.ts';
import { batchOf, parseRecords, type RecordBatch } from '../../format/json/parse-records.ts';
import { createRecordRunReader } from '../../format/json/record-run.ts';
import { NotRecordsError, type RecordSplitter } from '../../format/json/split-records.ts';

/** Separates the names of a section: `Your Activity>Watch History>VideoList`. */
const sectionSeparator = '>';

/** Keys of objects that are records although they are not in a list. */
const singleRecords = new Set(['ProfileMap']);

/** The deepest level; real exports have 6 levels. */
const deepest = 64;

/** The `section` of each batch is the path of keys to its list. */
export function createSectionSplitter(): RecordSplitter {
  /** The keys of the open containers, the root's first; `isList` has the types of the same containers. */
  const path: string[] = [];
  const isList: boolean[] = [];
  let begun = 0;
  let ended = false;
  let inText = false;
  let escaped = false;
  let lastText = '';
  let name = '';
  /** The number of open brackets inside the current record; 0 outside. */
  let depth = 0;
  let collecting = false;
  /** True where the next value begins an element of a list. */
  let atElement = false;
  let carried: Uint8Array[] = [];
  let carriedBytes = 0;

  function take(chunk: Uint8Array, start: number, end: number): Uint8Array {
    if (carried.length === 0) return chunk.subarray(start, end);
    const whole = concatBytes([...carried, chunk.subarray(0, end)]);
    carried = [];
    carriedBytes = 0;
    return whole;
  }

  const section = () => path.slice(1).join(sectionSeparator);
  const runs = createRecordRunReader();
  /** Unread bytes from the beginning of a record. */
  let unread: Uint8Array | undefined;

  function push(pushed: Uint8Array): RecordBatch[] {
    if (unread === undefined) return scan(pushed, true);
    const chunk = concatBytes([unread, pushed]);
    unread = undefined;
    const run = runs.take(chunk, 0);
    if (run === undefined) return scan(chunk, false);
    unread = chunk.subarray(run.rest);
    return [batchOf(section(), run.values)];
  }

  /** Reads byte by byte until a run of records can be taken at once. */
  function scan(chunk: Uint8Array, isRunWorthTrying: boolean): RecordBatch[] {
    const batches: RecordBatch[] = [];
    let mayRun = isRunWorthTrying;
    let bounds: number[] = [];
    let plain = 0;
    let start = 0;
    let text = inText;
    let skip = escaped;
    let level = depth;
    const length = chunk.length;
    const flush = () => {
      if (bounds.length > 0) batches.push(parseRecords(section(), chunk, bounds));
      if (plain > 0) batches.push({ section: section(), records: [], malformed: plain });
      bounds = [];
      plain = 0;
    };
    for (let i = 0; i < length; i++) {
      const byte = chunk[i] as number;
      if (text) {
        if (skip) skip = false;
        else if (byte === 0x5c) skip = true;
        else if (byte === 0x22) {
          text = false;
          if (level === 0) {
            lastText = decodeUtf8(take(chunk, start, i));
            collecting = false;
          }
        }
      } else if (byte === 0x22) {
        text = true;
        if (level === 0) {
          collecting = true;
          start = i + 1;
          if (atElement) plain++;
          atElement = false;
        }
      } else if (level > 0) {
        if (byte === 0x7b || byte === 0x5b) level++;
        else if ((byte === 0x7d || byte === 0x5d) && --level === 0) {
          collecting = false;
          const isSingle = isList.at(-1) !== true;
          if (carried.length > 0 || isSingle) {
            const whole = take(chunk, start, i + 1);
            const where = isSingle
              ? [section(), name].filter((part) => part !== '').join(sectionSeparator)
              : section();
            batches.push(parseRecords(where, whole, [0, whole.length]));
          } else {
            bounds.push(start, i + 1);
            runs.learn(chunk, start, i);
          }
          if (mayRun && !isSingle) {
            mayRun = false;
            const run = runs.take(chunk, i + 1);
            if (run !== undefined) {
              flush();
              batches.push(batchOf(section(), run.values));
              unread = chunk.subarray(run.rest);
              break;
            }
          }
        }
      } else if (byte === 0x3a) name = lastText;
      else if (byte === 0x7b || byte === 0x5b) {
        if (ended || (begun === 0 && byte === 0x5b)) throw new NotRecordsError('not-json');
        atElement = false;
        const isRecord = byte === 0x7b && (isList.at(-1) === true || singleRecords.has(name));
        if (isRecord) {
          level = 1;
          collecting = true;
          start = i;
        } else {
          if (path.length >= deepest) throw new NotRecordsError('not-json');
          flush();
          path.push(name);
          isList.push(byte === 0x5b);
          atElement = byte === 0x5b;
          runs.forget();
          mayRun = isRunWorthTrying;
        }
        begun++;
      } else if (byte === 0x7d || byte === 0x5d) {
        flush();
        path.pop();
        isList.pop();
        atElement = false;
        name = '';
        if (path.length === 0) ended = true;
      } else if (begun === 0) checkBeginning(byte);
      else if (byte === 0x2c) atElement = isList.at(-1) === true;
      else if (atElement && byte > 0x20) {
        // a number, true, false or null is an element too
        atElement = false;
        plain++;
      }
    }
    flush();
    inText = text;
    escaped = skip;
    depth = level;
    if (collecting) {
      carried.push(chunk.subarray(start));
      carriedBytes += length - start;
      if (carriedBytes > maxRecordBytes) throw new NotRecordsError('record-too-large');
    }
    return batches;
  }

  return {
    push,
    end() {
      const left = unread === undefined ? [] : scan(unread, false);
      unread = undefined;
      if (begun === 0) throw new NotRecordsError('not-json');
      if (!ended) throw new NotRecordsError('incomplete');
      return left;
    },
  };
}

/** Accepts white space and a byte order mark before the root. */
function checkBeginning(byte: number): void {
  if (byte <= 0x20 && byte !== 0) return;
  if (byte === 0xef || byte === 0xbb || byte === 0xbf) return;
  if (byte === 0x3c) throw new NotRecordsError('markup');
  throw new NotRecordsError(byte >= 0xfe || byte === 0 ? 'other-encoding' : 'not-json');
}
