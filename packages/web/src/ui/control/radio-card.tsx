import type { ReactNode } from 'react';
import css from './radio-card.module.css';

interface RadioCardProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  /** The chosen value; undefined until something is chosen. */
  readonly chosen: Value | undefined;
  readonly title: string;
  readonly text?: string;
  /** A warning about this choice. */
  readonly warning?: string;
  readonly onChoose: (value: Value) => void;
}

/** One of several choices: a radio button with a card of its own. */
export function RadioCard<Value extends string>({
  name,
  value,
  chosen,
  title,
  text,
  warning,
  onChoose,
}: RadioCardProps<Value>) {
  return (
    <label className={css.card}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      <span className={css.text}>
        <span className={css.title}>{title}</span>
        {text && <span className={css.about}>{text}</span>}
        {warning && <span className={css.warning}>{warning}</span>}
      </span>
    </label>
  );
}

/** The group of such choices, with its question. */
export function RadioGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
