import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../control/button.tsx';
import { ActionFailure } from './action-failure.tsx';
import css from './text-form.module.css';

interface TextAction {
  /** The label of the action's button. */
  readonly word: string;
  readonly look?: 'primary' | 'danger';
  readonly onSend: (text: string) => void;
}

interface TextFormProps {
  readonly label: string;
  readonly hint: string;
  /** The message for a text that is too short. */
  readonly short: string;
  readonly least: number;
  readonly most: number;
  readonly actions: readonly [TextAction, ...TextAction[]];
  readonly busy: boolean;
  /** The error of the last attempt; undefined if there was none. */
  readonly error: unknown;
  readonly onCancel?: () => void;
  /** What the text is about. */
  readonly children?: ReactNode;
}

/** A form for a few sentences, with buttons for what is done with them. */
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
