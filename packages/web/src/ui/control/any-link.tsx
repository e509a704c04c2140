import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icon/icon.tsx';

interface AnyLinkProps {
  /** A path of ours, a mailbox, or another site, which opens in a new tab and is announced as such. */
  readonly to: string;
  readonly className: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

export function AnyLink({ to, className = '', onClick, children }: AnyLinkProps) {
  const shared = { className, ...(onClick && { onClick }) };
  if (to.startsWith('/')) {
    return (
      <Link to={to} {...shared}>
        {children}
      </Link>
    );
  }
  if (!to.startsWith('https://')) {
    return (
      <a href={to} {...shared}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...shared}>
      {children}
      <span className="unseen"> (opens in a new tab)</span>
      <Icon name="out" size={14} />
    </a>
  );
}
