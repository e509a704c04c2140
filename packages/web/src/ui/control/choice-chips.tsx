import { useId } from 'react';
import css from './choice-chips.module.css';

export interface ChipChoice<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly count?: { readonly count: number; readonly isMore: boolean } | undefined;
}

interface ChoiceChipsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly ChipChoice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice among a few values: radio buttons that look like chips, each with its count. */
export function ChoiceChips<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.choices}>
      <legend className="unseen">{label}</legend>
      {choices.map(({ value, title, count }) => (
        <label key={value} className={css.choice}>
          <input
            className={css.radio}
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {title}
          {count && (
            <span className={css.count}>
              {count.count.toLocaleString('en')}
              {count.isMore && '+'}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
