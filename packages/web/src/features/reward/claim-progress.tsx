import type { Payout } from '@cgdx/api/route/payout.ts';
import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { claimFailed } from '@cgdx/core/specification/message.ts';
import { useMemo } from 'react';
import { sgd } from '../../lib/format/sgd.ts';
import { shorten } from '../../lib/format/shorten.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { ProgressFailure } from '../../ui/message/progress-failure.tsx';
import type { TimelineEntry } from '../../ui/timeline/entry.ts';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { Transaction } from '../../ui/value/transaction.tsx';
import css from './claim.module.css';
import { claimOutcome, settledAmounts, unpaidSentence } from './claim-flow.ts';
import { usePayouts } from './payout.ts';

/** Shows every payout of a claim as a line, until the payout is over. */
export function ClaimProgress({ payoutIds, onClose }: { payoutIds: readonly string[]; onClose: () => void }) {
  const { values: payouts, failure } = usePayouts(payoutIds);
  const entries = useMemo(() => payouts.map(entryOf), [payouts]);
  const outcome = claimOutcome(payouts);
  const transactions = [...new Set(payouts.flatMap((payout) => payout?.transactionHash ?? []))];
  return (
    <div className={css.form}>
      <Timeline label="Payouts" entries={entries} />
      {outcome === 'settled' && <Claimed {...settledAmounts(payouts)} />}
      {outcome === 'stopped' && (
        <Notice tone="fail" role="alert" title={claimFailed}>
          {unpaidSentence(payouts)}
        </Notice>
      )}
      {outcome === 'forfeited' && (
        <Notice tone="warn" role="status" title="Not every reward is paid.">
          {unpaidSentence(payouts)}
        </Notice>
      )}
      {failure !== undefined && outcome === 'paying' && <ProgressFailure what="Your claim" error={failure} />}
      {transactions.map((hash) => (
        <p key={hash} className={css.transaction}>
          Transaction <Transaction hash={hash} />
        </p>
      ))}
      {outcome === 'settled' && (
        <LinkButton look="primary" to="/datapool?role=contribute" wide>
          Contribute Another Export
        </LinkButton>
      )}
      <Button onClick={onClose} wide>
        {outcome === 'paying' ? 'Close, It Continues Without Me' : 'Done'}
      </Button>
    </div>
  );
}

/** One claim may be paid by both rails, since an upload that was claimed before stays on its rail. */
function Claimed({ wei, cents }: { wei: bigint; cents: bigint }) {
  const isByBank = cents > 0n;
  const isByWallet = wei > 0n || !isByBank;
  const amounts = [...(isByWallet ? [cgdx(wei)] : []), ...(isByBank ? [sgd(String(cents))] : [])];
  return (
    <Notice tone="good" role="status" title={`${amounts.join(' and ')} claimed.`}>
      {isByWallet && <p>{isByBank ? 'The CGDX is in your wallet.' : 'It is in your wallet.'}</p>}
      {isByBank && <p>Stripe has it, and pays it to your bank within days.</p>}
    </Notice>
  );
}

const words: Record<Payout['state'], string> = {
  requested: 'Asked for.',
  paying: 'Being paid.',
  settled: 'Paid.',
  failed: 'Stopped on our side. Your reward is safe, and we will resume it.',
  refused: 'It ended without payment. You can claim it again.',
};

const states: Record<Payout['state'], TimelineEntry['state']> = {
  requested: 'running',
  paying: 'running',
  settled: 'done',
  failed: 'failed',
  refused: 'rejected',
};

const amountOf = ({ amountWei, amountCents }: Payout): string =>
  amountCents === undefined ? cgdx(BigInt(amountWei)) : sgd(amountCents);

function entryOf(payout: Payout | undefined, index: number): TimelineEntry {
  if (!payout) return { key: String(index), title: 'Payout', state: 'waiting' };
  return {
    key: String(index),
    title: `${amountOf(payout)} for upload ${shorten(hexOfHash(payout.uploadHash))}`,
    state: states[payout.state],
    startedAt: payout.createdAt,
    endedAt: states[payout.state] === 'running' ? undefined : payout.updatedAt,
    note: payout.failure?.message ?? words[payout.state],
  };
}
