import { mostUploads } from '@cgdx/core/purchase/quote.ts';
import { purchaseFailed } from '@cgdx/core/specification/message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { ApiError, explain } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { refreshFacts } from '../../lib/api/fact.ts';
import { addToCart, type CartItem, removeFromCart } from '../../lib/cart/cart.ts';
import { showError } from '../../lib/modal/modal.ts';
import { isSameAddress, useLinkedWallet } from '../../lib/wallet/linked-wallet.ts';
import { useWallet } from '../../lib/wallet/wallet.ts';
import { choosing, nextCheckoutFlow, type Rail } from './checkout-flow.ts';
import { type Quote, useOffer } from './offer.ts';
import { PartlyPaid } from './pay-baskets.ts';
import { payInCgdx } from './pay-in-cgdx.ts';
import { failed, paymentProblem } from './payment-problem.ts';
import { useWalletLack } from './wallet-lack.ts';

/** `unlinked`: the wallet is connected, but not linked to the account. */
export type WalletState = 'disconnected' | 'unlinked' | 'ready';

const { header } = purchaseFailed;

/**
 * A checkout of the cart's content at the time it opens: the offer keeps uploads that are removed from the cart later.
 * @param orderId an order that was begun earlier: its unpaid parts are bought, in place of the cart
 */
export function useCheckout(sub: string, items: readonly CartItem[], orderId?: string) {
  const [flow, tell] = useReducer(nextCheckoutFlow, choosing);
  const [uploadHashes, setUploadHashes] = useState(() => items.map(({ uploadHash }) => uploadHash));
  const queries = useQueryClient();
  const wallet = useWallet();
  const { data: linked } = useLinkedWallet();
  const isReady = wallet.kind === 'connected' && !!linked && isSameAddress(linked, wallet.address);
  const walletState: WalletState =
    wallet.kind !== 'connected' ? 'disconnected' : isReady ? 'ready' : 'unlinked';
  const isByWallet = flow.kind === 'paying' || (flow.kind === 'choosing' && flow.rail === 'cgdx');
  // A cart that is too large for one quote is divided when it is paid.
  const needsSignature = isByWallet || uploadHashes.length <= mostUploads;
  const offer = useOffer(
    { uploadHashes, orderId },
    isReady && needsSignature ? wallet.address : undefined,
    flow.kind !== 'following',
  );
  const isToPay = isReady && flow.kind === 'choosing' && flow.rail === 'cgdx';
  const lack = useWalletLack(isToPay ? wallet : undefined, offer.data);
  const only = offer.data?.only;
  useEffect(() => {
    if (only) tell({ kind: 'rail-chosen', rail: only });
  }, [only]);

  /** @returns the purchase's id and its payment page, once the page is open */
  async function openPage(quoteId: string): Promise<{ purchaseId: string; url: string } | undefined> {
    // The window opens within the click: browsers block one that opens later.
    const page = open('', '_blank');
    try {
      const { url, purchaseId } = await call('POST /stripe/create-checkout-session', {
        body: { quoteId, userSub: sub },
      });
      if (page) {
        // Stripe's page must not have access to this one.
        page.opener = null;
        page.location.href = url;
      }
      return { purchaseId, url };
    } catch (error) {
      page?.close();
      showError(header, failed, explain(error));
      return undefined;
    }
  }

  async function payByCard([first, ...rest]: readonly Quote[]): Promise<void> {
    const opened = first && (await openPage(first.quoteId));
    if (opened) {
      tell({ kind: 'begun', purchaseIds: [opened.purchaseId], url: opened.url, rest });
      return;
    }
    tell({ kind: 'failed' });
    // The offer may have expired, or an upload may have been bought or withdrawn.
    await offer.refetch();
  }

  /** Opens the payment page of the order's next part. */
  async function payNext(): Promise<void> {
    const next = flow.kind === 'following' ? flow.rest[0] : undefined;
    const opened = next && (await openPage(next.quoteId));
    if (opened) tell({ kind: 'opened', ...opened });
    await refreshFacts(queries, ['purchase']);
  }

  async function payFromWallet(): Promise<void> {
    if (wallet.kind !== 'connected' || !offer.data) return;
    const { quotes, baskets } = offer.data;
    try {
      const begun = await payInCgdx(
        offer.data,
        { ...wallet, sub },
        {
          onProgress: (step) => tell({ kind: 'step', ...step }),
          // Uploads leave the cart once their payment is sent, before it is in a block, so that they cannot be paid twice.
          onSent: removeFromCart,
          onUndone: (hashes) => addToCart(items.filter(({ uploadHash }) => hashes.includes(uploadHash))),
        },
      );
      tell({ kind: 'begun', ...begun });
    } catch (error) {
      if (error instanceof PartlyPaid) {
        const { purchaseIds, unreported } = error.begun;
        // With a single quote, unpaid uploads are still in the cart, which the page says.
        const left = quotes.length > 1 ? baskets.length - purchaseIds.length - unreported : 0;
        tell({ kind: 'begun', ...error.begun, left });
      } else tell({ kind: 'failed' });
      const { message, cause } = paymentProblem(error);
      showError(header, message, cause);
    }
  }

  async function confirm(): Promise<void> {
    if (flow.kind !== 'choosing' || flow.busy || !offer.data) return;
    tell({ kind: 'confirmed' });
    if (flow.rail === 'stripe') await payByCard(offer.data.quotes);
    else await payFromWallet();
    await refreshFacts(queries, ['purchase']);
  }

  /** Removes uploads that cannot be bought from the cart, and asks for the price of the rest. */
  function leaveOut(hashes: readonly string[]): void {
    removeFromCart(hashes);
    setUploadHashes((before) => before.filter((hash) => !hashes.includes(hash)));
  }

  return {
    flow,
    offer,
    /** The uploads in the cart that cannot be bought and so prevent the offer. */
    obstacles: offer.error instanceof ApiError ? offer.error.uploadHashes : [],
    isEmpty: orderId === undefined ? uploadHashes.length === 0 : offer.data?.quotes.length === 0,
    walletState,
    lack,
    confirm,
    payNext,
    leaveOut,
    chooseRail: (rail: Rail) => tell({ kind: 'rail-chosen', rail }),
  };
}
