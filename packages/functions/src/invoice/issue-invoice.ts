/** Issues invoices, one for each purchase, numbered without a gap and never changed. */
import { invoiceNumberOf } from '@cgdx/core/purchase/invoice.ts';
import { type Invoice, invoiceSchema } from '@cgdx/core/purchase/invoice-schema.ts';
import { z } from 'zod';
import { absent, is } from '../ground/table/expression.ts';
import { change, findItem, putOnce, tryTogether } from '../ground/table/item.ts';

const table = 'InvoiceTable';

/** The item that holds the last number. A number and its invoice are written together, or neither is. */
const sequenceKey = { name: 'sequence' };
const invoiceKey = (purchaseId: string) => ({ name: `purchase#${purchaseId}` });
const sequenceSchema = z.object({ last: z.number().int() });

/** The attempts if many invoices are issued at once: each failed attempt means that another invoice was issued. */
const mostTries = 200;

/** @returns the purchase's invoice, which is an earlier one if it was issued before */
export async function issueInvoice(about: Omit<Invoice, 'invoiceNumber'>): Promise<Invoice> {
  const key = invoiceKey(about.purchaseId);
  for (let tries = 0; tries < mostTries; tries++) {
    const found = await findItem(table, key, invoiceSchema);
    if (found) return found;
    const last = (await findItem(table, sequenceKey, sequenceSchema))?.last;
    const place = (last ?? 0) + 1;
    await tryTogether([
      change(table, sequenceKey, {
        set: { last: place },
        onlyIf: { last: last === undefined ? absent : is(last) },
      }),
      putOnce(table, { ...key, ...about, invoiceNumber: invoiceNumberOf(place) }),
    ]);
  }
  throw new Error('Too many invoices are being issued at once.');
}
