import type { ReactNode } from 'react';
import css from './empty.module.css';

/** Shown in place of an empty list, with what to do about it. */
export function Empty({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={css.empty}>
      <h3 className={css.title}>{title}</h3>
      {children && <p>{children}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
