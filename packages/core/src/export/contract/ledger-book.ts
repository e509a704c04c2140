/** Builds the ledger of one unit while its files are read. */
import type { Rejection } from '../../contribution/contribution.ts';
import { aFile, type NamedFile } from '../format/archive/shown-name.ts';
import { FileNotUnderstood } from '../rejection/file-not-understood.ts';
import {
  type Account,
  addReason,
  type ExportLedger,
  mergeLedgers,
  sumOfReasons,
  totalOf,
} from './export-ledger.ts';

/** The ledger in a unit's observation. */
export interface UnitLedger extends ExportLedger {
  /** The refusal to use if no file of the export could be read, from the first file that was not understood. */
  readonly fault?: Rejection;
}

export interface LedgerBook {
  read(records: number): void;
  twice(records: number): void;
  /** `why` completes "3 records …". */
  notUnderstood(why: string, records?: number): void;
  leftOut(why: string, records?: number): void;
  /** Passes on the batches of a file, and counts the file when it ends or cannot be read further. */
  file<Batch>(file: NamedFile, batches: AsyncIterable<Batch>): AsyncGenerator<Batch>;
  ledger(): UnitLedger;
}

export function createLedgerBook(): LedgerBook {
  const records = openAccount();
  const files = openAccount();
  let fault: Rejection | undefined;

  /** `before`: the counts of records when the file began. */
  function endFile(file: NamedFile, before: Account): void {
    const met = totalOf(records) - totalOf(before);
    const taken = records.read + records.twice - before.read - before.twice;
    if (taken > 0 || met === 0) files.read++;
    else if (sumOfReasons(records.notUnderstood) > sumOfReasons(before.notUnderstood))
      addReason(files.notUnderstood, `${aFile(file)} holds no record that we can read`);
    else addReason(files.leftOut, 'of which we take nothing');
  }

  return {
    read(count) {
      records.read += count;
    },
    twice(count) {
      records.twice += count;
    },
    notUnderstood: (why, count = 1) => addReason(records.notUnderstood, why, count),
    leftOut: (why, count = 1) => addReason(records.leftOut, why, count),
    async *file(file, batches) {
      const before = structuredClone(records);
      try {
        // `yield*` would keep each batch alive until after the next one
        for await (const batch of batches) yield batch;
      } catch (error) {
        if (!(error instanceof FileNotUnderstood)) throw error;
        fault ??= error.rejection;
        addReason(files.notUnderstood, `${aFile(file)} ${error.why}`);
        return;
      }
      endFile(file, before);
    },
    ledger: () => ({ ...mergeLedgers([{ files, records }]), ...(fault !== undefined && { fault }) }),
  };
}

/** Merges ledgers of units; the first fault is kept. */
export function mergeUnitLedgers(ledgers: readonly UnitLedger[]): UnitLedger {
  const fault = ledgers.find((ledger) => ledger.fault !== undefined)?.fault;
  return { ...mergeLedgers(ledgers), ...(fault !== undefined && { fault }) };
}

const openAccount = (): Account => ({ read: 0, twice: 0, notUnderstood: {}, leftOut: {} });
