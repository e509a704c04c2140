import type { ReactNode } from 'react';
import css from './check-line.module.css';

interface CheckLineProps {
  readonly checked: boolean;
  /** Unless it is false, the form around it is not sent before. */
  readonly required?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A sentence to be confirmed. */
export function CheckLine({ checked, required = true, onChange, children }: CheckLineProps) {
  return (
    <label className={css.line}>
      <input
        type="checkbox"
        required={required}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
