/**
 * Parses many records of a list at once, without scanning every byte: guesses where the last complete record ends and
 * lets JSON.parse check the guess. A wrong guess is always noticed, because a text that begins with a record and parses as
 * a list is a sequence of complete records.
 */
import { lastIndexOfBytes } from '../../../byte/bytes.ts';
import { decodeUtf8 } from '../../../byte/utf8.ts';

export interface RecordRun {
  readonly values: readonly unknown[];
  /** The offset of the first record that was not parsed. */
  readonly rest: number;
}

export interface RecordRunReader {
  /** Learns the common beginning of this list's records from the record between `start` and `end`. */
  learn(bytes: Uint8Array, start: number, end: number): void;
  /** Begins another list. */
  forget(): void;
  /** Parses the records from `start` on, which is at a record or at the comma before one. Returns undefined if the guess was wrong. */
  take(bytes: Uint8Array, start: number): RecordRun | undefined;
}

/** The longest beginning that is learnt, in bytes. */
const longestOpening = 200;

/** The shortest run, in bytes; shorter ones are scanned as fast byte by byte. */
const shortestRun = 256;

/** After this many wrong guesses a list is scanned byte by byte. */
const mostMisses = 16;

const quote = 0x22;
const colon = 0x3a;
const comma = 0x2c;

export function createRecordRunReader(): RecordRunReader {
  /** The bytes from the brace to the colon after the first key, which all records of a list share. */
  let opening: Uint8Array | undefined;
  let misses = 0;

  return {
    learn(bytes, start, end) {
      if (opening !== undefined) return;
      const first = bytes.indexOf(quote, start);
      const last = bytes.indexOf(quote, first + 1);
      const after = bytes.indexOf(colon, last + 1);
      if (first < 0 || last < 0 || after < 0 || after >= end || after - start > longestOpening) return;
      opening = bytes.slice(start, after + 1);
    },
    forget() {
      opening = undefined;
      misses = 0;
    },
    take(bytes, start) {
      if (opening === undefined || misses >= mostMisses || bytes.length - start < shortestRun)
        return undefined;
      const rest = lastIndexOfBytes(bytes, opening);
      const end = endBefore(bytes, rest);
      const from = skip(bytes, start);
      if (end <= from) return undefined;
      try {
        const values: unknown[] = JSON.parse(`[${decodeUtf8(bytes, from, end)}]`);
        misses = Math.max(0, misses - 1);
        return { values, rest };
      } catch {
        misses += 2;
        return undefined;
      }
    },
  };
}

/** Returns the index of the comma before `at`, or -1. */
function endBefore(bytes: Uint8Array, at: number): number {
  let i = at - 1;
  while (i > 0 && isSpace(bytes[i] as number)) i--;
  return i > 0 && bytes[i] === comma ? i : -1;
}

/** Returns the index after the comma and the spaces between two records. */
function skip(bytes: Uint8Array, start: number): number {
  let i = start;
  while (i < bytes.length && (isSpace(bytes[i] as number) || bytes[i] === comma)) i++;
  return i;
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
