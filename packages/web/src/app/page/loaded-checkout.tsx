import { selectPaymentMethod } from '@cgdx/core/specification/word.ts';
import { type ComponentProps, Suspense } from 'react';
import { PartBoundary } from '../../ui/message/part-boundary.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { lazyPage } from '../load/lazy-page.ts';

const Checkout = lazyPage(() => import('../../features/checkout/checkout.tsx'));

/** Loads the checkout when somebody first pays; a dialog says so if it cannot be loaded. */
export function LoadedCheckout(props: ComponentProps<typeof Checkout>) {
  return (
    <PartBoundary
      what="The checkout"
      frame={(failure) => (
        <Dialog open title={selectPaymentMethod} onClose={props.onClose}>
          {failure}
        </Dialog>
      )}
    >
      <Suspense fallback={null}>
        <Checkout {...props} />
      </Suspense>
    </PartBoundary>
  );
}
