import type { WebhookType } from '@cgdx/api/route/webhook.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { CheckLine } from '../../ui/control/check-line.tsx';
import { Field } from '../../ui/control/field.tsx';
import { ActionFailure } from '../../ui/message/action-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import css from '../../ui/surface/line-card.module.css';
import { Hash } from '../../ui/value/hash.tsx';
import { useRegisterWebhook } from './webhooks.ts';

/** Labels of the API's event types. */
const typeWords: Readonly<Record<WebhookType, string>> = {
  'purchase.completed': 'purchase.completed: data that you bought is ready',
  'purchase.confirmation-asked':
    'purchase.confirmation-asked: your bank asks you to confirm a program’s payment',
  'upload.available': 'upload.available: a new upload of any pool is for sale',
  'upload.withdrawn': 'upload.withdrawn: an upload is no longer for sale, or was recalled',
};
const types = Object.keys(typeWords) as WebhookType[];

export function NewWebhookForm({ sub, onClose }: { sub: string; onClose: () => void }) {
  const { mutate, data, error, isPending } = useRegisterWebhook(sub);
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<readonly WebhookType[]>(['purchase.completed']);
  if (data)
    return (
      <Notice tone="good" role="status" title="This is its secret. It is shown once.">
        <p className={css.secret}>{data.secret}</p>
        <Hash value={data.secret} name="Webhook secret" />
        <p>With it your program checks that a message is ours, as Standard Webhooks describes.</p>
        <Button size="small" onClick={onClose}>
          I Have Saved It
        </Button>
      </Notice>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) mutate({ url: url.trim(), types: [...chosen] });
  };
  return (
    <form className={css.form} onSubmit={send}>
      <Field
        label="Address"
        required
        type="url"
        maxLength={2_048}
        placeholder="https://"
        value={url}
        hint="An https address that is reachable from the internet."
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <fieldset className={css.choices}>
        <legend>Events to send</legend>
        {types.map((type) => (
          <CheckLine
            key={type}
            required={false}
            checked={chosen.includes(type)}
            onChange={(isChosen) =>
              setChosen(types.filter((each) => (each === type ? isChosen : chosen.includes(each))))
            }
          >
            {typeWords[type]}
          </CheckLine>
        ))}
      </fieldset>
      {error && !isPending && <ActionFailure error={error} />}
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={isPending} disabled={chosen.length === 0}>
          Add the Webhook
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
