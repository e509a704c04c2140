import type { ReactNode } from 'react';
import css from './check-line.module.css';

interface CheckLineProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A sentence to be confirmed: the form around it is not sent before. */
export function CheckLine({ checked, onChange, children }: CheckLineProps) {
  return (
    <label className={css.line}>
      <input
        type="checkbox"
        required
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
