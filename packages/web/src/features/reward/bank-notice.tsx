import type { StripeAccount } from '../../lib/payout/stripe-account.ts';
import { useConnectStripe } from '../../lib/payout/use-connect-stripe.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says what a payout to the bank means, or what it still needs. */
export function BankNotice({ account }: { account: StripeAccount | undefined }) {
  const { busy, connect } = useConnectStripe();
  if (account === undefined) return <Notice>Looking up your account at Stripe …</Notice>;
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
