import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../control/button.tsx';
import { ActionFailure } from './action-failure.tsx';
import css from './text-form.module.css';

interface TextAction {
  /** What its button says. */
  readonly word: string;
  readonly look?: 'primary' | 'danger';
  readonly onSend: (text: string) => void;
}

interface TextFormProps {
  readonly label: string;
  readonly hint: string;
  /** What is said of a text that is too short. */
  readonly short: string;
  readonly least: number;
  readonly most: number;
  readonly actions: readonly [TextAction, ...TextAction[]];
  readonly busy: boolean;
  /** The error; undefined if it was not tried. */
  readonly error: unknown;
  readonly onCancel?: () => void;
  /** What it is about. */
  readonly children?: ReactNode;
}

/** A few sentences, and what is done with them. */
export function TextForm({ label, hint, short, least, most, actions, busy, error, ...rest }: TextFormProps) {
  const { onCancel, children } = rest;
  const id = useId();
  const [text, setText] = useState('');
  const [isShort, setIsShort] = useState(false);
  const send = ({ onSend }: TextAction) => {
    const written = text.trim();
    if (written.length < least) setIsShort(true);
    else if (!busy) onSend(written);
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(actions[0]);
      }}
    >
      {children && <div className={css.about}>{children}</div>}
      <div className={css.field}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          className={css.box}
          rows={3}
          maxLength={most}
          required
          value={text}
          aria-describedby={`${id}-hint`}
          aria-invalid={isShort || undefined}
          onChange={(event) => {
            setText(event.target.value);
            setIsShort(false);
          }}
        />
        <p id={`${id}-hint`} className={isShort ? css.short : css.hint} role={isShort ? 'alert' : undefined}>
          {isShort ? short : hint}
        </p>
      </div>
      {error != null && !busy && <ActionFailure error={error} />}
      <div className={css.actions}>
        {actions.map((action, at) => (
          <Button
            key={action.word}
            type={at === 0 ? 'submit' : 'button'}
            look={action.look ?? 'secondary'}
            busy={busy && at === 0}
            onClick={at === 0 ? undefined : () => send(action)}
          >
            {action.word}
          </Button>
        ))}
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
