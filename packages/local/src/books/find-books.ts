/** Finds the books that the command is about: a deployed stage's under `sst shell`, those of a stack on this machine otherwise. */

import { isLinked } from '../cloud/link/link-local.ts';
import { findStack } from '../ground/running-stack.ts';
import { type BookStore, capturedSchema, stackStore, unfinishedOf } from './stack-books.ts';

/** Loaded when it is needed: the stores know their tables by the links of this process. */
async function linkedStore(): Promise<BookStore> {
  const { allLines } = await import('@cgdx/functions/ledger/ledger.ts');
  const { scanAll } = await import('@cgdx/functions/ground/table/query.ts');
  return {
    lines: async () => (await allLines()).map((line) => ({ ...line, amount: BigInt(line.amount) })),
    unfinished: async () => unfinishedOf(await scanAll('PurchaseTable', capturedSchema)),
  };
}

/** @param named the endpoints.json that the person named: it comes first */
export async function findBooks(named: string | undefined): Promise<BookStore> {
  if (named === undefined && isLinked()) return linkedStore();
  return stackStore(await findStack(named));
}
