/** The fields of the filter. Each shows the typed text, and reports the value that the text means. */
import { type ReactNode, useState } from 'react';
import { dayOf, mostLimit } from './choice.ts';
import css from './market.module.css';

export const Pick = ({ name, children }: { name: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
  <label className={css.filter}>
    <span className={css.filterName}>{name}</span>
    {children}
  </label>
);

interface FieldProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** @param props.value empty for no filter */
export function HashPick({ name, value, onChange }: FieldProps<string>) {
  const draft = useDraft(value, value);
  return (
    <Pick name={name}>
      <input
        className={css.pick}
        type="search"
        value={draft.text}
        placeholder="begins with"
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          draft.set(target.value, target.value.trim());
          onChange(target.value.trim());
        }}
        onBlur={draft.drop}
      />
    </Pick>
  );
}

/** @param props.value 0 for no limit */
export function NumberPick({ name, unit, value, onChange }: FieldProps<number> & { readonly unit?: string }) {
  const draft = useDraft(value, value === 0 ? '' : String(value));
  return (
    <Pick name={unit ? `${name}, ${unit}` : name}>
      <input
        className={css.pick}
        type="number"
        inputMode="numeric"
        min={0}
        max={mostLimit}
        step={1}
        value={draft.text}
        placeholder="any"
        onChange={({ target }) => {
          const limit = Math.min(mostLimit, Math.max(0, Math.floor(target.valueAsNumber || 0)));
          draft.set(target.value, limit);
          onChange(limit);
        }}
        onBlur={draft.drop}
      />
    </Pick>
  );
}

interface DayPickProps extends FieldProps<string> {
  readonly min?: string;
  readonly max?: string;
}

/** The latest day: with a maximum of four digits, browsers do not accept a fifth digit in a year. */
const lastDay = '9999-12-31';

/** @param props.value empty for no limit */
export function DayPick({ name, value, min, max, onChange }: DayPickProps) {
  const draft = useDraft(value, value);
  return (
    <Pick name={name}>
      <input
        className={css.pick}
        type="date"
        value={draft.text}
        min={min || undefined}
        max={max || lastDay}
        onChange={({ target }) => {
          const isEmptied = target.value === '' && !target.validity.badInput;
          const day = dayOf(target.value);
          // A half-typed date is not reported: while a year is typed, it is 0002 first.
          const next = isEmptied || day !== '' ? day : value;
          draft.set(target.value, next);
          if (next !== value) onChange(next);
        }}
        onBlur={({ target }) => {
          // To React a half-typed date is an empty value, so React would not clear the field.
          if (target.validity.badInput) target.value = '';
          draft.drop();
        }}
      />
    </Pick>
  );
}

/** Keeps the typed text until the field loses the focus, or until something else changes the value: a button, or the back button. */
function useDraft<Value>(value: Value, asText: string) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: Value }>();
  if (draft && draft.value !== value) setDraft(undefined);
  return {
    text: draft?.value === value ? draft.text : asText,
    set: (text: string, meaning: Value) => setDraft({ text, value: meaning }),
    drop: () => setDraft(undefined),
  };
}
