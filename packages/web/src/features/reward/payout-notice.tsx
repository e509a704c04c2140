import { type StripeAccount, setUpButton } from '../../lib/payout/stripe-account.ts';
import { useConnectStripe } from '../../lib/payout/use-connect-stripe.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Chip, type Tone } from '../../ui/value/chip.tsx';
import { isOfAccount, type PayoutGroup } from './payout-group.ts';

type Kind = PayoutGroup['kind'];

const chips: Record<Kind, { readonly tone: Tone; readonly text: string }> = {
  paying: { tone: 'warn', text: 'Claiming' },
  waiting: { tone: 'warn', text: 'Waiting' },
  failed: { tone: 'fail', text: 'Failed' },
  refused: { tone: 'warn', text: 'Not paid' },
};

export function PayoutChip({ kind }: { kind: Kind }) {
  const { tone, text } = chips[kind];
  return <Chip tone={tone}>{text}</Chip>;
}

type Told = Exclude<Kind, 'paying'>;

const titles: Record<Told, (payouts: number) => string> = {
  waiting: (payouts) => (payouts === 1 ? 'Your payout is waiting.' : `${payouts} payouts are waiting.`),
  failed: (payouts) =>
    payouts === 1 ? 'Your payout has stopped for now.' : `${payouts} payouts have stopped for now.`,
  refused: (payouts) =>
    payouts === 1 ? 'Your last claim was not paid.' : `${payouts} rewards of your last claim were not paid.`,
};

const advice: Record<Told, string> = {
  waiting: 'It continues by itself: you need not claim again.',
  failed: 'It is tried again by itself: you need not claim again.',
  refused: 'The reward is still yours.',
};

const afterSetUp = 'Once that is done it continues by itself: you need not claim again.';

interface PayoutNoticeProps {
  readonly group: PayoutGroup;
  /** Undefined while the account is loading. */
  readonly account: StripeAccount | undefined;
}

/** Says why a pool's rewards are not paid yet, and what the person can do; empty while the rewards are being paid. */
export function PayoutNotice({ group, account }: PayoutNoticeProps) {
  const { busy, connect } = useConnectStripe();
  const { kind, reason, payouts } = group;
  if (kind === 'paying') return null;
  const button = isOfAccount(group) && account !== undefined ? setUpButton(account) : undefined;
  return (
    <Notice
      tone={kind === 'failed' ? 'fail' : 'warn'}
      role="status"
      title={titles[kind](payouts)}
      action={
        button && (
          <Button size="small" busy={busy} onClick={connect}>
            {button}
          </Button>
        )
      }
    >
      {reason && <p>{reason.message}</p>}
      <p>{isOfAccount(group) && kind !== 'refused' ? afterSetUp : advice[kind]}</p>
    </Notice>
  );
}
