/**
 * Sales on the chain whose quote is not stored, which should not happen. They are kept until the quote is
 * found.
 */
import { z } from 'zod';
import { absent } from '../../ground/table/expression.ts';
import { put, remove, tryWrite } from '../../ground/table/item.ts';
import { listItems } from '../../ground/table/query.ts';

const schema = z.object({ transactionHash: z.string() });
const table = 'SweepTable';
const pk = 'unquoted-sale';
const keyOf = (transactionHash: string) => ({ pk, sk: transactionHash.toLowerCase() });

/** @returns false if it was stored before */
export const storeUnquoted = (transactionHash: string): Promise<boolean> =>
  tryWrite(put(table, { ...keyOf(transactionHash), transactionHash }, { pk: absent }));

export const dropUnquoted = async (transactionHash: string): Promise<void> => {
  await tryWrite(remove(table, keyOf(transactionHash)));
};

/** Returns the hashes of their transactions. */
export const unquotedSales = async (): Promise<string[]> =>
  (await listItems(table, { pk }, { schema })).map(({ transactionHash }) => transactionHash);
