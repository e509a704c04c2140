import type { KeyScope } from '@cgdx/api/route/api-key.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { CheckLine } from '../../ui/control/check-line.tsx';
import { Field } from '../../ui/control/field.tsx';
import { Failure } from '../../ui/message/failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import css from '../../ui/surface/line-card.module.css';
import { Hash } from '../../ui/value/hash.tsx';
import { useMakeKey } from './api-keys.ts';

/** Labels of the scopes, by the API's names, in the order of a purchase. */
const scopeWords: Readonly<Record<KeyScope, string>> = {
  search: 'search: list what pools sell',
  preview: 'preview: read what an upload holds, never a record',
  quote: 'quote: ask what uploads cost',
  buy: 'buy: pay by your saved card or from your wallet, up to its cap',
  download: 'download: list your purchases and fetch their files',
};
const scopes = Object.keys(scopeWords) as KeyScope[];

/** @returns whole cents in digits; undefined if the text is not an amount */
export function centsOf(dollars: string): string | undefined {
  const [, whole = '', part = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(dollars.trim()) ?? [];
  return whole === '' ? undefined : String(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

export function NewKeyForm({ sub, onClose }: { sub: string; onClose: () => void }) {
  const { mutate, data, error, isPending } = useMakeKey(sub);
  const [name, setName] = useState('');
  const [cap, setCap] = useState('0');
  const [chosen, setChosen] = useState<readonly KeyScope[]>(['search', 'preview', 'quote']);
  if (data)
    return (
      <Notice tone="good" role="status" title="This is your key. It is shown once.">
        <p className={css.secret}>{data.secret}</p>
        <Hash value={data.secret} name="API key" />
        <p>Send it as “Authorization: Bearer …”. Whoever has it can do what it may, until you revoke it.</p>
        <Button size="small" onClick={onClose}>
          I Have Saved It
        </Button>
      </Notice>
    );
  const capCents = centsOf(cap);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (capCents !== undefined && chosen.length > 0) mutate({ name, scopes: [...chosen], capCents });
  };
  return (
    <form className={css.form} onSubmit={send}>
      <Field
        label="Name"
        required
        maxLength={60}
        value={name}
        hint="What it is for, so that you know it again."
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <fieldset className={css.choices}>
        <legend>It may</legend>
        {scopes.map((scope) => (
          <CheckLine
            key={scope}
            required={false}
            checked={chosen.includes(scope)}
            onChange={(isChosen) =>
              setChosen(scopes.filter((each) => (each === scope ? isChosen : chosen.includes(each))))
            }
          >
            {scopeWords[scope]}
          </CheckLine>
        ))}
      </fieldset>
      <Field
        label="Spends at most, S$ a month"
        required
        inputMode="decimal"
        pattern="\d{1,6}(\.\d{1,2})?"
        value={cap}
        hint="For all its purchases in a calendar month."
        onChange={(event) => setCap(event.currentTarget.value)}
      />
      {error && !isPending && <Failure error={error} />}
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={isPending} disabled={chosen.length === 0}>
          Make the Key
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
