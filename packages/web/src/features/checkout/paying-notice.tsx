import { dev } from '../../lib/format/cgdx.ts';
import css from './checkout.module.css';
import type { CheckoutFlow } from './checkout-flow.ts';

/** What the wallet is being asked for. */
export function PayingNotice({ flow }: { flow: Extract<CheckoutFlow, { kind: 'paying' }> }) {
  return (
    <div className={css.paying} role="status">
      <span className={css.pulse} aria-hidden="true" />
      <p>
        {flow.step === 'approving'
          ? 'Confirm in your wallet that the market may take the price from it.'
          : 'Confirm the purchase in your wallet. Then it is written on the blockchain.'}
      </p>
      {flow.of > 1 && (
        <p className={css.about}>
          Pool {flow.at + 1} of {flow.of}
        </p>
      )}
      {flow.gasWei !== undefined && (
        <p className={css.about}>
          Network fee: at most <span className="mono">{dev(flow.gasWei)}</span>
        </p>
      )}
    </div>
  );
}
