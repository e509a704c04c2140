/**
 * Finds records that were read twice, at two places of one export: a row of lines that repeats earlier lines in their order.
 * A platform may write a single record twice by itself, or records that look the same once they are masked; it does not
 * repeat a whole list.
 */
import { encodeUtf8 } from '../../byte/utf8.ts';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import type { RecheckFault } from './recheck-fault.ts';

/** The shortest row of repeated lines that counts as a list; a row this short counts only in a short file. */
const leastRow = 5;
const leastShareOfShort = 0.1;
const longRow = 20;
const leastShareOfLong = 0.01;
/** The share from which single repetitions are reported, without being a sure fault. */
const toldFrom = 0.02;

const hash = createRecordHash(encodeUtf8('recheck'));

export function createRepeatedRecords() {
  /** The line at which each record stands first. */
  const first = new Map<number, number>();
  let lines = 0;
  let repeated = 0;
  let inRows = 0;
  let longest = 0;
  let row: { length: number; last: number; step: number } | undefined;

  function endRow(): void {
    if (row !== undefined && row.length >= leastRow) inRows += row.length;
    longest = Math.max(longest, row?.length ?? 0);
    row = undefined;
  }

  return {
    /** @param isTimed whether the record has a time in seconds, so that two equal records are the same one */
    add(line: string, isTimed: boolean): void {
      const key = hash(line);
      const at = first.get(key);
      if (at === undefined) {
        first.set(key, lines);
        endRow();
      } else {
        if (isTimed) repeated++;
        const step = row === undefined ? 0 : Math.sign(at - row.last);
        if (row === undefined || step === 0 || (row.step !== 0 && step !== row.step)) {
          endRow();
          row = { length: 1, last: at, step: 0 };
        } else row = { length: row.length + 1, last: at, step };
      }
      lines++;
    },
    fault(records: string): RecheckFault | undefined {
      endRow();
      const isSure =
        (longest >= longRow && inRows >= lines * leastShareOfLong) ||
        (longest >= leastRow && inRows >= lines * leastShareOfShort);
      const count = isSure ? inRows : repeated;
      if (!isSure && (repeated < leastRow || repeated < lines * toldFrom)) return undefined;
      return { fault: 'repeated-records', records, isSure, count, of: lines };
    },
  };
}
