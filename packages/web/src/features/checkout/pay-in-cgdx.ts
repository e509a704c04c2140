/** Pays the baskets of a quote from the connected wallet, one transaction for each pool. */
import { pageConfig } from '../../lib/config/config.ts';
import { keepPayment, reportPayment } from '../../lib/payment/unreported.ts';
import { ensureChain } from '../../lib/wallet/chain.ts';
import { userRejected, type WalletProvider, walletCode } from '../../lib/wallet/provider.ts';
import type { PayingStep } from './checkout-flow.ts';
import type { Quote } from './quote.ts';

interface ConnectedWallet {
  readonly provider: WalletProvider;
  readonly address: string;
}

interface Progress {
  readonly step: PayingStep;
  readonly at: number;
  readonly of: number;
  readonly gasWei?: bigint;
}

/** Some pools were paid before one failed: what was paid goes on. */
export class PartlyPaid extends Error {
  /** base64, of the uploads that are paid. */
  readonly paid: readonly string[];
  readonly purchaseIds: readonly string[];
  constructor(paid: readonly string[], purchaseIds: readonly string[], cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The wallet failed.', { cause });
    this.paid = paid;
    this.purchaseIds = purchaseIds;
  }
}

/**
 * @returns the ids of the purchases
 * @throws PartlyPaid, or the error of the first basket
 */
export async function payInCgdx(
  quote: Quote,
  wallet: ConnectedWallet,
  onProgress: (progress: Progress) => void,
): Promise<readonly string[]> {
  await ensureChain(wallet.provider, pageConfig().rpcUrl);
  const purchaseIds: string[] = [];
  const paid: string[] = [];
  for (const [at, basket] of quote.baskets.entries()) {
    try {
      const report = (step: PayingStep, gasWei?: bigint) =>
        onProgress({ step, at, of: quote.baskets.length, ...(gasWei !== undefined && { gasWei }) });
      purchaseIds.push(await payBasket(basket, wallet, report));
      paid.push(...basket.uploads.map(({ uploadHash }) => uploadHash));
    } catch (error) {
      if (paid.length === 0) throw error;
      throw new PartlyPaid(paid, purchaseIds, error);
    }
  }
  return purchaseIds;
}

async function payBasket(
  { quote, signature }: Quote['baskets'][number],
  { provider, address }: ConnectedWallet,
  report: (step: PayingStep, gasWei?: bigint) => void,
): Promise<string> {
  if (!quote || !signature) throw new Error('The offer was not signed for this wallet.');
  const [{ BrowserProvider }, { buyOffer }] = await Promise.all([
    import('ethers'),
    import('@cgdx/contracts/client/buy-offer.ts'),
  ]);
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
  const sent = await buy(true).catch((error: unknown) => {
    if (cannotPermit(error)) return buy(false);
    throw error;
  });
  // Before anything else: a page that is closed now reports it when it is opened again.
  const payment = { transactionHash: sent.hash, clientAccountAddress: address };
  keepPayment(payment);
  await sent.wait();
  return reportPayment(payment);
}

/** EIP-1193 and JSON-RPC: the method is not known to this wallet. */
const unsupported: readonly number[] = [4200, -32601, -32004];

function cannotPermit(error: unknown): boolean {
  const code = walletCode(innermost(error));
  return code !== undefined && code !== userRejected && unsupported.includes(code);
}

/** ethers wraps what the wallet said. */
export function innermost(error: unknown): unknown {
  const { info, error: inner } = (error ?? {}) as { info?: { error?: unknown }; error?: unknown };
  return info?.error ?? inner ?? error;
}
