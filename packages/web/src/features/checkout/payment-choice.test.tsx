import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import type { Rail } from './checkout-flow.ts';
import type { Offer } from './offer.ts';
import { PayingNotice } from './paying-notice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import type { WalletLack } from './wallet-lack.ts';

const nothing = () => undefined;
const data = {
  id: 'q',
  quotes: [{}],
  totalWei: '84000000000000000000',
  card: { amountCents: '840' },
  baskets: [{}],
} as unknown as Offer;

const choice = (
  rail: Rail,
  wallet: 'disconnected' | 'ready',
  of: Offer,
  {
    error = null,
    obstacles = [],
    lack,
  }: { error?: Error | null; obstacles?: readonly string[]; lack?: WalletLack } = {},
) => (
  <PaymentChoice
    flow={{ kind: 'choosing', rail, busy: false }}
    offer={{ data: of, error, isFetching: false, refetch: nothing }}
    obstacles={obstacles}
    onLeaveOut={nothing}
    wallet={wallet}
    lack={{ data: lack, isFetching: false, refetch: nothing }}
    onRail={nothing}
    onConnect={nothing}
    onConfirm={nothing}
  />
);

const shown = (rail: Rail, wallet: 'disconnected' | 'ready' = 'ready') =>
  renderedText(choice(rail, wallet, data));

it('an order of several parts says how many payments it needs, that each is made once, and that the rest can be paid later', () => {
  const order = { ...data, quotes: [{}, {}, {}], baskets: [{}, {}, {}] } as unknown as Offer;
  const text = (rail: Rail, of = order) => renderedText(choice(rail, 'ready', of));
  expect(text('stripe')).toContain('in a new tab, in 3 payments.');
  expect(text('cgdx')).toContain('from your wallet, in 3 transactions.');
  expect(text('stripe')).toContain('3 parts, one after the other. One purchase holds at most 500 uploads.');
  expect(text('cgdx', { ...order, only: 'stripe' })).toContain(
    'This order goes on as it was begun, by card.',
  );
});

it('asks how to pay, with the price of both ways', () => {
  expect(shown('stripe'), 'proves buy.how-would-you').toContain('How would you like to pay for the uploads?');
  expect(shown('stripe')).toContain('Card (Stripe)');
  expect(shown('stripe')).toContain('Confirm: Pay S$8.40');
  expect(shown('cgdx')).toContain('Confirm: Pay 84 CGDX about S$8.40');
});

it('asks for a wallet before a payment in CGDX, and says that the payment is public', () => {
  expect(shown('cgdx', 'disconnected'), 'proves buy.wallet-first-if').toContain('Connect Wallet');
  expect(shown('cgdx', 'disconnected')).not.toContain('Confirm');
  expect(shown('cgdx')).toContain('Your wallet is seen in public.');
});

it('says what the wallet asks for, and the highest network fee', () => {
  const flow = { kind: 'paying', step: 'purchasing', at: 1, of: 2, gasWei: 213_000_000_000_000n } as const;
  const words = renderedText(<PayingNotice flow={flow} />);
  expect(words).toContain('Confirm the purchase in your wallet.');
  expect(words).toContain('Transaction 2 of 2');
  expect(words, 'proves buy.live-quote-network').toContain('Network fee: at most 0.000213 DEV');
});

it('says before the payment that the total is too small for a card, and accepts CGDX for it', () => {
  const obstacle = 'A card pays S$0.50 or more, and this comes to S$0.40. Add uploads, or pay in CGDX.';
  const small = {
    ...data,
    totalWei: '4000000000000000000',
    card: { amountCents: '40', obstacle },
  } as unknown as Offer;
  const confirm = (rail: Rail) =>
    /<button[^>]*type="submit"[^>]*>/.exec(renderedMarkup(choice(rail, 'ready', small)))?.[0];
  expect(renderedText(choice('stripe', 'ready', small))).toContain(obstacle);
  expect(confirm('stripe')).toContain('disabled=""');
  expect(renderedText(choice('cgdx', 'ready', small))).not.toContain(obstacle);
  expect(renderedText(choice('cgdx', 'ready', small))).toContain('Confirm: Pay 4 CGDX about S$0.40');
  expect(confirm('cgdx')).not.toContain('disabled');
});

it('a cart that can no longer be bought has a button to remove the obstacle, and its old offer cannot be paid', () => {
  const error = new ApiError(409, 'NotForSale', 'One upload was withdrawn.');
  const trapped = (obstacles: readonly string[]) =>
    renderedText(choice('stripe', 'ready', data, { error, obstacles }));
  expect(trapped(['a'])).toContain('One upload was withdrawn.');
  expect(trapped(['a'])).toContain('Take It Out of the Cart');
  expect(trapped(['a', 'b'])).toContain('Take Them Out of the Cart');
  expect(trapped([])).toContain('Try Again');
  expect(trapped(['a'])).not.toContain('Confirm');
});

it('says before the payment what the wallet lacks, how much and where to get it', () => {
  const lacking = (rail: Rail, lack: WalletLack) => choice(rail, 'ready', data, { lack });
  const empty = { cgdxWei: 84n * 10n ** 18n, devWei: 5n * 10n ** 14n };
  const text = renderedText(lacking('cgdx', empty));
  expect(text).toContain(
    'It lacks 84 CGDX (about S$8.40) for the price. CGDX is earned by contributing data',
  );
  expect(text).toContain('It lacks about 0.000500 DEV for the network’s fee. The faucet of Moonbase Alpha');
  expect(renderedMarkup(lacking('cgdx', empty))).toContain('disabled=""');
  // A contract wallet lacks no DEV: another account may pay its fee.
  const onlyDev = lacking('cgdx', { ...empty, cgdxWei: 0n });
  expect(renderedText(onlyDev)).not.toContain('for the price');
  expect(renderedMarkup(onlyDev)).not.toContain('disabled=""');
  expect(renderedText(lacking('stripe', empty))).not.toContain('It lacks');
  expect(renderedText(lacking('cgdx', { cgdxWei: 0n, devWei: 0n }))).not.toContain('too little');
});
