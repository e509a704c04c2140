/** Finds out what a transaction paid for. Only the events in its receipt and the stored quotes decide. */
import { blockNumber, findReceipt, isOwnChain, type Receipt } from '../../chain/node/chain-query.ts';
import { quotePurchasesIn } from '../../chain/node/purchase-event.ts';
import { chain } from '../../ground/links.ts';
import type { Failure, Purchase } from '../record/purchase.ts';
import { refused, uploadsOf, type Verdict } from '../record/verdict.ts';
import { notFound, ownOf, poolsOf, salesIn } from './chain-sale.ts';
import { directBuyersIn, directPools, directUploads, ownDirectPurchases } from './direct-payment.ts';

type Claim = Pick<Purchase, 'userSub' | 'wallet'> & { readonly transactionHash: string };

const shortPayment: Failure = {
  code: 'ShortPayment',
  message: 'Less was paid than the quote asks for; you get it back.',
};
/** Two quotes for the same upload can be paid in one transaction. */
const boughtTwice: Failure = {
  code: 'BoughtTwice',
  message: 'This transaction bought one of these uploads twice; you get your money back.',
};

/** @param receipt of a transaction that is in a block */
async function receiptVerdict(claim: Claim, receipt: Receipt): Promise<Verdict> {
  if (receipt.status !== 1)
    return refused('TransactionFailed', 'This transaction failed on the chain: nothing was paid.');
  const isDirect = directBuyersIn(receipt).length > 0;
  if (!isDirect && quotePurchasesIn(receipt).length === 0)
    return refused('NotAPurchase', 'This transaction bought nothing of this market.');
  const sales = await salesIn(receipt);
  if (!isDirect && sales.length === 0)
    return refused(
      'QuoteUnknown',
      'This transaction was made with a quote that is not ours, or for other uploads.',
    );
  const own = ownOf(sales, claim);
  const direct = await ownDirectPurchases(receipt, claim);
  if (own.length + direct.length === 0)
    return refused('WrongBuyer', 'This transaction was made by another buyer or another wallet.');
  const bought = [...uploadsOf(own.map(({ basket }) => basket)), ...direct.flatMap(directUploads)];
  const uploads = [...new Map(bought.map((upload) => [upload.uploadHash, upload])).values()];
  const pools = [...poolsOf(own), ...directPools(direct)];
  // A purchase without a quote was made by a direct call of the contract, so the buyer was shown no licence.
  const payment = {
    uploads,
    captured: { currency: 'CGDX' as const, pools },
    licence: own[0]?.quote.licence,
    quotes: own.map(({ quote }) => quote),
  };
  // A purchase without a quote cannot be refunded: it becomes access, even if it was paid twice.
  if (direct.length > 0) return { kind: 'paid', payment };
  if (own.some(({ bought: { paidWei }, basket }) => paidWei < BigInt(basket.totalWei)))
    return { kind: 'to-refund', payment, failure: shortPayment };
  if (uploads.length < bought.length) return { kind: 'to-refund', payment, failure: boughtTwice };
  return { kind: 'paid', payment };
}

const wrongChain: Failure = {
  code: 'WrongChain',
  message: 'The market is connected to the wrong chain at the moment; your payment is safe.',
};

export async function chainVerdict(claim: Claim): Promise<Verdict> {
  if (!(await isOwnChain())) return { kind: 'unknown', failure: wrongChain };
  const receipt = await findReceipt(claim.transactionHash);
  if (!receipt) return { kind: 'unknown', failure: notFound };
  if ((await blockNumber()) < receipt.blockNumber + chain().confirmations) {
    const message = 'The chain has not confirmed the transaction yet.';
    return { kind: 'unknown', failure: { code: 'PaymentNotConfirmed', message } };
  }
  return receiptVerdict(claim, receipt);
}
