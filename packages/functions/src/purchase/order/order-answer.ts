/** An order as its buyer sees it: its quotes, and the state of each. */
import type { Order, OrderPart } from '@cgdx/api/route/order.ts';
import { invariant } from '@cgdx/core/error/market-error.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { quoteAnswer } from '../quote/make-quote.ts';
import { findQuote, findSignatures, type StoredQuote } from '../record/quote.ts';
import { findNextOrder, type StoredOrder } from './order.ts';
import { partStatesOf } from './part-state.ts';

async function quotesOf({ quoteIds }: StoredOrder): Promise<StoredQuote[]> {
  const quotes = (await mapConcurrently(quoteIds, findQuote)).filter((quote) => quote !== undefined);
  invariant(quotes.length === quoteIds.length, 'an order is stored after its quotes');
  return quotes;
}

const sum = (amounts: readonly string[]): bigint => amounts.reduce((total, each) => total + BigInt(each), 0n);

/** @param nextOrderId the order that continues this one */
export function orderOf(
  { orderId, createdAt, panel }: StoredOrder,
  parts: OrderPart[],
  nextOrderId: string | undefined,
): Order {
  const quotes = parts.map(({ quote }) => quote);
  return {
    ...{ orderId, createdAt, parts },
    ...(panel && { panel }),
    totalWei: String(sum(quotes.map(({ totalWei }) => totalWei))),
    amountCents: String(sum(quotes.map(({ card }) => card.amountCents))),
    ...(nextOrderId !== undefined && { nextOrderId }),
  };
}

/** Returns the order in its current state. */
export async function orderAnswer(order: StoredOrder): Promise<Order> {
  const quotes = await quotesOf(order);
  const standings = await partStatesOf(order.userSub, quotes);
  const parts = await mapConcurrently(standings, async ({ quote, ...standing }) => {
    const isSigned = quote.wallet !== undefined && standing.state === 'payable';
    const signatures = isSigned ? await findSignatures(quote.quoteId) : undefined;
    return { ...standing, quote: quoteAnswer(quote, signatures ?? []) };
  });
  return orderOf(order, parts, (await findNextOrder(order))?.orderId);
}

type Begun = Omit<Order, 'parts'> & {
  parts: (Omit<OrderPart, 'quote'> & { uploads: number; totalWei: string; amountCents: string })[];
};

/** Returns what a list shows of an order: without the uploads of its parts. */
export function begunOf({ parts, ...order }: Order): Begun {
  return {
    ...order,
    parts: parts.map(({ quote, ...standing }) => ({
      ...standing,
      uploads: quote.baskets.reduce((count, { uploads }) => count + uploads.length, 0),
      totalWei: quote.totalWei,
      amountCents: quote.card.amountCents,
    })),
  };
}
