import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Choice, everything, type Order, writeChoice } from './choice.ts';
import css from './market.module.css';
import { QualityFilter } from './quality-filter.tsx';

interface ChoiceBarProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

const orderWords: Readonly<Record<Order, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  best: 'Best quality first',
  cheapest: 'Cheapest first',
  largest: 'Most records first',
};

/** Chooses which uploads of a pool are shown, and in which order. */
export function ChoiceBar({ choice, onChoose }: ChoiceBarProps) {
  const change = (some: Partial<Choice>) => onChoose({ ...choice, ...some });
  const isEverything = Object.keys(writeChoice(choice)).length === 0;
  return (
    <fieldset className={css.choices}>
      <legend className="unseen">What is shown</legend>
      <Pick name="Order">
        <select
          className={css.pick}
          value={choice.order}
          onChange={(event) => change({ order: event.target.value as Order })}
        >
          {Object.entries(orderWords).map(([order, words]) => (
            <option key={order} value={order}>
              {words}
            </option>
          ))}
        </select>
      </Pick>
      <QualityFilter least={choice.quality} onChange={(quality) => change({ quality })} />
      <NumberPick
        name="Highest price"
        unit="CGDX"
        value={choice.price}
        onChange={(price) => change({ price })}
      />
      <NumberPick name="Fewest records" value={choice.records} onChange={(records) => change({ records })} />
      <Pick name="Upload hash">
        <input
          className={css.pick}
          type="search"
          value={choice.hash}
          placeholder="begins with"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => change({ hash: event.target.value })}
        />
      </Pick>
      <DayPick
        name="Records since"
        value={choice.since}
        max={choice.until}
        onChange={(since) => change({ since })}
      />
      <DayPick
        name="Records until"
        value={choice.until}
        min={choice.since}
        onChange={(until) => change({ until })}
      />
      <DayPick
        name="Uploaded from"
        value={choice.from}
        max={choice.to}
        onChange={(from) => change({ from })}
      />
      <DayPick name="Uploaded to" value={choice.to} min={choice.from} onChange={(to) => change({ to })} />
      {!isEverything && (
        <Button size="small" look="quiet" onClick={() => onChoose(everything)}>
          Show All
        </Button>
      )}
    </fieldset>
  );
}

const Pick = ({ name, children }: { name: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
  <label className={css.filter}>
    <span className={css.filterName}>{name}</span>
    {children}
  </label>
);

interface NumberPickProps {
  readonly name: string;
  readonly unit?: string;
  /** 0 for no limit. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function NumberPick({ name, unit, value, onChange }: NumberPickProps) {
  return (
    <Pick name={unit ? `${name}, ${unit}` : name}>
      <input
        className={css.pick}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        value={value === 0 ? '' : value}
        placeholder="any"
        onChange={(event) => onChange(Math.max(0, Math.floor(event.target.valueAsNumber || 0)))}
      />
    </Pick>
  );
}

interface DayPickProps {
  readonly name: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

function DayPick({ name, value, min, max, onChange }: DayPickProps) {
  return (
    <Pick name={name}>
      <input
        className={css.pick}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Pick>
  );
}
