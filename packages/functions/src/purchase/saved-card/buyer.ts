/**
 * What is stored of a buyer beside their purchases: the id of their customer at Stripe, to whom their card is
 * saved, and the details for their invoices.
 */
import type { Billing } from '@cgdx/api/route/invoice.ts';
import { z } from 'zod';
import { absent } from '../../ground/table/expression.ts';
import { change, changeItem, findItem, tryChange } from '../../ground/table/item.ts';

const table = 'BuyerTable';

const buyerSchema = z.object({
  customerId: z.string().optional(),
  company: z.string().default(''),
  uen: z.string().default(''),
});

/** @returns the id of their customer at Stripe; undefined if they never saved a card */
export const findCustomer = async (userSub: string): Promise<string | undefined> =>
  (await findItem(table, { userSub }, buyerSchema))?.customerId;

/** @returns the id that is stored: the first one, if two were made at once */
export async function storeCustomer(userSub: string, customerId: string): Promise<string> {
  const kept = change(table, { userSub }, { set: { customerId }, onlyIf: { customerId: absent } });
  return (await tryChange(kept)) ? customerId : ((await findCustomer(userSub)) ?? customerId);
}

const billingOf = ({ company, uen }: Billing): Billing => ({ company, uen });
const nobody: Billing = { company: '', uen: '' };

/** @returns empty texts if they never gave any */
export const findBilling = async (userSub: string): Promise<Billing> =>
  billingOf((await findItem(table, { userSub }, buyerSchema)) ?? nobody);

export const storeBilling = async (userSub: string, billing: Billing): Promise<Billing> =>
  billingOf(await changeItem(table, { userSub }, { set: { ...billing } }, buyerSchema));
