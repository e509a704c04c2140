/** Pays for signed offers from a wallet: one transaction for each pool. */
import type { Basket } from '@cgdx/api/route/quote.ts';
import { buyOffer, type Market, PurchaseRefused } from '@cgdx/contracts/client/buy-offer.ts';
import { minedHash } from '@cgdx/contracts/client/mined-hash.ts';
import { SentUnseen } from '@cgdx/contracts/client/sent-unseen.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { isError, type Signer } from 'ethers';

/** How a wallet lets the market take the money. */
export type Approval = 'permit' | 'approve';

/**
 * @param onSent told of the hash as soon as the wallet has sent it: from then on the payment may succeed, whatever fails here
 * @returns the transaction's hash, once it is in a block
 */
export async function payOffer(
  market: Market,
  wallet: Signer,
  { quote, signature }: Basket,
  approval: Approval = 'permit',
  onSent: (transactionHash: string) => void = () => undefined,
): Promise<string> {
  if (!quote || !signature)
    throw new MarketError('input', 'OfferNotSigned', 'This quote was not asked for a wallet.', {
      advice: 'Ask for one with the address of the wallet that is to pay.',
    });
  try {
    const sent = await buyOffer(wallet, market, { quote, signature }, { canPermit: approval === 'permit' });
    onSent(sent.hash);
    return await minedHash(sent);
  } catch (error) {
    if (error instanceof SentUnseen) onSent(error.hash);
    if (isError(error, 'INSUFFICIENT_FUNDS'))
      throw new MarketError('input', 'WalletNeedsGas', 'The wallet cannot pay for gas.', {
        advice: 'Send it some of the chain’s own currency.',
        cause: error,
      });
    if (!(error instanceof PurchaseRefused)) throw error;
    throw new MarketError('conflict', error.name, 'The contract did not take this purchase.', {
      cause: error,
    });
  }
}
