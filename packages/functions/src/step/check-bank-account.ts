/** Payout to a bank, step 2: refuses or waits while nothing has been done that cannot be taken back. */
import { checkBankAccount } from '@cgdx/workflows/step.ts';
import { currency } from '../payment/purchase-tag.ts';
import { accountObstacle } from '../payout/account-obstacle.ts';
import { balanceLow, readBankPayout, waitFor } from '../payout/bank-payout.ts';
import { openPayouts, recordAccountChecked } from '../store/payout.ts';
import { stripe } from '../store/stripe.ts';
import { step } from './step.ts';

async function availableCents(): Promise<bigint> {
  const { available } = await stripe().balance.retrieve();
  return BigInt(available.find((each) => each.currency === currency)?.amount ?? 0);
}

/** More are under way only in a great failure. */
const mostPayouts = 2_000;

/** Returns what other payouts take, which were told that it is there. */
async function promisedCents(payoutId: string): Promise<bigint> {
  const others = (await openPayouts(mostPayouts)).filter(
    ({ transactionId, isAccountChecked }) => isAccountChecked && transactionId !== payoutId,
  );
  return others.reduce((sum, { amountCents = '0' }) => sum + BigInt(amountCents), 0n);
}

export const handler = step(checkBankAccount, async ({ payoutId }) => {
  const { state, failure, stripeAccountId, amountCents, isAccountChecked } = await readBankPayout(payoutId);
  if (state === 'refused' && failure) return { outcome: 'refused' as const, ...failure };
  // Another execution may have come to the chain since: what was begun there is not taken back.
  if (isAccountChecked) return { outcome: 'ready' as const };
  const obstacle = await accountObstacle(stripeAccountId);
  if (obstacle) return { outcome: 'refused' as const, ...obstacle };
  if ((await availableCents()) - (await promisedCents(payoutId)) < BigInt(amountCents))
    await waitFor(payoutId, balanceLow);
  await recordAccountChecked(payoutId);
  return { outcome: 'ready' as const };
});
