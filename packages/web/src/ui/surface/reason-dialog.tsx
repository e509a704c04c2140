import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../control/button.tsx';
import { ActionFailure } from '../message/action-failure.tsx';
import { Dialog } from './dialog.tsx';
import css from './reason-dialog.module.css';

interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What the button says that does it: `Redrive 3 Executions`. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly busy: boolean;
  /** The error; undefined if it was not tried. */
  readonly error: unknown;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  /** What it will do. */
  readonly children: ReactNode;
}

/** As the API counts them. */
const leastLetters = 3;
const mostLetters = 500;

/** Asks why, before something is done that the audit log keeps. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, onClose } = props;
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <ReasonForm {...props} />
    </Dialog>
  );
}

function ReasonForm({ action, isDangerous, busy, error, onSend, onClose, children }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    if (text.length < leastLetters) setIsShort(true);
    else if (!busy) onSend(text);
  }
  return (
    <form className={css.form} noValidate onSubmit={onSubmit}>
      <div className={css.about}>{children}</div>
      <div className={css.field}>
        <label htmlFor={id}>Reason</label>
        <textarea
          id={id}
          className={css.box}
          rows={3}
          maxLength={mostLetters}
          required
          value={reason}
          aria-describedby={`${id}-hint`}
          aria-invalid={isShort || undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setIsShort(false);
          }}
        />
        <p id={`${id}-hint`} className={isShort ? css.short : css.hint} role={isShort ? 'alert' : undefined}>
          {isShort
            ? `Say why in ${leastLetters} letters or more.`
            : 'The audit log keeps it with your name. Name no participant in it.'}
        </p>
      </div>
      {error != null && !busy && <ActionFailure error={error} />}
      <div className={css.actions}>
        <Button type="submit" look={isDangerous ? 'danger' : 'primary'} busy={busy}>
          {action}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
