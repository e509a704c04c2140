/**
 * Finds the books for a command: those of a deployed stage under `sst shell`, otherwise those of a stack on this
 * machine.
 */

import { isLinked } from '../cloud/link/link-local.ts';
import { findStack } from '../ground/running-stack.ts';
import { type BookStore, capturedSchema, stackStore, unfinishedOf } from './stack-books.ts';

/** Imported only when needed: the stores read the names of their tables from the links of this process. */
async function linkedStore(): Promise<BookStore> {
  const { allLines } = await import('@cgdx/functions/ledger/ledger.ts');
  const { scanAll } = await import('@cgdx/functions/ground/table/query.ts');
  return {
    lines: async () => (await allLines()).map((line) => ({ ...line, amount: BigInt(line.amount) })),
    unfinished: async () => unfinishedOf(await scanAll('PurchaseTable', capturedSchema)),
  };
}

/** @param named the path of an endpoints.json given by the person, which takes precedence */
export async function findBooks(named: string | undefined): Promise<BookStore> {
  if (named === undefined && isLinked()) return linkedStore();
  return stackStore(await findStack(named));
}
