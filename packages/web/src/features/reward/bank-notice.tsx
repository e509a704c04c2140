import { type StripeAccountKind, takesClaims } from '@cgdx/core/payout/stripe-account.ts';
import { accountSentence, type StripeAccount, setUpButton } from '../../lib/payout/stripe-account.ts';
import { useConnectStripe } from '../../lib/payout/use-connect-stripe.ts';
import { Button } from '../../ui/control/button.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';

export interface BankQuery {
  /** Undefined while the account is loading. */
  readonly data: StripeAccount | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Says what a payout to the bank means, or what the person's Stripe account still needs. */
export function BankNotice({ bank }: { bank: BankQuery }) {
  const { busy, connect } = useConnectStripe();
  const { data: account, error } = bank;
  if (account === undefined) {
    if (error) return <LoadFailure what="Your account at Stripe" query={bank} />;
    return <Notice>Looking up your account at Stripe …</Notice>;
  }
  const button = setUpButton(account);
  const action = button && (
    <Button size="small" busy={busy} onClick={connect}>
      {button}
    </Button>
  );
  if (account.kind === 'none')
    return (
      <Notice tone="warn" title="Your bank is not connected yet." action={action}>
        Stripe pays your bank. Set it up in the tab that opens, then come back here.
      </Notice>
    );
  return (
    <>
      {(account.kind !== 'ready' || button) && (
        <Notice tone="warn" title={titles[account.kind]} action={action}>
          {accountSentence(account)}
        </Notice>
      )}
      {takesClaims(account) && (
        <Notice title="Once begun, it cannot be changed to CGDX.">
          The blockchain records that these rewards were paid, without a wallet. Stripe then pays your bank.
        </Notice>
      )}
    </>
  );
}

const titles: Record<StripeAccountKind, string> = {
  ready: 'Stripe needs something from you.',
  checking: 'Stripe is checking your account.',
  needs: 'Your Stripe account is incomplete.',
  'bank-missing': 'Your Stripe account has no bank account.',
  paused: 'Your bank payouts are paused.',
  rejected: 'Your Stripe account was rejected.',
  gone: 'Your bank is not connected any more.',
};
