/** Pays a signed quote from a wallet: one transaction for each pool. */
import type { Basket } from '@cgdx/api/route/quote.ts';
import { buyOffer, type Market, PurchaseRefused } from '@cgdx/contracts/client/buy-offer.ts';
import { minedHash } from '@cgdx/contracts/client/mined-hash.ts';
import { SentUnseen } from '@cgdx/contracts/client/sent-unseen.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { isError, type Signer } from 'ethers';

/** How the wallet approves the transfer of CGDX. */
export type Approval = 'permit' | 'approve';

/**
 * @param onSent called with the hash as soon as the wallet has sent it: from then on the payment may succeed even if this call fails
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
    throw new MarketError('input', 'OfferNotSigned', 'This quote was not requested for a wallet.', {
      advice: 'Ask for a quote with the address of the wallet that will pay.',
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
    throw new MarketError('conflict', error.name, 'The contract refused this purchase.', {
      cause: error,
    });
  }
}
