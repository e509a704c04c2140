import type { ReactNode } from 'react';
import css from './empty-line.module.css';

interface EmptyLineProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Stands in a card or below a tab in place of a list's lines: what will be there, and what to do about it. */
export function EmptyLine({ title, children, actions }: EmptyLineProps) {
  return (
    <div className={css.place} data-with-actions={actions !== undefined}>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p>{children}</p>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

/** Stands there until it is known whether there are any, and is as high: nothing below moves if there are none. */
export function LineSkeleton({ withActions = false }: { readonly withActions?: boolean }) {
  return (
    <div
      className={`${css.place} ${css.bone}`}
      data-with-actions={withActions}
      aria-hidden="true"
      data-skeleton
    />
  );
}
