import type { ReactNode } from 'react';
import { RadioCard, RadioGroup } from './radio-card.tsx';
import css from './rail-form.module.css';

/** The ways that money goes, either way: through Stripe, or in CGDX. */
type Rail = 'stripe' | 'cgdx';

interface RailFormProps {
  readonly legend: string;
  readonly rail: Rail;
  /** The label of the Stripe option. */
  readonly stripeTitle: string;
  /** What each way comes to, as a sentence. */
  readonly texts: Readonly<Record<Rail, string>>;
  readonly onRail: (rail: Rail) => void;
  readonly onConfirm: () => void;
  /** What to know about the chosen way, and the button that confirms. */
  readonly children: ReactNode;
}

/** Asks which way money is to go, and confirms it. */
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
