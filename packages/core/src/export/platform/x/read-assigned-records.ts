/** Reads the records of one of X's files: a script that assigns one list, `window.YTD.tweets.part0 = [ ... ]`. */
import { concatBytes, noBytes } from '../../../byte/bytes.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import type { RecordBatch } from '../../format/json/parse-records.ts';
import { type OnBytes, readSplit } from '../../format/json/read-records.ts';
import {
  createRecordSplitter,
  NotRecordsError,
  type RecordSplitter,
} from '../../format/json/split-records.ts';

/** The longest assignment before the list, in bytes; `window.YTD.periscope_account_information.part0 = ` has 51. */
const longestTarget = 400;

const equalsSign = 0x3d;
const semicolon = 0x3b;

/** Creates a splitter for a script, or for a bare list from which a person removed the assignment. */
export function createAssignedSplitter(): RecordSplitter {
  const splitter = createRecordSplitter();
  let head: Uint8Array | undefined = noBytes;
  /** Trailing semicolons and spaces, which are dropped if nothing follows. */
  let tail: Uint8Array = noBytes;

  function pushBody(body: Uint8Array): RecordBatch[] {
    const end = endOfBody(body);
    if (end === 0) {
      tail = concatBytes([tail, body]);
      if (tail.length <= longestTarget) return [];
      // passed on, since they are too many to buffer and may be inside a string
      const blanks = splitter.push(tail);
      tail = noBytes;
      return blanks;
    }
    const before = tail.length === 0 ? [] : splitter.push(tail);
    tail = body.subarray(end);
    return [...before, ...splitter.push(body.subarray(0, end))];
  }

  return {
    push(chunk) {
      if (head === undefined) return pushBody(chunk);
      const whole = head.length === 0 ? chunk : concatBytes([head, chunk]);
      const start = startOfBody(whole);
      if (start === undefined) {
        head = whole;
        return [];
      }
      head = undefined;
      return pushBody(whole.subarray(start));
    },
    end() {
      if (head !== undefined) throw new NotRecordsError('not-json');
      return splitter.end();
    },
  };
}

/** Returns the offset of the list; undefined if more bytes are needed. Throws `NotRecordsError`. */
function startOfBody(bytes: Uint8Array): number | undefined {
  const first = bytes.findIndex((byte) => byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf);
  if (first < 0) {
    if (bytes.length > longestTarget) throw new NotRecordsError('not-json');
    return undefined;
  }
  // only a letter can begin the name of a variable; the splitter handles everything else
  if (!/[A-Za-z_]/.test(String.fromCharCode(bytes[first] as number))) return 0;
  const at = bytes.indexOf(equalsSign, first);
  if (at >= 0 && at - first <= longestTarget) return at + 1;
  if (bytes.length - first > longestTarget) throw new NotRecordsError('not-json');
  return undefined;
}

function endOfBody(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && ((bytes[end - 1] as number) <= 0x20 || bytes[end - 1] === semicolon)) end--;
  return end;
}

/** `mayStop`: see `readSplit`. Throws `ExportRejected` if the file contains no list of records. */
export function readAssignedRecords(
  entry: ArchiveEntry,
  onBytes: OnBytes,
  mayStop = false,
): AsyncGenerator<RecordBatch> {
  return readSplit(entry, createAssignedSplitter(), onBytes, mayStop);
}
