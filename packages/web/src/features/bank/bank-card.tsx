import { type StripeAccount, useStripeAccount } from '../../lib/payout/stripe-account.ts';
import { useConnectStripe } from '../../lib/payout/use-connect-stripe.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './bank.module.css';

/** Shows whether rewards can be paid to the person's bank, and lets them connect it. */
export function BankCard() {
  const query = useStripeAccount();
  const { data: account, error } = query;
  return (
    <Card title="Bank payout" aside={account ? <State account={account} /> : <Chip>…</Chip>}>
      {account ? (
        <Body account={account} />
      ) : error ? (
        <LoadFailure what="Your bank payout" query={query} />
      ) : (
        // What most people read next: nothing moves when it is known.
        <div className={css.bank}>
          <p>{sentences.none}</p>
          <Skeleton height={2.25} width={8} />
        </div>
      )}
    </Card>
  );
}

function State({ account: { kind } }: { account: StripeAccount }) {
  if (kind === 'ready') return <Chip tone="good">Connected</Chip>;
  return kind === 'incomplete' ? <Chip tone="warn">Setup not finished</Chip> : <Chip>Not connected</Chip>;
}

const sentences: Record<StripeAccount['kind'], string> = {
  none: 'Rewards can also be paid to your bank, in Singapore dollars. Stripe pays them, and asks you for your bank account; we never see it.',
  incomplete: 'Stripe still needs something from you before it can pay to your bank.',
  ready:
    'Choose “Bank payout” when you claim a reward, and Stripe pays it to your bank in Singapore dollars.',
};

function Body({ account }: { account: StripeAccount }) {
  const { busy, connect } = useConnectStripe();
  return (
    <div className={css.bank}>
      <p>{sentences[account.kind]}</p>
      {account.kind !== 'ready' && (
        <div>
          <Button look="primary" size="small" busy={busy} onClick={connect}>
            {account.kind === 'incomplete' ? 'Finish Stripe Setup' : 'Connect Stripe'}
          </Button>
        </div>
      )}
    </div>
  );
}
