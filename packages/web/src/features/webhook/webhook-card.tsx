import type { Webhook } from '@cgdx/api/route/webhook.ts';
import { useState } from 'react';
import { describeTime } from '../../lib/format/date.ts';
import { Button } from '../../ui/control/button.tsx';
import { ActionFailure } from '../../ui/message/action-failure.tsx';
import { EmptyLine, LineSkeleton } from '../../ui/message/empty-line.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Card } from '../../ui/surface/card.tsx';
import css from '../../ui/surface/line-card.module.css';
import { Chip } from '../../ui/value/chip.tsx';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { useRemoveWebhook, useTestWebhook, useWebhooks } from './webhooks.ts';

/** The person's webhooks: addresses of their programs, to which events are sent. */
export function WebhookCard({ sub }: { sub: string }) {
  const query = useWebhooks(sub);
  const { data, error } = query;
  const remove = useRemoveWebhook(sub);
  const test = useTestWebhook(sub);
  const [isAdding, setAdding] = useState(false);
  const failure = remove.error ?? test.error;
  return (
    <Card title="Webhooks">
      <div className={css.card}>
        {!data && (error ? <LoadFailure what="Your webhooks" query={query} /> : <LineSkeleton />)}
        {data?.length === 0 && !isAdding && (
          <EmptyLine title="You have no webhook.">
            A webhook sends your program an event when a purchase is completed, and when an upload goes on or
            off sale.
          </EmptyLine>
        )}
        {data && data.length > 0 && (
          <ul className={css.list} aria-label="Webhooks">
            {data.map((webhook) => (
              <li key={webhook.webhookId} className={css.line}>
                <WebhookLine
                  webhook={webhook}
                  tested={test.variables === webhook.webhookId ? test.data : undefined}
                  busy={{
                    test: test.isPending && test.variables === webhook.webhookId,
                    remove: remove.isPending && remove.variables === webhook.webhookId,
                  }}
                  onTest={() => test.mutate(webhook.webhookId)}
                  onRemove={() => remove.mutate(webhook.webhookId)}
                />
              </li>
            ))}
          </ul>
        )}
        {failure && <ActionFailure error={failure} />}
        {isAdding ? (
          <NewWebhookForm sub={sub} onClose={() => setAdding(false)} />
        ) : (
          <div>
            <Button size="small" onClick={() => setAdding(true)}>
              New Webhook
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface WebhookLineProps {
  readonly webhook: Webhook;
  /** The result of the last test. */
  readonly tested: { readonly delivered: boolean; readonly reason?: string | undefined } | undefined;
  readonly busy: { readonly test: boolean; readonly remove: boolean };
  readonly onTest: () => void;
  readonly onRemove: () => void;
}

function stateOf({ lastDeliveredAt, lastFailure }: Webhook): string {
  if (lastFailure) return `not delivered ${describeTime(lastFailure.at)}: ${lastFailure.reason}`;
  return lastDeliveredAt === undefined
    ? 'nothing sent yet'
    : `last delivered ${describeTime(lastDeliveredAt)}`;
}

export function WebhookLine({ webhook, tested, busy, onTest, onRemove }: WebhookLineProps) {
  const { url, types, pausedAt } = webhook;
  return (
    <>
      <span className={css.what}>
        <span className={css.name}>{url}</span>
        <span className={css.about}>{types.join(', ')}</span>
        <span className={css.about} role="status">
          {tested?.delivered ? 'The test has arrived.' : stateOf(webhook)}
        </span>
        {pausedAt !== undefined && (
          <span className={css.about}>
            <Chip>Paused</Chip> Nothing arrived for three days. It goes on once a test arrives.
          </span>
        )}
      </span>
      <span className={css.actions}>
        <Button size="small" busy={busy.test} aria-label={`Send a test to ${url}`} onClick={onTest}>
          Send a Test
        </Button>
        <Button size="small" busy={busy.remove} aria-label={`Remove ${url}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </>
  );
}
