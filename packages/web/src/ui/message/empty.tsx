import type { ReactNode } from 'react';
import css from './empty.module.css';

/** Shown in place of an empty list, with what to do about it. Not a heading, since it appears below headings of several levels. */
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
      <p className={css.title}>{title}</p>
      {children && <p>{children}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
