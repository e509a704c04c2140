import { approving, purchasing, uploadsPurchased } from '@cgdx/core/specification/message.ts';
import { selectPaymentMethod } from '@cgdx/core/specification/word.ts';
import { useEffect } from 'react';
import { type CartItem, removeFromCart } from '../../lib/cart/cart.ts';
import { isBought, useFollowedPurchases } from '../../lib/purchase/purchase.ts';
import { openChooser } from '../../lib/wallet/chooser.ts';
import { Button } from '../../ui/control/button.tsx';
import { LoadingOverlay } from '../../ui/loading/loading-overlay.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { Following } from './following.tsx';
import { PayingNotice } from './paying-notice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { useCheckout } from './use-checkout.ts';

interface CheckoutProps {
  readonly sub: string;
  readonly items: readonly CartItem[];
  /** An order that was begun earlier: its unpaid parts are paid, in place of the cart. */
  readonly orderId?: string;
  readonly onClose: () => void;
  /** Called with the uploads that the buyer now owns. */
  readonly onBought: (uploadHashes: readonly string[]) => void;
}

const none: readonly string[] = [];

/** Pays for the cart, by card or from the wallet, and follows the purchases until their data can be downloaded. */
export default function Checkout({ sub, items, orderId, onClose, onBought }: CheckoutProps) {
  const checkout = useCheckout(sub, items, orderId);
  const { flow } = checkout;
  const followed = useFollowedPurchases(flow.kind === 'following' ? flow.purchaseIds : none);
  const isDone =
    flow.kind === 'following' &&
    flow.unreported === 0 &&
    flow.rest.length === 0 &&
    followed.values.every((one) => one?.status === 'completed');
  useEffect(() => {
    const bought = followed.values.flatMap((one) => (one && isBought(one) ? one.uploadHashes : []));
    if (bought.length === 0) return;
    removeFromCart(bought);
    onBought(bought);
  }, [followed.values, onBought]);
  return (
    <>
      <LoadingOverlay
        loading={
          flow.kind === 'paying'
            ? { header: payingHeaders[flow.step], message: <PayingNotice flow={flow} /> }
            : undefined
        }
        onLeave={onClose}
      />
      <Dialog
        open={flow.kind !== 'paying'}
        title={isDone ? uploadsPurchased : flow.kind === 'following' ? 'Your purchase' : selectPaymentMethod}
        onClose={onClose}
      >
        {flow.kind === 'choosing' && checkout.isEmpty && (
          <Empty
            title={
              orderId === undefined ? 'Your cart is empty now.' : 'Nothing of this order can be paid now.'
            }
            actions={<Button onClick={onClose}>Close</Button>}
          >
            What was in it is yours already, or not on sale any more.
          </Empty>
        )}
        {flow.kind === 'choosing' && !checkout.isEmpty && (
          <PaymentChoice
            flow={flow}
            offer={checkout.offer}
            obstacles={checkout.obstacles}
            onLeaveOut={checkout.leaveOut}
            wallet={checkout.walletState}
            lack={checkout.lack}
            onRail={checkout.chooseRail}
            onConnect={openChooser}
            onConfirm={checkout.confirm}
          />
        )}
        {flow.kind === 'following' && (
          <Following
            sub={sub}
            purchases={followed}
            unreported={flow.unreported}
            url={flow.url}
            rest={flow.rest}
            left={flow.left}
            onNext={checkout.payNext}
            isDone={isDone}
            onClose={onClose}
          />
        )}
      </Dialog>
    </>
  );
}

const payingHeaders = { approving, purchasing } as const;
