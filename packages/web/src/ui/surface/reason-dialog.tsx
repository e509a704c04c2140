import type { ReactNode } from 'react';
import { TextForm } from '../message/text-form.tsx';
import { Dialog } from './dialog.tsx';

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
export const leastLetters = 3;
export const mostLetters = 500;

/** Asks why, before something is done that the audit log keeps. */
export function ReasonDialog({ open, title, onClose, ...form }: ReasonDialogProps) {
  const { action, isDangerous, busy, error, onSend, children } = form;
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <TextForm
        label="Reason"
        hint="The audit log keeps it with your name. Name no participant in it."
        short={`Say why in ${leastLetters} letters or more.`}
        least={leastLetters}
        most={mostLetters}
        actions={[{ word: action, look: isDangerous ? 'danger' : 'primary', onSend }]}
        busy={busy}
        error={error}
        onCancel={onClose}
      >
        {children}
      </TextForm>
    </Dialog>
  );
}
