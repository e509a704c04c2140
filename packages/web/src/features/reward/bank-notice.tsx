import type { StripeAccount } from '../../lib/payout/stripe-account.ts';
import { useConnectStripe } from '../../lib/payout/use-connect-stripe.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface BankQuery {
  /** Undefined while it is read. */
  readonly data: StripeAccount | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Says what a payout to the bank means, or what it still needs. */
export function BankNotice({ bank }: { bank: BankQuery }) {
  const { busy, connect } = useConnectStripe();
  const { data: account, error } = bank;
  if (account === undefined) {
    if (error) return <LoadFailure what="Your account at Stripe" query={bank} />;
    return <Notice>Looking up your account at Stripe …</Notice>;
  }
  if (account.kind === 'ready')
    return (
      <Notice title="Once begun, it cannot be changed to CGDX.">
        The blockchain notes that these rewards were paid, without a wallet. Stripe then pays your bank.
      </Notice>
    );
  const isBegun = account.kind === 'incomplete';
  return (
    <Notice
      tone="warn"
      title={isBegun ? 'Your Stripe account is incomplete.' : 'Your bank is not connected yet.'}
      action={
        <Button size="small" busy={busy} onClick={connect}>
          {isBegun ? 'Finish Stripe Setup' : 'Connect Stripe'}
        </Button>
      }
    >
      Stripe pays your bank. Set it up in the tab that opens, then come back here.
    </Notice>
  );
}
