/** A purchase's invoice, as PDF and CSV, and who the buyer's invoices are for. */
import { invoiceCsv } from '@cgdx/core/purchase/invoice.ts';
import { api, notFound, ok, type Request } from '../ground/caller/api.ts';
import { parseId } from '../ground/caller/id.ts';
import { seller } from '../ground/links.ts';
import { receiptOf } from '../purchase/purchase-answer.ts';
import { findPurchase } from '../purchase/record/purchase.ts';
import { findBilling, keepBilling } from '../purchase/saved-card/buyer.ts';
import { issueInvoice } from './issue-invoice.ts';
import { writeInvoice } from './write-invoice.ts';

async function invoice({ person, path }: Request<'GET /transactions/{purchaseId}/invoice'>) {
  const purchase = await findPurchase(parseId(path.purchaseId, 'This purchase'));
  if (purchase?.userSub !== person.sub) throw notFound('This purchase');
  const receipt = receiptOf(purchase);
  if (!receipt) throw notFound('An invoice of this purchase');
  const { issuedAt, currency, lines, paidWith = 'not known' } = receipt;
  const issued = await issueInvoice({
    ...{ purchaseId: purchase.purchaseId, issuedAt, currency, lines, paidWith },
    ...{ seller: seller(), buyer: await findBilling(person.sub) },
  });
  const refundedAt = purchase.state === 'refunded' ? purchase.updatedAt : undefined;
  const pdf = await writeInvoice(issued, refundedAt);
  return ok({
    invoiceNumber: issued.invoiceNumber,
    pdf: pdf.toString('base64'),
    csv: invoiceCsv(issued, refundedAt),
  });
}

export const handler = api({
  'GET /billing': async ({ person }) => ok(await findBilling(person.sub)),
  'POST /billing': async ({ person, body }) => ok(await keepBilling(person.sub, body)),
  'GET /transactions/{purchaseId}/invoice': invoice,
});
