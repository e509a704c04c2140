import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { dev } from '../../lib/format/dev.ts';
import { TryAgain } from '../../ui/control/try-again.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import type { WalletLack } from './wallet-lack.ts';

interface LackNoticeProps {
  readonly lack: WalletLack;
  /** The query that reads the wallet's balances again. */
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** The faucet that gives away DEV, Moonbase Alpha's own currency. */
const faucetUrl = 'https://faucet.moonbeam.network';

/** Says how much the wallet lacks for the payment, and where to get it. */
export function LackNotice({ lack: { cgdxWei, devWei }, query }: LackNoticeProps) {
  if (cgdxWei === 0n && devWei === 0n) return null;
  return (
    <Notice
      tone="warn"
      role="status"
      title="Your wallet has too little to pay."
      action={<TryAgain query={query} />}
    >
      {cgdxWei > 0n && (
        <p>
          It lacks {cgdx(cgdxWei)} for the price. CGDX is earned by contributing data, and can be sent to your
          wallet from another; or pay by card.
        </p>
      )}
      {devWei > 0n && (
        <p>
          It lacks about {dev(devWei)} for the network’s fee.{' '}
          <a href={faucetUrl} target="_blank" rel="noopener">
            The faucet of Moonbase Alpha
          </a>{' '}
          gives DEV away.
        </p>
      )}
    </Notice>
  );
}
