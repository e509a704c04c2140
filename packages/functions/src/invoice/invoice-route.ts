/** Invoices of a purchase and of a month, as PDF and CSV, and the buyer's details that they show. */
import { type Issued, invoicesCsv } from '@cgdx/core/purchase/invoice.ts';
import { api, notFound, ok, type Request } from '../ground/caller/api.ts';
import { parseId } from '../ground/caller/id.ts';
import { seller } from '../ground/links.ts';
import { receiptOf } from '../purchase/purchase-answer.ts';
import { findPurchase, type Purchase, purchasesOfPerson } from '../purchase/record/purchase.ts';
import { findBilling, storeBilling } from '../purchase/saved-card/buyer.ts';
import { issueInvoice } from './issue-invoice.ts';
import { writeInvoice, writeMonth } from './write-invoice.ts';

type Buyer = Awaited<ReturnType<typeof findBilling>>;

/** @returns undefined if nothing was bought */
async function issuedFor(purchase: Purchase, buyer: Buyer): Promise<Issued | undefined> {
  const receipt = receiptOf(purchase);
  if (!receipt) return undefined;
  const { issuedAt, currency, lines, paidWith = 'not known' } = receipt;
  const invoice = await issueInvoice({
    ...{ purchaseId: purchase.purchaseId, issuedAt, currency, lines, paidWith },
    ...{ seller: seller(), buyer },
  });
  const { state, refundedAt = purchase.updatedAt } = purchase;
  return { invoice, refundedAt: state === 'refunded' ? refundedAt : undefined };
}

async function ofPurchase({ person, path }: Request<'GET /transactions/{purchaseId}/invoice'>) {
  const purchase = await findPurchase(parseId(path.purchaseId, 'This purchase'));
  if (purchase?.userSub !== person.sub) throw notFound('This purchase');
  const issued = await issuedFor(purchase, await findBilling(person.sub));
  if (!issued) throw notFound('An invoice of this purchase');
  const pdf = await writeInvoice(issued);
  const { invoiceNumber } = issued.invoice;
  return ok({ invoiceNumber, pdf: pdf.toString('base64'), csv: invoicesCsv([issued]) });
}

async function ofMonth({ person, path: { month } }: Request<'GET /invoices/{month}'>) {
  const bought = (await purchasesOfPerson(person.sub))
    .filter(({ completedAt = '' }) => completedAt.startsWith(month))
    .toSorted(({ completedAt: a = '' }, { completedAt: b = '' }) => a.localeCompare(b));
  const buyer = await findBilling(person.sub);
  const issued: Issued[] = [];
  // Sequential, so that the numbers of invoices follow the order of purchases.
  for (const purchase of bought) {
    const one = await issuedFor(purchase, buyer);
    if (one) issued.push(one);
  }
  const last = issued.at(-1);
  if (!last) throw notFound('A purchase of this month');
  const pdf = await writeMonth(month, issued, last);
  return ok({ count: issued.length, pdf: pdf.toString('base64'), csv: invoicesCsv(issued) });
}

export const handler = api({
  'GET /billing': async ({ person }) => ok(await findBilling(person.sub)),
  'POST /billing': async ({ person, body }) => ok(await storeBilling(person.sub, body)),
  'GET /transactions/{purchaseId}/invoice': ofPurchase,
  'GET /invoices/{month}': ofMonth,
});
