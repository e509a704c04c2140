import type { ReactNode } from 'react';
import css from './check-line.module.css';

interface CheckLineProps {
  readonly checked: boolean;
  /** Unless this is false, the form cannot be submitted before the box is ticked. */
  readonly required?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox with a sentence to confirm. */
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
