/** Issues invoices: numbered without a gap, one for a purchase, kept as they were issued. */
import { invoiceNumberOf } from '@cgdx/core/purchase/invoice.ts';
import { type Invoice, invoiceSchema } from '@cgdx/core/purchase/invoice-schema.ts';
import { z } from 'zod';
import { absent, is } from '../ground/table/expression.ts';
import { change, findItem, putOnce, tryTogether } from '../ground/table/item.ts';

const table = 'InvoiceTable';

/** Numbers are given out by one item: a number and its invoice are written together, or neither. */
const sequenceKey = { name: 'sequence' };
const invoiceKey = (purchaseId: string) => ({ name: `purchase#${purchaseId}` });
const sequenceSchema = z.object({ last: z.number().int() });

/** Many may be issued at once; each that is overtaken has let another through. */
const mostTries = 200;

/** @returns the invoice of its purchase, which is the earlier one if there is one */
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
