import type { ReactNode } from 'react';
import css from './empty.module.css';

/** What a list says while there is nothing in it, and what to do about that. */
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
