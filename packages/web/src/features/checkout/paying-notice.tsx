import { dev } from '../../lib/format/dev.ts';
import type { CheckoutFlow } from './checkout-flow.ts';

/** Says what the wallet asks the person to confirm. */
export function PayingNotice({ flow }: { flow: Extract<CheckoutFlow, { kind: 'paying' }> }) {
  return (
    <>
      <p>
        {flow.step === 'approving'
          ? 'Confirm in your wallet that the market may take the price from it.'
          : 'Confirm the purchase in your wallet. Then it is written on the blockchain.'}
      </p>
      {flow.of > 1 && (
        <p>
          Transaction {flow.at + 1} of {flow.of}
        </p>
      )}
      {flow.gasWei !== undefined && (
        <p>
          Network fee: at most <span className="mono">{dev(flow.gasWei)}</span>
        </p>
      )}
    </>
  );
}
