/** Finds out what a transaction paid for: only its receipt's events and the stored quotes decide. */
import { blockNumber, findReceipt, type Receipt } from '../chain/node/chain-query.ts';
import { type QuotePurchase, quotePurchasesIn } from '../chain/node/purchase-event.ts';
import type { Purchase } from '../store/purchase.ts';
import { findOffer, type StoredBasket, type StoredQuote } from '../store/quote.ts';
import { chain } from '../wiring.ts';
import { refused, uploadsOf, type Verdict } from './verdict.ts';

type Claim = Pick<Purchase, 'userSub' | 'wallet'> & { readonly transactionHash: string };

/** What one of the transaction's purchases was for. */
export interface Sale {
  readonly bought: QuotePurchase;
  readonly quote: StoredQuote;
  readonly basket: StoredBasket;
}

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

const salesIn = async (receipt: Receipt): Promise<Sale[]> =>
  (await Promise.all(quotePurchasesIn(receipt).map(saleOf))).filter((sale) => sale !== undefined);

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
  const payment = {
    uploads: uploadsOf(own.map(({ basket }) => basket)),
    captured: {
      currency: 'CGDX' as const,
      pools: own.map(({ bought: { dataPoolId, paidWei } }) => ({ dataPoolId, amount: String(paidWei) })),
    },
  };
  if (own.every(({ bought: { paidWei }, basket }) => paidWei >= BigInt(basket.totalWei)))
    return { kind: 'paid', payment };
  return {
    kind: 'to-refund',
    payment,
    failure: { code: 'ShortPayment', message: 'Less was paid than the quote asks for; you get it back.' },
  };
}

export async function chainVerdict(claim: Claim): Promise<Verdict> {
  const receipt = await findReceipt(claim.transactionHash);
  if (!receipt) {
    const message = 'The chain does not know this transaction yet.';
    return { kind: 'unknown', failure: { code: 'TransactionNotFound', message } };
  }
  if ((await blockNumber()) < receipt.blockNumber + chain().confirmations) {
    const message = 'The chain has not confirmed the transaction yet.';
    return { kind: 'unknown', failure: { code: 'PaymentNotConfirmed', message } };
  }
  return receiptVerdict(claim, receipt);
}

async function salesOf(transactionHash: string): Promise<Sale[]> {
  const receipt = await findReceipt(transactionHash);
  return receipt?.status === 1 ? salesIn(receipt) : [];
}

/** Returns the people for whom the transaction's quotes were made. */
export const ownersOf = async (transactionHash: string): Promise<string[]> => [
  ...new Set((await salesOf(transactionHash)).map(({ quote }) => quote.userSub)),
];

/** Returns what a purchase in CGDX has paid for, with the quotes that prove it. */
export const ownSales = async ({
  transactionHash = '',
  ...buyer
}: Pick<Purchase, 'transactionHash' | 'userSub' | 'wallet'>): Promise<Sale[]> =>
  ownOf(await salesOf(transactionHash), buyer);
