import type { CartItem } from '../../lib/cart/cart.ts';
import { openChooser } from '../../lib/wallet/chooser.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';
import { Following } from './following.tsx';
import { PayingNotice } from './paying-notice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { useCheckout } from './use-checkout.ts';

interface CheckoutProps {
  readonly sub: string;
  readonly items: readonly CartItem[];
  readonly onClose: () => void;
}

/** Pays for the cart, by card or from the wallet, and follows the purchases until their data is there. */
export default function Checkout({ sub, items, onClose }: CheckoutProps) {
  const checkout = useCheckout(sub, items);
  const { flow } = checkout;
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
        title={flow.kind === 'following' ? 'Your purchase' : 'Select Payment Method'}
        onClose={onClose}
      >
        {flow.kind === 'choosing' && checkout.isEmpty && (
          <Empty title="Your cart is empty now." actions={<Button onClick={onClose}>Close</Button>}>
            What was in it is yours already, or not on sale any more.
          </Empty>
        )}
        {flow.kind === 'choosing' && !checkout.isEmpty && (
          <PaymentChoice
            flow={flow}
            quote={checkout.quote}
            obstacles={checkout.obstacles}
            onLeaveOut={checkout.leaveOut}
            wallet={checkout.walletState}
            onRail={checkout.chooseRail}
            onConnect={openChooser}
            onConfirm={checkout.confirm}
          />
        )}
        {flow.kind === 'following' && (
          <Following
            purchaseIds={flow.purchaseIds}
            unreported={flow.unreported}
            url={flow.url}
            onClose={onClose}
          />
        )}
      </Dialog>
    </>
  );
}

const payingHeaders = { approving: 'Approving...', purchasing: 'Purchasing Uploads...' } as const;
