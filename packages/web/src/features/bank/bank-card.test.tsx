import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { StripeAccount } from '../../lib/payout/stripe-account.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { BankCard } from './bank-card.tsx';

function shown(account: StripeAccount): string {
  const client = new QueryClient();
  client.setQueryData(['stripe-account'], account);
  return renderedText(
    <QueryClientProvider client={client}>
      <BankCard />
    </QueryClientProvider>,
  );
}
const account = { needs: [], stripeAccountId: 'acct_1' };

it.each([
  ['ready', 'Connected', 'Choose “Bank payout”', undefined],
  ['checking', 'Being checked', 'There is nothing for you to do', 'Look Again'],
  ['needs', 'Setup not finished', 'Stripe needs more about you', 'Finish Stripe Setup'],
  ['bank-missing', 'No bank account', 'would stay at Stripe', 'Finish Stripe Setup'],
  ['paused', 'Paused', 'are paused', undefined],
  ['rejected', 'Rejected', 'Stripe has rejected your account', 'Connect Stripe'],
  ['gone', 'Not connected', 'does not exist any more', 'Connect Stripe'],
] as const)(
  'an account in the state “%s” shows its state, an explanation and the button that helps',
  (kind, chip, words, button) => {
    const text = shown({ ...account, kind });
    expect(text).toContain(chip);
    expect(text).toContain(words);
    for (const each of ['Look Again', 'Finish Stripe Setup', 'Connect Stripe'])
      expect(text.endsWith(each)).toBe(each === button);
  },
);

it('an account that can be paid, but from which Stripe needs more by a deadline, says what and when', () => {
  const text = shown({
    ...account,
    kind: 'ready',
    needs: ['a photo of your identity document'],
    neededBy: '2026-12-03T10:00:00.000Z',
  });
  expect(text).toContain('Connected');
  expect(text).toContain('needs a photo of your identity document by 3 December 2026');
  expect(text).toContain('Finish Stripe Setup');
});
