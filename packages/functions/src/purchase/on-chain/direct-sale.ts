/**
 * Purchases on the chain without a quote, and the person who owns each. Several people may have linked the
 * wallet; only one of them owns the purchase.
 */
import { z } from 'zod';
import { isOrAbsent } from '../../ground/table/expression.ts';
import { findItem, put, remove, tryWrite, write } from '../../ground/table/item.ts';
import { listItems } from '../../ground/table/query.ts';

const ownerSchema = z.object({ userSub: z.string() });
const unownedSchema = z.object({ transactionHash: z.string(), wallet: z.string() });

/** Everything that one wallet bought with one transaction. */
export type DirectSale = z.infer<typeof unownedSchema>;

const table = 'SweepTable';
const unowned = 'unowned-sale';
const nameOf = ({ transactionHash, wallet }: DirectSale): string =>
  `${transactionHash.toLowerCase()}#${wallet.toLowerCase()}`;
const ownerKey = (sale: DirectSale) => ({ pk: `sale#${nameOf(sale)}`, sk: 'owner' });

export const ownerOf = async (sale: DirectSale): Promise<string | undefined> =>
  (await findItem(table, ownerKey(sale), ownerSchema))?.userSub;

/** Returns a put, for a transaction, that fails if another person owns the sale. */
export const ownerPut = (sale: DirectSale, userSub: string) =>
  put(table, { ...ownerKey(sale), userSub }, { userSub: isOrAbsent(userSub) });

/** Stores a sale until a person owns it: the wallet may be linked later. */
export const storeUnowned = ({ transactionHash, wallet }: DirectSale): Promise<void> =>
  write(put(table, { pk: unowned, sk: nameOf({ transactionHash, wallet }), transactionHash, wallet }));

export const dropUnowned = async (sale: DirectSale): Promise<void> => {
  await tryWrite(remove(table, { pk: unowned, sk: nameOf(sale) }));
};

export const unownedSales = (): Promise<DirectSale[]> =>
  listItems(table, { pk: unowned }, { schema: unownedSchema });
