import { dialogMs } from '@cgdx/core/specification/number.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import css from './dialog.module.css';
import { useDialogFocus } from './use-dialog-focus.ts';

interface DialogProps {
  /** To close the dialog, keep it mounted and set this to false: its content stays until it has faded out. */
  readonly open: boolean;
  readonly title: string;
  readonly tone?: 'plain' | 'error';
  readonly width?: 'normal' | 'wide' | 'widest';
  /** Called on Escape, on a press of the cross, and on a press outside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** How long a dialog fades: `--calm` of the tokens. */

/** The browser's own modal dialog, which keeps the focus inside and returns it afterwards. Fades in and out. */
export function Dialog(props: DialogProps) {
  const [present, setPresent] = useState(props.open);
  if (props.open && !present) setPresent(true);
  useEffect(() => {
    if (props.open) return;
    const timer = setTimeout(() => setPresent(false), dialogMs);
    return () => clearTimeout(timer);
  }, [props.open]);
  return present ? <Modal {...props} /> : null;
}

function Modal({ open, title, tone = 'plain', width = 'normal', onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
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
  useDialogFocus(element, heading, { open, title });

  return (
    <dialog
      ref={element}
      className={[css.dialog, tone === 'error' && css.error, width !== 'normal' && css[width]]
        .filter(Boolean)
        .join(' ')}
      // While it fades out, the dialog has no name, so that assistive technology does not find it.
      aria-labelledby={open ? titleId : undefined}
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      // On press, not on click: releasing the mouse outside after selecting text must not close the dialog.
      onMouseDown={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className={css.inner}>
        <div className={css.head}>
          <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
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
