import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import type { BankQuery } from './bank-notice.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import type { Rail } from './claim-flow.ts';

const nothing = () => undefined;
const wei = 84n * 10n ** 18n;
const bankOf = (data: BankQuery['data'], error: unknown = null): BankQuery => ({
  data,
  error,
  isFetching: false,
  refetch: nothing,
});
const ready = bankOf({ kind: 'ready', needs: [], stripeAccountId: 'acct_1' });
const shown = (rail: Rail, { cents = 840n, walletConnected = true, bank = ready } = {}) =>
  renderedText(
    <QueryClientProvider client={new QueryClient()}>
      <ClaimDialog
        flow={{ kind: 'choosing', rail, dataPoolIds: ['spotify'], wei, cents }}
        bank={bank}
        walletConnected={walletConnected}
        onRail={nothing}
        onConfirm={nothing}
        onConnect={nothing}
        onClose={nothing}
      />
    </QueryClientProvider>,
  );

it('a reward can be claimed to a bank or in CGDX, and each way shows its amount', () => {
  const byBank = shown('stripe');
  for (const words of [
    'Select Payment Method',
    'How would you like to be paid?',
    'Bank payout (Stripe)',
    'CGDX',
  ]) {
    expect(byBank, 'proves buy.checkout-select-payment').toContain(words);
  }
  expect(byBank, 'proves account.reward-payment-method-modal').toContain('Claim S$8.40');
  expect(shown('cgdx')).toContain('Claim 84 CGDX about S$8.40');
});

it('before a claim in CGDX the person confirms that the claim publicly links the uploads to the wallet', () => {
  expect(shown('cgdx'), 'proves account.before-claim-cgdx').toContain(
    'I know that this claim links these uploads to my wallet in public.',
  );
  expect(shown('stripe')).not.toContain('in public');
});

it('without a wallet there is a button to connect one, and less than a cent cannot be paid to a bank', () => {
  expect(shown('cgdx', { walletConnected: false })).toContain('Connect Wallet');
  expect(shown('stripe', { cents: 0n })).toContain('This is less than a cent.');
});

it('a Stripe account that cannot be loaded is reported, with a button to try again, and CGDX can still be chosen', () => {
  expect(shown('stripe', { bank: bankOf(undefined) })).toContain('Looking up your account at Stripe');
  const bank = bankOf(undefined, new Error('Stripe is away.'));
  const byBank = shown('stripe', { bank });
  for (const words of ['Your account at Stripe could not be loaded.', 'Stripe is away.', 'Try Again'])
    expect(byBank).toContain(words);
  expect(byBank).not.toContain('Looking up');
  expect(shown('cgdx', { bank })).toContain('Claim 84 CGDX about S$8.40');
});

it.each([
  ['checking', 'Stripe is checking your account.', undefined],
  ['needs', 'Stripe needs your identity number by 3 December 2026', 'Finish Stripe Setup'],
  ['bank-missing', 'would stay at Stripe', 'Finish Stripe Setup'],
  ['paused', 'Your bank payouts are paused.', undefined],
  ['rejected', 'Your Stripe account was rejected.', 'Connect Stripe'],
  ['gone', 'Your bank is not connected any more.', 'Connect Stripe'],
] as const)(
  'a claim to an account in the state “%s” says what the state means, and has the button that helps',
  (kind, words, button) => {
    const needs = kind === 'needs' ? ['your identity number'] : [];
    const account = { kind, needs, neededBy: '2026-12-03T10:00:00.000Z', stripeAccountId: 'acct_1' };
    const text = shown('stripe', { bank: bankOf(account) });
    expect(text).toContain(words);
    for (const each of ['Finish Stripe Setup', 'Connect Stripe'])
      expect(text.includes(each)).toBe(each === button);
    expect(text.includes('Once begun, it cannot be changed to CGDX.')).toBe(kind === 'checking');
  },
);
