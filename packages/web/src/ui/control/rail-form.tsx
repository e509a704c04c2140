import type { ReactNode } from 'react';
import { RadioCard, RadioGroup } from './radio-card.tsx';
import css from './rail-form.module.css';

/** The rails for payments and payouts: through Stripe, or in CGDX. */
type Rail = 'stripe' | 'cgdx';

interface RailFormProps {
  readonly legend: string;
  readonly rail: Rail;
  /** The label of the Stripe option. */
  readonly stripeTitle: string;
  /** The amount of each rail, as a sentence. */
  readonly texts: Readonly<Record<Rail, string>>;
  readonly onRail: (rail: Rail) => void;
  readonly onConfirm: () => void;
  /** Notes about the chosen rail, and the button to confirm. */
  readonly children: ReactNode;
}

/** A form to choose the rail of a payment or payout, and to confirm it. */
export function RailForm({ legend, rail, stripeTitle, texts, onRail, onConfirm, children }: RailFormProps) {
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <RadioGroup legend={legend}>
        <RadioCard<Rail>
          name="rail"
          value="stripe"
          chosen={rail}
          title={stripeTitle}
          text={texts.stripe}
          onChoose={onRail}
        />
        <RadioCard<Rail>
          name="rail"
          value="cgdx"
          chosen={rail}
          title="CGDX"
          text={texts.cgdx}
          onChoose={onRail}
        />
      </RadioGroup>
      {children}
    </form>
  );
}
