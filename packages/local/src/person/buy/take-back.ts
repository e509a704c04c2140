/** Cancels a quote's offers to a wallet, so that nobody can pay them any more. */
import { PurchaseRefused } from '@cgdx/contracts/client/buy-offer.ts';
import { cancelOffer } from '@cgdx/contracts/client/cancel-offer.ts';
import { minedHash } from '@cgdx/contracts/client/mined-hash.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { callRoute } from '../market-api.ts';
import type { Person } from '../person.ts';
import { buyerWallet, chainProvider } from './buyer-wallet.ts';

/**
 * @param walletKey the private key of the wallet that pays the gas; on a local chain by default a new one
 * @returns the transactions, one for each pool; none if there was nothing to cancel
 * @throws MarketError QuoteUsed if the quote was paid, or cancelled before
 */
export async function takeBack(
  stack: Stack,
  person: Person,
  quoteId: string,
  walletKey?: string,
): Promise<string[]> {
  const { cancellations } = await callRoute(stack, person, 'POST /quotes/{quoteId}/cancellation', {
    path: { quoteId },
  });
  if (cancellations.length === 0) return [];
  const provider = chainProvider(stack);
  try {
    const wallet = await buyerWallet(stack, provider, 0n, walletKey);
    const hashes: string[] = [];
    for (const each of cancellations)
      hashes.push(await minedHash(await cancelOffer(wallet, stack.chain.contracts, each)));
    return hashes;
  } catch (error) {
    if (!(error instanceof PurchaseRefused)) throw error;
    const message = 'The contract did not cancel this offer: it was paid, or cancelled before.';
    throw new MarketError('conflict', error.name, message, { cause: error });
  } finally {
    provider.destroy();
  }
}
