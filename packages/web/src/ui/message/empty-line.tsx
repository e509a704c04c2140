import type { ReactNode } from 'react';
import css from './empty-line.module.css';

interface EmptyLineProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Shown in a card or below a tab in place of an empty list: what will be listed, and what to do about it. */
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

/** Shown until it is known whether the list is empty. As high as an empty line, so that nothing moves if it is. */
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
