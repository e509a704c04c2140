/**
 * The ledger of an export: what became of each file and each record in it. The look, the findings, completeness and
 * the server speak from it alone; evidence never does, since what we cannot read is nobody's fault.
 *
 * A platform fills it in three places:
 * 1. `ReadUnit.files` names the files that a unit reads.
 * 2. Both passes read a file as `book.file(entry, batches)` with a `createLedgerBook()` each, and tell it every record
 *    that they meet: `read`, `twice`, `notUnderstood(why)` or `leftOut(why)`. The wrapper ends a file that turns out to be
 *    unreadable (`FileNotUnderstood`) in the ledger: what was read of it before stays. The first pass returns
 *    `book.ledger()` in its observation; the second drops its book.
 * 3. `ExportFiles.whyUnread(entry)` says of each file that no unit reads why: nothing is taken from it, another file says
 *    the same, or we cannot read such a file. Returns undefined for a file that it does not know; the pass then says so.
 *
 * A reason of records, and one of files of which nothing is taken, completes "3 records …" (`without a time that we can read`);
 * one of a file that is not understood completes "photos.html …" (`is a web page beside the JSON`). It is one of few fixed texts and never holds anything of the person's, since it is stored and logged.
 */
import { addUp } from './add-up.ts';
import type { Account, ExportLedger, Reasons } from './export-ledger-schema.ts';

export type { Account, ExportLedger, Reasons } from './export-ledger-schema.ts';

export const emptyAccount: Account = { read: 0, twice: 0, notUnderstood: {}, leftOut: {} };

/** Reasons that are told apart: a reader has fewer, but names of files are among those of files. */
const mostReasons = 30;
const otherReasons = 'other reasons';

export const sumOfReasons = (reasons: Reasons): number =>
  Object.values(reasons).reduce((sum, count) => sum + count, 0);

/** Counts one more, or `count` more, for a reason. */
export function addReason(reasons: Record<string, number>, why: string, count = 1): void {
  if (count > 0) reasons[why] = (reasons[why] ?? 0) + count;
}

/** Returns how many files or records there are. */
export const totalOf = ({ read, twice, notUnderstood, leftOut }: Account): number =>
  read + twice + sumOfReasons(notUnderstood) + sumOfReasons(leftOut);

export const mergeLedgers = (ledgers: readonly ExportLedger[]): ExportLedger => ({
  files: mergeAccounts(ledgers.map(({ files }) => files)),
  records: mergeAccounts(ledgers.map(({ records }) => records)),
});

/** Returns the sum; its size has a bound. */
const mergeAccounts = (accounts: readonly Account[]): Account => ({
  read: accounts.reduce((sum, { read }) => sum + read, 0),
  twice: accounts.reduce((sum, { twice }) => sum + twice, 0),
  notUnderstood: mergeReasons(accounts.map(({ notUnderstood }) => notUnderstood)),
  leftOut: mergeReasons(accounts.map(({ leftOut }) => leftOut)),
});

/** Returns the sum; its size has a bound. */
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
