/**
 * Finds lists that were read twice, at two places of one export: a run of lines that repeats earlier lines in the same order.
 * A platform may write a single record twice, and different records may look the same after masking, but a platform does
 * not repeat a whole list.
 */
import { encodeUtf8 } from '../../byte/utf8.ts';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import type { RecheckFault } from './recheck-fault.ts';

/** The shortest run of repeated lines that counts as a list, in a short file; longer files need longer runs. */
const leastRow = 5;
const leastShareOfShort = 0.1;
const longRow = 20;
const leastShareOfLong = 0.01;
/** The share of single repetitions from which they are reported as a fault that is not sure. */
const toldFrom = 0.02;

const hash = createRecordHash(encodeUtf8('recheck'));

export function createRepeatedRecords() {
  /** The number of the line at which each record first occurs. */
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
    /** @param isTimed whether the record has a time in seconds, so that two equal lines are the same record */
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
