/** What is kept of a buyer beside their purchases: Stripe's name of them, to which their card is saved. */
import { z } from 'zod';
import { absent } from '../../ground/table/expression.ts';
import { change, findItem, tryChange } from '../../ground/table/item.ts';

const table = 'BuyerTable';

const buyerSchema = z.object({ customerId: z.string().optional() });

/** @returns Stripe's name of them; undefined if they never saved a card */
export const findCustomer = async (userSub: string): Promise<string | undefined> =>
  (await findItem(table, { userSub }, buyerSchema))?.customerId;

/** @returns the one that is kept: the first, if two were made at once */
export async function keepCustomer(userSub: string, customerId: string): Promise<string> {
  const kept = change(table, { userSub }, { set: { customerId }, onlyIf: { customerId: absent } });
  return (await tryChange(kept)) ? customerId : ((await findCustomer(userSub)) ?? customerId);
}
