import {
  accountSentence,
  type StripeAccount,
  setUpButton,
  useStripeAccount,
} from '../../lib/payout/stripe-account.ts';
import { useConnectStripe } from '../../lib/payout/use-connect-stripe.ts';
import { Button } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Chip, type Tone } from '../../ui/value/chip.tsx';
import css from './bank.module.css';

/** Shows whether rewards can be paid to the person's bank, and lets them connect it. */
export function BankCard() {
  const query = useStripeAccount();
  const { data: account, error } = query;
  return (
    <Card title="Bank payout" aside={account ? <State account={account} /> : <Chip>…</Chip>}>
      {account ? (
        <Body account={account} onLook={query.refetch} />
      ) : error ? (
        <LoadFailure what="Your bank payout" query={query} />
      ) : (
        // Reserves the space of the most common sentence, so that nothing moves when the account's state arrives.
        <div className={css.bank}>
          <p>{accountSentence({ kind: 'none' })}</p>
          <Skeleton height={2.25} width={8} />
        </div>
      )}
    </Card>
  );
}

const chips: Record<StripeAccount['kind'], readonly [words: string, tone?: Tone]> = {
  none: ['Not connected'],
  ready: ['Connected', 'good'],
  checking: ['Being checked', 'warn'],
  needs: ['Setup not finished', 'warn'],
  'bank-missing': ['No bank account', 'warn'],
  paused: ['Paused', 'warn'],
  rejected: ['Rejected', 'fail'],
  gone: ['Not connected'],
};

function State({ account: { kind } }: { account: StripeAccount }) {
  const [words, tone] = chips[kind];
  return tone === undefined ? <Chip>{words}</Chip> : <Chip tone={tone}>{words}</Chip>;
}

const whenReady =
  'Choose “Bank payout” when you claim a reward, and Stripe pays it to your bank in Singapore dollars.';

function Body({ account, onLook }: { account: StripeAccount; onLook: () => unknown }) {
  const { busy, connect } = useConnectStripe();
  const button = setUpButton(account);
  return (
    <div className={css.bank}>
      <p>{account.kind === 'ready' && !button ? whenReady : accountSentence(account)}</p>
      {button && (
        <div>
          <Button look="primary" size="small" busy={busy} onClick={connect}>
            {button}
          </Button>
        </div>
      )}
      {account.kind === 'checking' && (
        <div>
          <Button size="small" onClick={onLook}>
            Look Again
          </Button>
        </div>
      )}
    </div>
  );
}
