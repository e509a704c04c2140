/** Encodes the contract's call that refunds a basket's whole payment. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { marketplace } from '../chain/node/marketplace.ts';
import { findSignatures } from '../store/quote.ts';
import type { Sale } from './chain-payment.ts';

/** @returns the calldata, 0x hex */
export async function refundCall({ quote, basket }: Sale): Promise<string> {
  const at = quote.baskets.findIndex(({ dataPoolId }) => dataPoolId === basket.dataPoolId);
  const signature = (await findSignatures(quote.quoteId))?.[at];
  const { contractQuote } = basket;
  if (!contractQuote || signature === undefined)
    throw new MarketError('bug', 'InvariantBroken', 'What was bought with a quote was signed.');
  return marketplace.encodeFunctionData('refundPurchase', [contractQuote, signature, contractQuote.total]);
}
