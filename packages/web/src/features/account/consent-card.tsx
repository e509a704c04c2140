import type { Consent } from '@cgdx/api/route/consent.ts';
import { useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { useConsent, useWithdrawConsent } from '../../lib/consent/consent.ts';
import { describeTime } from '../../lib/format/date.ts';
import { Button } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Dialog } from '../../ui/surface/dialog.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import css from './consent-card.module.css';

/** Shows what the person agreed to before an upload, and lets them withdraw it. */
export function ConsentCard({ sub }: { sub: string }) {
  const query = useConsent(sub);
  const { data: consent } = query;
  return (
    <Card title="Your consent" aside={consent && <State consent={consent} />}>
      {consent ? (
        <Body sub={sub} consent={consent} />
      ) : query.isError ? (
        <LoadFailure what="Your consent" query={query} />
      ) : (
        <Skeleton height={5} />
      )}
    </Card>
  );
}

function State({ consent: { state } }: { consent: Consent }) {
  if (state === 'given') return <Chip tone="good">Given</Chip>;
  if (state === 'outdated') return <Chip tone="warn">To be renewed</Chip>;
  return <Chip>{state === 'withdrawn' ? 'Withdrawn' : 'Not given yet'}</Chip>;
}

function sentenceOf({ state, newest, version }: Consent): string {
  if (!newest)
    return 'Before your first upload we ask you to confirm your age, your residency and your consent.';
  const at = describeTime(newest.at);
  if (state === 'withdrawn')
    return `You withdrew it ${at}. Nothing of yours is accepted until you agree again.`;
  if (state === 'outdated')
    return `You agreed ${at} to an earlier text. We ask you again before your next upload, since it has changed.`;
  return `You agreed ${at} to the text of ${version}:`;
}

function Body({ sub, consent }: { sub: string; consent: Consent }) {
  const [asking, setAsking] = useState(false);
  const isGiven = consent.state === 'given';
  return (
    <div className={css.body}>
      <p>{sentenceOf(consent)}</p>
      {isGiven && (
        <ul className={css.statements}>
          {Object.values(consent.statements).map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
      )}
      {(isGiven || consent.state === 'outdated') && (
        <div>
          <Button size="small" onClick={() => setAsking(true)}>
            Withdraw My Consent
          </Button>
        </div>
      )}
      <Dialog open={asking} title="Withdraw your consent?" onClose={() => setAsking(false)}>
        <Withdrawal sub={sub} onClose={() => setAsking(false)} />
      </Dialog>
    </div>
  );
}

/** Asks for confirmation, and first says what a withdrawal means. */
function Withdrawal({ sub, onClose }: { sub: string; onClose: () => void }) {
  const withdraw = useWithdrawConsent(sub);
  return (
    <div className={css.body}>
      <ul className={css.statements}>
        <li>Nothing more of yours is accepted from now on, until you agree again.</li>
        <li>An export that is being checked at this moment is finished.</li>
        <li>What was sent of an upload that was not finished is deleted.</li>
        <li>
          Uploads that were accepted stay on sale, and their rewards stay yours. To end that, withdraw each of
          them under “Your uploads”.
        </li>
        <li>When you agreed and when you took it back stays on record.</li>
      </ul>
      {withdraw.error && (
        <Notice tone="fail" role="alert" title="This was not confirmed.">
          {explain(withdraw.error)}
        </Notice>
      )}
      <div className={css.actions}>
        <Button onClick={onClose}>Keep It</Button>
        <Button
          look="danger"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined, { onSuccess: onClose })}
        >
          Withdraw My Consent
        </Button>
      </div>
    </div>
  );
}
