import { aboutSgd, weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { startTransition, useOptimistic } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { type Choice, everything, type Order, writeChoice } from './choice.ts';
import { DayPick, HashPick, NumberPick, Pick } from './choice-field.tsx';
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

/** Filters and sorts the uploads of a pool. */
export function ChoiceBar({ choice: inAddress, onChoose }: ChoiceBarProps) {
  // The address changes in a transition: without the optimistic value React would restore the old one after each key press.
  const [choice, show] = useOptimistic(inAddress);
  const choose = (next: Choice) =>
    startTransition(() => {
      show(next);
      onChoose(next);
    });
  const change = (some: Partial<Choice>) => choose({ ...choice, ...some });
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
        unit={choice.price === 0 ? 'CGDX' : `CGDX, ${aboutSgd(weiOfCgdx(choice.price))}`}
        value={choice.price}
        onChange={(price) => change({ price })}
      />
      <NumberPick name="Fewest records" value={choice.records} onChange={(records) => change({ records })} />
      <HashPick name="Upload hash" value={choice.hash} onChange={(hash) => change({ hash })} />
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
        <Button size="small" look="quiet" onClick={() => choose(everything)}>
          Show All
        </Button>
      )}
    </fieldset>
  );
}
