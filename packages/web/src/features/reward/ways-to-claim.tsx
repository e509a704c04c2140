import { sgd } from '../../lib/format/sgd.ts';
import { Button } from '../../ui/control/button.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import type { Claimable, Rail } from './claim-flow.ts';
import css from './reward.module.css';

interface WaysToClaimProps {
  /** Undefined until the reward is listed in the account. */
  readonly claimable: Claimable | undefined;
  readonly onChoose: (claimable: Claimable, rail: Rail) => void;
}

const ways = [
  {
    rail: 'stripe',
    title: 'To your bank',
    steps: ['Tell Stripe your bank account, once. No wallet is needed.', 'Claim your reward.'],
  },
  {
    rail: 'cgdx',
    title: 'To a wallet',
    steps: [
      'Create an Ethereum wallet, if you have none.',
      'Link it to your account: sign a message once, which costs nothing.',
      'Claim your reward.',
    ],
  },
] as const;

/** The two ways to be paid, side by side, each with its steps and its amount. */
export const WaysToClaim = ({ claimable, onChoose }: WaysToClaimProps) => (
  <ul className={css.ways} aria-label="How to get your reward">
    {ways.map(({ rail, title, steps }) => (
      <li key={rail} className={css.way}>
        <p className={css.name}>{title}</p>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {claimable && (rail === 'cgdx' || claimable.cents > 0n) && (
          <Button look="primary" onClick={() => onChoose(claimable, rail)} wide>
            Claim {rail === 'stripe' ? sgd(String(claimable.cents)) : <Amount wei={claimable.wei} />}
          </Button>
        )}
      </li>
    ))}
  </ul>
);
