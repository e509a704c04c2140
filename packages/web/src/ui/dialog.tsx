import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  /** Closing keeps the content until it has faded out: leave the dialog mounted and turn this off. */
  readonly open: boolean;
  readonly title: string;
  readonly tone?: 'plain' | 'error';
  readonly width?: 'normal' | 'wide';
  /** Escape, the cross or a press beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: focus stays inside and goes back to where it was. Fades in 300 ms. */
export function Dialog({ open, title, tone = 'plain', width = 'normal', onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      className={[css.dialog, tone === 'error' && css.error, width === 'wide' && css.wide]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      // Pressed, not clicked: selecting text and letting go outside must not close it.
      onMouseDown={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className={css.inner}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <button type="button" className={css.close} aria-label="Close" onClick={onClose}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
