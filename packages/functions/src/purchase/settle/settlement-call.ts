/**
 * Encodes the contract's calls that settle a basket's whole payment: refund it to the buyer, or release it to
 * the pool's owner.
 */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { marketplace } from '../../chain/node/marketplace.ts';
import type { Sale } from '../on-chain/chain-sale.ts';
import { findSignatures } from '../record/quote.ts';

async function signedQuote({ quote, basket }: Sale) {
  const at = quote.baskets.findIndex(({ dataPoolId }) => dataPoolId === basket.dataPoolId);
  const signature = (await findSignatures(quote.quoteId))?.[at];
  const { contractQuote } = basket;
  if (!contractQuote || signature === undefined)
    throw new MarketError('bug', 'InvariantBroken', 'A quote that was paid has a signature.');
  return { contractQuote, signature };
}

/** @returns the calldata, 0x hex */
export async function refundCall(sale: Sale): Promise<string> {
  const { contractQuote, signature } = await signedQuote(sale);
  return marketplace.encodeFunctionData('refundPurchase', [contractQuote, signature, contractQuote.total]);
}

/** @returns the calldata, 0x hex */
export async function releaseCall(sale: Sale): Promise<string> {
  const { contractQuote, signature } = await signedQuote(sale);
  return marketplace.encodeFunctionData('releasePurchase', [contractQuote, signature]);
}
