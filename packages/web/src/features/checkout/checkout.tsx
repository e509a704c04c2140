import type { CartItem } from '../../lib/cart/cart.ts';
import { openChooser } from '../../lib/wallet/chooser.ts';
import { Dialog } from '../../ui/dialog.tsx';
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
  const title =
    flow.kind === 'choosing'
      ? 'Select Payment Method'
      : flow.kind === 'paying'
        ? flow.step === 'approving'
          ? 'Approving...'
          : 'Purchasing Uploads...'
        : 'Your purchase';
  return (
    <Dialog open title={title} onClose={onClose}>
      {flow.kind === 'choosing' && (
        <PaymentChoice
          flow={flow}
          quote={checkout.quote}
          wallet={checkout.walletState}
          onRail={checkout.chooseRail}
          onConnect={openChooser}
          onConfirm={checkout.confirm}
        />
      )}
      {flow.kind === 'paying' && <PayingNotice flow={flow} />}
      {flow.kind === 'following' && (
        <Following
          purchaseIds={flow.purchaseIds}
          unreported={flow.unreported}
          url={flow.url}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
