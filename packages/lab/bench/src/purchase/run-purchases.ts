/** Has many people buy the same upload, and measures from each payment until the download is ready. */
import { askQuote, followPurchase } from '@cgdx/local/person/buy/buy.ts';
import { payByCard } from '@cgdx/local/person/buy/pay-card.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import type { Market } from './market.ts';

interface Ready {
  readonly person: Person;
  readonly purchaseId: string;
  /** The address of the payment page. */
  readonly url: string;
}

export interface Purchases {
  readonly count: number;
  readonly seconds: number;
  /** Seconds from payment to download, one for each. */
  readonly waits: readonly number[];
}

/** The steps before the payment, which are not measured. */
async function openPage({ stack, uploadHash }: Market): Promise<Ready> {
  const person = await signUp(stack);
  const { quoteId } = await askQuote(stack, person, [uploadHash]);
  const { body } = await call(stack, person, 'POST /stripe/create-checkout-session', { quoteId });
  return { person, purchaseId: body.purchaseId, url: body.url };
}

/** The end time is recorded by the purchase itself, on the same clock, so the polling interval does not matter. */
async function buy({ stack }: Market, { person, purchaseId, url }: Ready): Promise<number> {
  const paidAtMs = Date.now();
  await payByCard(url, person.email);
  const { status, receipt, failure } = await followPurchase(stack, person, purchaseId);
  if (status !== 'completed' || !receipt) throw new Error(`a purchase ended as ${status}: ${failure?.code}`);
  return (Date.parse(receipt.issuedAt) - paidAtMs) / 1000;
}

/** @param inFlight the number of people who pay at a time */
export async function runPurchases(market: Market, count: number, inFlight: number): Promise<Purchases> {
  const pages: Ready[] = [];
  for (let n = 0; n < count; n += 1) pages.push(await openPage(market));
  const waits: number[] = [];
  const startedAt = performance.now();
  const work = async () => {
    for (let page = pages.shift(); page !== undefined; page = pages.shift())
      waits.push(await buy(market, page));
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return { count, seconds: (performance.now() - startedAt) / 1000, waits };
}
