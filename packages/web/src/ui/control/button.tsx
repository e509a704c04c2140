import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import css from './button.module.css';

export interface ButtonLook {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'normal' | 'small';
  readonly wide?: boolean;
}

const lookClass = { primary: css.primary, secondary: '', quiet: css.quiet, danger: css.danger };

function classOf({ look = 'secondary', size = 'normal', wide = false }: ButtonLook): string {
  return [css.button, lookClass[look], size === 'small' && css.small, wide && css.wide]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** True while the action runs: the label stays, and a second press does nothing. */
    readonly busy?: boolean;
  };

/** A button; while `busy` it keeps its label, its width and the focus. */
export function Button({ look, size, wide, busy = false, onClick, children, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classOf({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {busy && <span className={css.busyDot} aria-hidden="true" />}
    </button>
  );
}

type LinkButtonProps = ButtonLook & {
  readonly to: string;
  readonly newTab?: boolean;
  readonly children: ReactNode;
};

export function LinkButton({ to, newTab, children, ...look }: LinkButtonProps) {
  return (
    <Link to={to} className={classOf(look)} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </Link>
  );
}
