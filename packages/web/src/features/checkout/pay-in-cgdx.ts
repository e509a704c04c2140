/** Pays the baskets of a quote from the connected wallet, one transaction for each pool. */

import { SentUnseen } from '@cgdx/contracts/client/sent-unseen.ts';
import type { TransactionResponse } from 'ethers';
import { pageConfig } from '../../lib/config/config.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import {
  forgetPayment,
  isFinalRefusal,
  keepPayment,
  type Payment,
  replacePayment,
  reportPayment,
} from '../../lib/payment/unreported.ts';
import { ensureChain } from '../../lib/wallet/chain.ts';
import type { WalletProvider } from '../../lib/wallet/provider.ts';
import type { PayingStep } from './checkout-flow.ts';
import { type Begun, payBaskets } from './pay-baskets.ts';
import { permitOrApprove } from './permit-or-approve.ts';
import type { Quote } from './quote.ts';

/** Who pays, and from where. */
interface Payer {
  /** Subject of the person. */
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

/**
 * @returns the purchases that were started
 * @throws PartlyPaid, or the error of the first basket
 */
export async function payInCgdx(
  quote: Quote,
  payer: Payer,
  onProgress: (progress: Progress) => void,
): Promise<Begun> {
  await ensureChain(payer.provider, pageConfig().rpcUrl);
  return payBaskets(quote.baskets, (basket, at) => {
    const report = (step: PayingStep, gasWei?: bigint) =>
      onProgress({ step, at, of: quote.baskets.length, ...(gasWei !== undefined && { gasWei }) });
    return payBasket(basket, payer, report);
  });
}

/** Both before anything is paid, and what is needed afterwards with them: none of it may be missing halfway. */
const loadPaying = () =>
  Promise.all([
    import('ethers'),
    import('@cgdx/contracts/client/buy-offer.ts'),
    import('@cgdx/contracts/client/mined-hash.ts'),
  ]);

async function payBasket(
  { quote, signature }: Quote['baskets'][number],
  { sub, provider, address }: Payer,
  report: (step: PayingStep, gasWei?: bigint) => void,
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
          report(step === 'permit' || step === 'approve' ? 'approving' : 'purchasing', gasWei),
      },
    );
  const sent = await permitOrApprove(buy).catch((error: unknown) => {
    if (error instanceof SentUnseen) return error;
    throw error;
  });
  return follow(sent, { sub, transactionHash: sent.hash, clientAccountAddress: address });
}

/** @returns the purchase's id; undefined if it was sent and the server does not know of it yet: that is reported later */
async function follow(sent: TransactionResponse | SentUnseen, payment: Payment): Promise<string | undefined> {
  // Before anything else: a page that is closed now reports it when it is opened again.
  keepPayment(payment);
  if (sent instanceof SentUnseen) return undefined;
  const { minedHash, TransactionCancelled } = await import('@cgdx/contracts/client/mined-hash.ts');
  let kept = payment;
  try {
    const transactionHash = await minedHash(sent);
    kept = { ...payment, transactionHash };
    if (transactionHash !== payment.transactionHash) replacePayment(payment, kept);
  } catch (error) {
    const isOver = error instanceof TransactionCancelled || isReverted(error);
    if (!isOver) return undefined;
    forgetPayment(payment);
    throw error;
  }
  return reportPayment(kept).catch((error: unknown) => {
    if (isFinalRefusal(error)) throw error;
    return undefined;
  });
}

const isReverted = (error: unknown): boolean => (error as { code?: unknown }).code === 'CALL_EXCEPTION';
