import { expect, it } from 'vitest';
import { renderedText } from '../../ui/rendered.tsx';
import type { Rail } from './checkout-flow.ts';
import { PayingNotice } from './paying-notice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import type { Quote } from './quote.ts';

const nothing = () => undefined;
const data = {
  quoteId: 'q',
  totalWei: '84000000000000000000',
  card: { amountCents: '840' },
  baskets: [{}],
} as unknown as Quote;

const shown = (rail: Rail, wallet: 'disconnected' | 'ready' = 'ready') =>
  renderedText(
    <PaymentChoice
      flow={{ kind: 'choosing', rail, busy: false }}
      quote={{ data, error: null, isFetching: false, refetch: nothing }}
      obstacles={[]}
      onLeaveOut={nothing}
      wallet={wallet}
      onRail={nothing}
      onConnect={nothing}
      onConfirm={nothing}
    />,
  );

it('asks how to pay, and says what either way costs', () => {
  expect(shown('stripe')).toContain('How would you like to pay for the uploads?');
  expect(shown('stripe')).toContain('Card (Stripe)');
  expect(shown('stripe')).toContain('Confirm: Pay S$8.40');
  expect(shown('cgdx')).toContain('Confirm: Pay 84 CGDX');
});

it('leads to a wallet before it takes CGDX, and says that the payment is seen in public', () => {
  expect(shown('cgdx', 'disconnected')).toContain('Connect Wallet');
  expect(shown('cgdx', 'disconnected')).not.toContain('Confirm');
  expect(shown('cgdx')).toContain('Your wallet is seen in public.');
});

it('says what the wallet asks for, and what the network takes at most', () => {
  const flow = { kind: 'paying', step: 'purchasing', at: 1, of: 2, gasWei: 213_000_000_000_000n } as const;
  const words = renderedText(<PayingNotice flow={flow} />);
  expect(words).toContain('Confirm the purchase in your wallet.');
  expect(words).toContain('Pool 2 of 2');
  expect(words).toContain('Network fee: at most 0.000213 DEV');
});
