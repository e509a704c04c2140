/** Decides what a transaction sold by quote. Only the events in its receipt and the stored quotes decide. */
import { findReceipt, type Receipt } from '../../chain/node/chain-query.ts';
import { type QuotePurchase, quotePurchasesIn } from '../../chain/node/purchase-event.ts';
import type { Failure, Purchase } from '../record/purchase.ts';
import { findOffer, type StoredBasket, type StoredQuote } from '../record/quote.ts';
import { notYet, type Payment } from '../record/verdict.ts';

/** One purchase event of a transaction, with the stored quote and basket that it paid. */
export interface Sale {
  readonly bought: QuotePurchase;
  readonly quote: StoredQuote;
  readonly basket: StoredBasket;
}

export const notFound: Failure = {
  code: 'TransactionNotFound',
  message: 'The chain does not know this transaction yet.',
};

/**
 * Returns the sale with its stored quote; undefined if the quote is not stored, or the event names another
 * basket.
 */
async function saleOf(bought: QuotePurchase): Promise<Sale | undefined> {
  const offer = await findOffer(bought.buyer, bought.dataPoolId, bought.nonce);
  if (!offer) return undefined;
  const { contractQuote } = offer.basket;
  const isSame =
    contractQuote.basketRoot === bought.basketRoot.toLowerCase() &&
    contractQuote.basketSize === String(bought.basketSize);
  return isSame ? { bought, ...offer } : undefined;
}

const isSame = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase();

/** Returns the sales of this buyer, by this wallet. */
export const ownOf = (
  sales: readonly Sale[],
  { userSub, wallet }: Pick<Purchase, 'userSub' | 'wallet'>,
): Sale[] => sales.filter(({ quote, bought }) => quote.userSub === userSub && isSame(bought.buyer, wallet));

/** Returns the sales in a receipt; none if the transaction failed. */
export async function salesIn(receipt: Receipt): Promise<Sale[]> {
  const bought = receipt.status === 1 ? quotePurchasesIn(receipt) : [];
  return (await Promise.all(bought.map(saleOf))).filter((sale) => sale !== undefined);
}

/** Returns the amounts captured for the sales, in their order. */
export const poolsOf = (sales: readonly Sale[]): Payment['captured']['pools'] =>
  sales.map(({ bought: { dataPoolId, paidWei } }) => ({ dataPoolId, amount: String(paidWei) }));

/** Returns the buyers of the sales, each with the wallet that paid. */
export function buyersOf(sales: readonly Sale[]): { userSub: string; wallet: string }[] {
  const buyers = sales.map(({ quote, bought }) => [quote.userSub, bought.buyer] as const);
  return [...new Map(buyers)].map(([userSub, wallet]) => ({ userSub, wallet }));
}

/**
 * Returns whether a purchase event has no stored quote. This should not happen: the contract accepts only
 * quotes that we signed.
 */
export const isUnquoted = (receipt: Receipt, sales: readonly Sale[]): boolean =>
  receipt.status === 1 && sales.length < quotePurchasesIn(receipt).length;

/**
 * Returns what a purchase in CGDX has paid for by quote, with the quotes that prove it.
 * @throws MarketError TransactionNotFound if the node has no receipt: it may be behind, so this proves nothing
 */
export async function ownSales({
  transactionHash = '',
  ...buyer
}: Pick<Purchase, 'transactionHash' | 'userSub' | 'wallet'>): Promise<Sale[]> {
  const receipt = await findReceipt(transactionHash);
  if (!receipt) throw notYet(notFound);
  return ownOf(await salesIn(receipt), buyer);
}
