import { overlayMs } from '@cgdx/core/specification/number.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useRetained } from '../../lib/page/use-retained.ts';
import { Button } from '../control/button.tsx';
import css from './loading-overlay.module.css';

interface Loading {
  readonly header: string;
  /** Says what the person waits for. */
  readonly message: ReactNode;
}

interface LoadingOverlayProps {
  /** Undefined if nothing is being waited for. */
  readonly loading: Loading | undefined;
  /** If given, the person may leave: the work continues without them. */
  readonly onLeave?: () => void;
}

/** The panels' corners. */
const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

/** Covers the page while the person must wait: four panels slide in from the corners, and out again. */
export function LoadingOverlay({ loading, onLeave }: LoadingOverlayProps) {
  const open = loading !== undefined;
  const shown = useRetained(loading);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), overlayMs);
    return () => clearTimeout(timer);
  }, [open]);
  return present && shown ? <Overlay open={open} loading={shown} onLeave={onLeave} /> : null;
}

interface OverlayProps {
  readonly open: boolean;
  readonly loading: Loading;
  readonly onLeave: (() => void) | undefined;
}

function Overlay({ open, loading: { header, message }, onLeave }: OverlayProps) {
  const element = useRef<HTMLDialogElement>(null);
  const headerId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    // The dialog closes before the panels have left, so that the page below can be used at once.
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      className={css.overlay}
      aria-labelledby={open ? headerId : undefined}
      aria-busy={open}
      onCancel={(event) => {
        event.preventDefault();
        onLeave?.();
      }}
    >
      {corners.map((corner) => (
        <span key={corner} className={`${css.panel} ${css[corner]}`} aria-hidden="true" />
      ))}
      <div className={css.content} role="status">
        <h2 id={headerId} className={css.header}>
          {header}
        </h2>
        <div className={css.message}>{message}</div>
      </div>
      {onLeave && (
        <div className={css.leave}>
          <Button size="small" onClick={onLeave}>
            Close and Continue in the Background
          </Button>
        </div>
      )}
    </dialog>
  );
}
