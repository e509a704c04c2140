import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { ApiError, explain } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { type CartItem, removeFromCart } from '../../lib/cart/cart.ts';
import { showError } from '../../lib/modal/modal.ts';
import { purchasesQuery } from '../../lib/purchase/purchase.ts';
import { isSameAddress, useLinkedWallet } from '../../lib/wallet/linked-wallet.ts';
import { userRejected, walletCode } from '../../lib/wallet/provider.ts';
import { useWallet } from '../../lib/wallet/wallet.ts';
import { choosing, nextCheckoutFlow, type Rail } from './checkout-flow.ts';
import { innermost, PartlyPaid, payInCgdx } from './pay-in-cgdx.ts';
import { useQuote } from './quote.ts';

/** `unlinked`: connected, but the account does not know that it is its person's. */
export type WalletState = 'disconnected' | 'unlinked' | 'ready';

const header = 'Error during purchase';
const failed = 'There was an error while purchasing the uploads. Please try again.';

/** A checkout of what is in the cart as it opens: what is taken out of the cart meanwhile stays in the quote. */
export function useCheckout(sub: string, items: readonly CartItem[]) {
  const [flow, tell] = useReducer(nextCheckoutFlow, choosing);
  const [uploadHashes, setUploadHashes] = useState(() => items.map(({ uploadHash }) => uploadHash));
  const queries = useQueryClient();
  const wallet = useWallet();
  const { data: linked } = useLinkedWallet();
  const isReady = wallet.kind === 'connected' && !!linked && isSameAddress(linked, wallet.address);
  const walletState: WalletState =
    wallet.kind !== 'connected' ? 'disconnected' : isReady ? 'ready' : 'unlinked';
  const quote = useQuote(uploadHashes, isReady ? wallet.address : undefined);

  async function payByCard(quoteId: string): Promise<void> {
    // Opened within the click: browsers block a page that opens later.
    const page = open('', '_blank');
    try {
      const { url, purchaseId } = await call('POST /stripe/create-checkout-session', {
        body: { quoteId, userSub: sub },
      });
      if (page) {
        // A page that is not ours must not reach back into this one.
        page.opener = null;
        page.location.href = url;
      }
      tell({ kind: 'begun', purchaseIds: [purchaseId], url });
    } catch (error) {
      page?.close();
      tell({ kind: 'failed' });
      showError(header, failed, explain(error));
      // It may have been bought or withdrawn meanwhile, or the offer has expired.
      await quote.refetch();
    }
  }

  async function payFromWallet(): Promise<void> {
    if (wallet.kind !== 'connected' || !quote.data) return;
    try {
      const begun = await payInCgdx(quote.data, { ...wallet, sub }, (step) =>
        tell({ kind: 'step', ...step }),
      );
      tell({ kind: 'begun', ...begun });
      removeFromCart(uploadHashes);
    } catch (error) {
      if (error instanceof PartlyPaid) {
        removeFromCart(error.paid);
        tell({ kind: 'begun', ...error.begun });
        showError(header, partlyPaid, problemOf(error.cause));
        return;
      }
      tell({ kind: 'failed' });
      showError(header, failed, problemOf(error));
    }
  }

  async function confirm(): Promise<void> {
    if (flow.kind !== 'choosing' || flow.busy || !quote.data) return;
    tell({ kind: 'confirmed' });
    if (flow.rail === 'stripe') await payByCard(quote.data.quoteId);
    else await payFromWallet();
    await queries.invalidateQueries({ queryKey: purchasesQuery(sub).queryKey });
  }

  /** Takes what cannot be bought out of the cart, and asks for the price of the rest. */
  function leaveOut(hashes: readonly string[]): void {
    removeFromCart(hashes);
    setUploadHashes((before) => before.filter((hash) => !hashes.includes(hash)));
  }

  return {
    flow,
    quote,
    /** What the cart holds that cannot be bought, and nothing else is in the way. */
    obstacles: quote.error instanceof ApiError ? quote.error.uploadHashes : [],
    isEmpty: uploadHashes.length === 0,
    walletState,
    confirm,
    leaveOut,
    chooseRail: (rail: Rail) => tell({ kind: 'rail-chosen', rail }),
  };
}

const partlyPaid =
  'Some of the pools are paid, and their data is on its way. The others were not paid and are still in your cart.';

/** What stopped the wallet, and that nothing was paid. */
function problemOf(error: unknown): string {
  if (walletCode(innermost(error)) === userRejected || walletCode(error) === userRejected) {
    return 'You declined it in your wallet. Nothing was paid.';
  }
  if (error instanceof Error && Object.hasOwn(refusals, error.name)) return refusals[error.name] ?? '';
  return explain(error);
}

/** By the name of the contract's error. */
const refusals: Readonly<Record<string, string>> = {
  ERC20InsufficientBalance: 'Your wallet has too little CGDX for this. Nothing was paid.',
  TransactionCancelled: 'You cancelled the transaction in your wallet. Nothing was paid.',
  QuoteExpired: 'The offer has expired. Close this and check out again. Nothing was paid.',
  QuoteUsed: 'This offer is paid already: look under Transactions.',
  IsPaused: 'The market is paused for the moment. Nothing was paid; please try again later.',
  PoolNotForSale: 'This pool does not sell at the moment. Nothing was paid.',
};
