import { purchaseFailed } from '@cgdx/core/specification/message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { ApiError, explain } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { refreshFacts } from '../../lib/api/fact.ts';
import { addToCart, type CartItem, removeFromCart } from '../../lib/cart/cart.ts';
import { showError } from '../../lib/modal/modal.ts';
import { isSameAddress, useLinkedWallet } from '../../lib/wallet/linked-wallet.ts';
import { useWallet } from '../../lib/wallet/wallet.ts';
import { choosing, nextCheckoutFlow, type Rail } from './checkout-flow.ts';
import { PartlyPaid } from './pay-baskets.ts';
import { payInCgdx } from './pay-in-cgdx.ts';
import { failed, paymentProblem } from './payment-problem.ts';
import { useQuote } from './quote.ts';
import { useWalletLack } from './wallet-lack.ts';

/** `unlinked`: connected, but the account does not know that it is its person's. */
export type WalletState = 'disconnected' | 'unlinked' | 'ready';

const { header } = purchaseFailed;

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
  const isToPay = isReady && flow.kind === 'choosing' && flow.rail === 'cgdx';
  const lack = useWalletLack(isToPay ? wallet : undefined, quote.data);

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
      const begun = await payInCgdx(
        quote.data,
        { ...wallet, sub },
        {
          onProgress: (step) => tell({ kind: 'step', ...step }),
          // The cart empties once the payment is sent, before it is mined, so that it is not paid twice meanwhile.
          onSent: removeFromCart,
          onUndone: (hashes) => addToCart(items.filter(({ uploadHash }) => hashes.includes(uploadHash))),
        },
      );
      tell({ kind: 'begun', ...begun });
    } catch (error) {
      if (error instanceof PartlyPaid) tell({ kind: 'begun', ...error.begun });
      else tell({ kind: 'failed' });
      const { message, cause } = paymentProblem(error);
      showError(header, message, cause);
    }
  }

  async function confirm(): Promise<void> {
    if (flow.kind !== 'choosing' || flow.busy || !quote.data) return;
    tell({ kind: 'confirmed' });
    if (flow.rail === 'stripe') await payByCard(quote.data.quoteId);
    else await payFromWallet();
    await refreshFacts(queries, ['purchase']);
  }

  /** Takes what cannot be bought out of the cart, and asks for the price of the rest. */
  function leaveOut(hashes: readonly string[]): void {
    removeFromCart(hashes);
    setUploadHashes((before) => before.filter((hash) => !hashes.includes(hash)));
  }

  return {
    flow,
    quote,
    /** Uploads in the cart that cannot be bought and so prevent the quote. */
    obstacles: quote.error instanceof ApiError ? quote.error.uploadHashes : [],
    isEmpty: uploadHashes.length === 0,
    walletState,
    lack,
    confirm,
    leaveOut,
    chooseRail: (rail: Rail) => tell({ kind: 'rail-chosen', rail }),
  };
}
