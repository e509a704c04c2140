import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import css from './notice.module.css';

interface NoticeProps {
  readonly tone?: 'plain' | 'good' | 'warn' | 'fail';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** A screen reader reads an `alert` at once: for something that has just gone wrong. */
  readonly role?: 'alert' | 'status' | 'note';
}

/** A message within the page: what happened, what was saved, what to do. */
export function Notice({ tone = 'plain', title, children, action, role = 'note' }: NoticeProps) {
  return (
    <div className={[css.notice, tone !== 'plain' && css[tone]].filter(Boolean).join(' ')} role={role}>
      <span className={css.icon}>
        <Icon name={tone === 'good' ? 'check' : tone === 'plain' ? 'lock' : 'warn'} />
      </span>
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
