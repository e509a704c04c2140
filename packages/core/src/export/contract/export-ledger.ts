/**
 * The ledger of an export: whether each file and each record was read, is a duplicate, was not understood, or was left out.
 * The look in the browser, the findings, completeness and the server all report from it. Evidence does not use it, since
 * unreadable data is not the person's fault.
 *
 * A platform fills it in three places:
 * 1. `ReadUnit.files` names the files that a unit reads.
 * 2. Both passes read a file as `book.file(entry, batches)` with a `createLedgerBook()` each, and report every record to the
 *    book: `read`, `twice`, `notUnderstood(why)` or `leftOut(why)`. If a file turns out to be unreadable
 *    (`FileNotUnderstood`), the wrapper notes that in the ledger and keeps the records read so far. The first pass returns
 *    `book.ledger()` in its observation; the second pass discards its book.
 * 3. `ExportFiles.whyUnread(entry)` returns why no unit reads a file: the reader uses nothing of it, it is a duplicate, or
 *    its format cannot be read. It returns undefined for an unknown file, which the pass then reports as such.
 *
 * A reason for records, or for files that are left out, completes "3 records …" (`without a time that we can read`). A reason
 * for a file that is not understood completes "photos.html …" (`is a web page beside the JSON`). Reasons are a few fixed
 * texts without personal data, since they are stored and logged.
 */
import { addUp } from './add-up.ts';
import type { Account, ExportLedger, Reasons } from './export-ledger-schema.ts';

export type { Account, ExportLedger, Reasons } from './export-ledger-schema.ts';

export const emptyAccount: Account = { read: 0, twice: 0, notUnderstood: {}, leftOut: {} };

/** The most distinct reasons: a reader has fewer, but reasons of files contain file names. */
const mostReasons = 30;
const otherReasons = 'other reasons';

export const sumOfReasons = (reasons: Reasons): number =>
  Object.values(reasons).reduce((sum, count) => sum + count, 0);

/** Adds one, or `count`, to a reason. */
export function addReason(reasons: Record<string, number>, why: string, count = 1): void {
  if (count > 0) reasons[why] = (reasons[why] ?? 0) + count;
}

/** Returns the total number of files or records. */
export const totalOf = ({ read, twice, notUnderstood, leftOut }: Account): number =>
  read + twice + sumOfReasons(notUnderstood) + sumOfReasons(leftOut);

export const mergeLedgers = (ledgers: readonly ExportLedger[]): ExportLedger => ({
  files: mergeAccounts(ledgers.map(({ files }) => files)),
  records: mergeAccounts(ledgers.map(({ records }) => records)),
});

/** Returns the sum, whose size is bounded. */
const mergeAccounts = (accounts: readonly Account[]): Account => ({
  read: accounts.reduce((sum, { read }) => sum + read, 0),
  twice: accounts.reduce((sum, { twice }) => sum + twice, 0),
  notUnderstood: mergeReasons(accounts.map(({ notUnderstood }) => notUnderstood)),
  leftOut: mergeReasons(accounts.map(({ leftOut }) => leftOut)),
});

/** Returns the sum, whose size is bounded. */
export function mergeReasons(all: readonly Reasons[]): Reasons {
  const sums = addUp(all);
  const counts = Object.entries(sums);
  if (counts.length <= mostReasons) return sums;
  const named = counts
    .filter(([why]) => why !== otherReasons)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, mostReasons - 1);
  const rest = sumOfReasons(sums) - named.reduce((sum, [, count]) => sum + count, 0);
  return { ...Object.fromEntries(named), [otherReasons]: rest };
}
