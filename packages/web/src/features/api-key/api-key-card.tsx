import type { ApiKey } from '@cgdx/api/route/api-key.ts';
import { useState } from 'react';
import { describeTime } from '../../lib/format/date.ts';
import { sgd } from '../../lib/format/sgd.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyLine, LineSkeleton } from '../../ui/message/empty-line.tsx';
import { Failure } from '../../ui/message/failure.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import css from '../../ui/surface/line-card.module.css';
import { Chip } from '../../ui/value/chip.tsx';
import { useKeys, useRevokeKey } from './api-keys.ts';
import { NewKeyForm } from './new-key-form.tsx';
import { ProgramCard } from './program-card.tsx';

/** The API keys of the person's programs. */
export function ApiKeyCard({ sub }: { sub: string }) {
  const query = useKeys(sub);
  const { data, error } = query;
  const revoke = useRevokeKey(sub);
  const [isMaking, setMaking] = useState(false);
  return (
    <Card title="API keys">
      <div className={css.card}>
        {!data && (error ? <LoadFailure what="Your keys" query={query} /> : <LineSkeleton />)}
        {data?.length === 0 && !isMaking && (
          <EmptyLine title="You have no key.">
            With one, a program of yours finds, previews, buys and downloads data in your name.
          </EmptyLine>
        )}
        {data && data.length > 0 && (
          <ul className={css.list} aria-label="API keys">
            {data.map((key) => (
              <li key={key.keyId} className={css.line}>
                <KeyLine
                  apiKey={key}
                  busy={revoke.isPending && revoke.variables === key.keyId}
                  onRevoke={() => revoke.mutate(key.keyId)}
                />
              </li>
            ))}
          </ul>
        )}
        {revoke.error && <Failure error={revoke.error} />}
        {isMaking ? (
          <NewKeyForm sub={sub} onClose={() => setMaking(false)} />
        ) : (
          <div>
            <Button size="small" onClick={() => setMaking(true)}>
              New Key
            </Button>
          </div>
        )}
        {data && data.length > 0 && <ProgramCard sub={sub} />}
      </div>
    </Card>
  );
}

interface KeyLineProps {
  readonly apiKey: ApiKey;
  readonly busy: boolean;
  readonly onRevoke: () => void;
}

export function KeyLine({ apiKey, busy, onRevoke }: KeyLineProps) {
  const { name, hint, scopes, capCents, spentCents, createdAt, lastUsedAt, revokedAt } = apiKey;
  return (
    <>
      <span className={css.what}>
        <span className={css.name}>{name}</span>
        <span className={css.about}>
          <span className="mono">{hint}…</span> · {scopes.join(', ')} · {sgd(spentCents)} of {sgd(capCents)}{' '}
          this month
        </span>
        <span className={css.about}>
          made {describeTime(createdAt)} ·{' '}
          {lastUsedAt === undefined ? 'never used' : `last used ${describeTime(lastUsedAt)}`}
        </span>
      </span>
      {revokedAt === undefined ? (
        <Button size="small" busy={busy} aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      ) : (
        <Chip>Revoked</Chip>
      )}
    </>
  );
}
