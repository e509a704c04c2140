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
};

/** Chooses which uploads of a pool are shown, and in which order. */
export function ChoiceBar({ choice, onChoose }: ChoiceBarProps) {
  const change = (some: Partial<Choice>) => onChoose({ ...choice, ...some });
  const isEverything = Object.keys(writeChoice(choice)).length === 0;
  return (
    <fieldset className={css.choices}>
      <legend className="unseen">What is shown</legend>
      <label className={css.filter}>
        <span className={css.filterName}>Order</span>
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
      </label>
      <QualityFilter least={choice.quality} onChange={(quality) => change({ quality })} />
      <label className={css.filter}>
        <span className={css.filterName}>From</span>
        <input
          className={css.pick}
          type="date"
          value={choice.from}
          max={choice.to || undefined}
          onChange={(event) => change({ from: event.target.value })}
        />
      </label>
      <label className={css.filter}>
        <span className={css.filterName}>To</span>
        <input
          className={css.pick}
          type="date"
          value={choice.to}
          min={choice.from || undefined}
          onChange={(event) => change({ to: event.target.value })}
        />
      </label>
      <label className={css.filter}>
        <span className={css.filterName}>Upload hash</span>
        <input
          className={css.pick}
          type="search"
          value={choice.hash}
          placeholder="begins with"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => change({ hash: event.target.value })}
        />
      </label>
      {!isEverything && (
        <Button size="small" look="quiet" onClick={() => onChoose(everything)}>
          Show All
        </Button>
      )}
    </fieldset>
  );
}
