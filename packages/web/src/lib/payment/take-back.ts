/** Cancels a signed offer: once the market has the cancellation, nobody can pay the offer any more. */
import { call } from '../api/call.ts';
import { pageConfig } from '../config/config.ts';
import { loadChunk } from '../page/load-chunk.ts';
import { ensureChain } from '../wallet/chain.ts';
import type { WalletProvider } from '../wallet/provider.ts';
import { forgetOffer, type OpenOffer } from './open-offer.ts';
import { forgetSent } from './unreported.ts';

/** `paid`: a payment or an earlier cancellation reached the market first. `expired`: nobody can pay the offer any more. */
export type TakenBack = 'taken-back' | 'paid' | 'expired';

const loadCancelling = () =>
  Promise.all([
    import('ethers'),
    import('@cgdx/contracts/client/cancel-offer.ts'),
    import('@cgdx/contracts/client/mined-hash.ts'),
  ]);

/**
 * @param from any account, which pays the network's fee
 * @throws ChainError, ApiError, or the wallet's own error
 */
export async function takeBack(
  offer: OpenOffer,
  from: { readonly provider: WalletProvider; readonly address: string },
): Promise<TakenBack> {
  const { quoteId, dataPoolId } = offer;
  const { cancellations } = await call('POST /quotes/{quoteId}/cancellation', { path: { quoteId } });
  const cancellation = cancellations.find(({ quote }) => quote.dataPoolId === dataPoolId);
  if (cancellation === undefined) return 'expired';
  await ensureChain(from.provider, pageConfig().rpcUrl);
  const [{ BrowserProvider }, { cancelOffer }, { minedHash }] = await loadChunk(loadCancelling);
  const { chainId, marketplaceAddress } = pageConfig();
  const signer = await new BrowserProvider(from.provider, chainId).getSigner(from.address);
  try {
    await minedHash(await cancelOffer(signer, { marketplace: marketplaceAddress }, cancellation));
  } catch (error) {
    if ((error as Error).name === 'QuoteUsed') return 'paid';
    throw error;
  }
  // A payment that was already sent for the cancelled offer can only fail now.
  forgetOffer(offer);
  forgetSent(offer.transactionHash);
  return 'taken-back';
}
