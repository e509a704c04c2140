/** Pays the baskets of an offer from the connected wallet, with one transaction each. */

import { SentUnseen } from '@cgdx/contracts/client/sent-unseen.ts';
import { pageConfig } from '../../lib/config/config.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { keepOffer } from '../../lib/payment/open-offer.ts';
import { ensureChain } from '../../lib/wallet/chain.ts';
import type { WalletProvider } from '../../lib/wallet/provider.ts';
import type { PayingStep } from './checkout-flow.ts';
import { followPayment, type PaymentListener } from './follow-payment.ts';
import type { Offer } from './offer.ts';
import { type Begun, payBaskets } from './pay-baskets.ts';
import { permitOrApprove } from './permit-or-approve.ts';

/** The person who pays, and their wallet. */
interface Payer {
  /** The `sub` of the person's token. */
  readonly sub: string;
  readonly provider: WalletProvider;
  readonly address: string;
}

interface Progress {
  readonly step: PayingStep;
  readonly at: number;
  readonly of: number;
  readonly gasWei?: bigint;
}

interface Listener {
  readonly onProgress: (progress: Progress) => void;
  /** Called with the uploads of a basket once its payment has been sent. */
  readonly onSent: (uploadHashes: readonly string[]) => void;
  /** Called with the uploads of a basket whose payment was sent but failed or was cancelled. */
  readonly onUndone: (uploadHashes: readonly string[]) => void;
}

/**
 * Thrown for a second payment, since the wallet may still ask for a first one that the page no longer shows: a person who
 * confirmed both would pay twice.
 */
export class PaymentUnderWay extends Error {
  override readonly name = 'PaymentUnderWay';
}

let isUnderWay = false;

/**
 * @returns the purchases that were started
 * @throws PaymentUnderWay, PartlyPaid, or the error of the first basket
 */
export async function payInCgdx({ baskets }: Offer, payer: Payer, listener: Listener): Promise<Begun> {
  if (isUnderWay) throw new PaymentUnderWay('Another payment of this page is not over.');
  isUnderWay = true;
  try {
    await ensureChain(payer.provider, pageConfig().rpcUrl);
    return await payBaskets(baskets, (basket, at) => {
      const uploadHashes = basket.uploads.map(({ uploadHash }) => uploadHash);
      return payBasket(basket, payer, {
        onStep: (step, gasWei) =>
          listener.onProgress({
            step,
            at,
            of: baskets.length,
            ...(gasWei !== undefined && { gasWei }),
          }),
        onSent: () => listener.onSent(uploadHashes),
        onUndone: () => listener.onUndone(uploadHashes),
      });
    });
  } finally {
    isUnderWay = false;
  }
}

/** Loads all code for a payment before the payment begins, so that none is missing halfway. */
const loadPaying = () =>
  Promise.all([
    import('ethers'),
    import('@cgdx/contracts/client/buy-offer.ts'),
    import('@cgdx/contracts/client/mined-hash.ts'),
  ]);

async function payBasket(
  { quoteId, quote, signature }: Offer['baskets'][number],
  { sub, provider, address }: Payer,
  { onStep, ...listener }: PaymentListener & { onStep: (step: PayingStep, gasWei?: bigint) => void },
): Promise<string | undefined> {
  if (!quote || !signature) throw new Error('The offer was not signed for this wallet.');
  const [{ BrowserProvider }, { buyOffer }] = await loadChunk(loadPaying);
  const { chainId, marketplaceAddress, cgdxAddress } = pageConfig();
  const market = { chainId, marketplace: marketplaceAddress, cgdx: cgdxAddress };
  const signer = await new BrowserProvider(provider, chainId).getSigner(address);
  const buy = (canPermit: boolean) =>
    buyOffer(
      signer,
      market,
      { quote, signature },
      {
        canPermit,
        onStep: (step, gasWei) =>
          onStep(step === 'permit' || step === 'approve' ? 'approving' : 'purchasing', gasWei),
      },
    );
  const sent = await permitOrApprove(buy).catch((error: unknown) => {
    if (error instanceof SentUnseen) return error;
    throw error;
  });
  const { dataPoolId, deadline } = quote;
  keepOffer({ sub, transactionHash: sent.hash, quoteId, dataPoolId, deadline: Number(deadline) });
  return followPayment(sent, { sub, transactionHash: sent.hash, clientAccountAddress: address }, listener);
}
