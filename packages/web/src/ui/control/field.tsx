import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from './field.module.css';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
  readonly label: string;
  readonly hint?: ReactNode;
};

/** A labelled input of a form. */
export function Field({ label, hint, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input {...input} id={id} className={css.input} aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
