import type { ReactNode } from 'react';
import { TextForm } from '../message/text-form.tsx';
import { Dialog } from './dialog.tsx';

interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The label of the button that confirms: `Redrive 3 Executions`. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly busy: boolean;
  /** The error of the last attempt; undefined if there was none. */
  readonly error: unknown;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  /** What the action will do. */
  readonly children: ReactNode;
}

/** The API's limits for the length of a reason. */
export const leastLetters = 3;
export const mostLetters = 500;

/** Asks for the reason of an action that the audit log will store. */
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
