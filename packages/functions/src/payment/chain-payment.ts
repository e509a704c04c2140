/** Finds out what a transaction paid for: only its receipt's events and the stored quotes decide. */
import { blockNumber, findReceipt, type Receipt } from '../chain/node/chain-query.ts';
import { type QuotePurchase, quotePurchasesIn } from '../chain/node/purchase-event.ts';
import type { Failure, Purchase } from '../store/purchase.ts';
import { findOffer, type StoredBasket, type StoredQuote } from '../store/quote.ts';
import { chain } from '../wiring.ts';
import { notYet, type Payment, refused, uploadsOf, type Verdict } from './verdict.ts';

type Claim = Pick<Purchase, 'userSub' | 'wallet'> & { readonly transactionHash: string };

/** What one of the transaction's purchases was for. */
export interface Sale {
  readonly bought: QuotePurchase;
  readonly quote: StoredQuote;
  readonly basket: StoredBasket;
}

const notFound: Failure = {
  code: 'TransactionNotFound',
  message: 'The chain does not know this transaction yet.',
};

const shortPayment: Failure = {
  code: 'ShortPayment',
  message: 'Less was paid than the quote asks for; you get it back.',
};
/** Two quotes for the same upload can be paid in one transaction. */
const boughtTwice: Failure = {
  code: 'BoughtTwice',
  message: 'This transaction bought one of these uploads twice; you get your money back.',
};

/** Returns the offer that was taken; undefined if it is not ours, or the chain shows another basket or price. */
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

/** Returns those of the sales that were this buyer's, by this wallet. */
const ownOf = (sales: readonly Sale[], { userSub, wallet }: Pick<Claim, 'userSub' | 'wallet'>): Sale[] =>
  sales.filter(({ quote, bought }) => quote.userSub === userSub && isSame(bought.buyer, wallet));

/** A transaction that failed sold nothing. */
async function salesIn(receipt: Receipt): Promise<Sale[]> {
  const bought = receipt.status === 1 ? quotePurchasesIn(receipt) : [];
  return (await Promise.all(bought.map(saleOf))).filter((sale) => sale !== undefined);
}

/** Returns what was captured for each of the sales, in their order. */
export const poolsOf = (sales: readonly Sale[]): Payment['captured']['pools'] =>
  sales.map(({ bought: { dataPoolId, paidWei } }) => ({ dataPoolId, amount: String(paidWei) }));

/** @param receipt of a transaction that is in a block */
async function receiptVerdict(claim: Claim, receipt: Receipt): Promise<Verdict> {
  if (receipt.status !== 1)
    return refused('TransactionFailed', 'This transaction failed on the chain: nothing was paid.');
  if (quotePurchasesIn(receipt).length === 0)
    return refused('NotAPurchase', 'This transaction bought nothing with a quote of this market.');
  const sales = await salesIn(receipt);
  if (sales.length === 0)
    return refused(
      'QuoteUnknown',
      'This transaction was made with a quote that is not ours, or for other uploads.',
    );
  const own = ownOf(sales, claim);
  if (own.length === 0)
    return refused('WrongBuyer', 'This transaction was made by another buyer or another wallet.');
  const bought = uploadsOf(own.map(({ basket }) => basket));
  const uploads = [...new Map(bought.map((upload) => [upload.uploadHash, upload])).values()];
  const payment = { uploads, captured: { currency: 'CGDX' as const, pools: poolsOf(own) } };
  if (own.some(({ bought: { paidWei }, basket }) => paidWei < BigInt(basket.totalWei)))
    return { kind: 'to-refund', payment, failure: shortPayment };
  if (uploads.length < bought.length) return { kind: 'to-refund', payment, failure: boughtTwice };
  return { kind: 'paid', payment };
}

export async function chainVerdict(claim: Claim): Promise<Verdict> {
  const receipt = await findReceipt(claim.transactionHash);
  if (!receipt) return { kind: 'unknown', failure: notFound };
  if ((await blockNumber()) < receipt.blockNumber + chain().confirmations) {
    const message = 'The chain has not confirmed the transaction yet.';
    return { kind: 'unknown', failure: { code: 'PaymentNotConfirmed', message } };
  }
  return receiptVerdict(claim, receipt);
}

/** Returns who bought with quotes of ours, and with which wallet. */
export async function buyersIn(receipt: Receipt): Promise<{ userSub: string; wallet: string }[]> {
  const buyers = (await salesIn(receipt)).map(({ quote, bought }) => [quote.userSub, bought.buyer] as const);
  return [...new Map(buyers)].map(([userSub, wallet]) => ({ userSub, wallet }));
}

/** Returns the people for whom the transaction's quotes were made. */
export async function ownersOf(transactionHash: string): Promise<string[]> {
  const receipt = await findReceipt(transactionHash);
  const sales = receipt ? await salesIn(receipt) : [];
  return [...new Set(sales.map(({ quote }) => quote.userSub))];
}

/**
 * Returns what a purchase in CGDX has paid for, with the quotes that prove it.
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
