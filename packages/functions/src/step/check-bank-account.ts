/** Payout to a bank, step 2: refuses or waits while nothing has been done that cannot be taken back. */
import { checkBankAccount } from '@cgdx/workflows/step.ts';
import { accountObstacle } from '../payout/account-obstacle.ts';
import { balanceLow, readBankPayout, waitFor } from '../payout/bank-payout.ts';
import { freeCents } from '../payout/free-balance.ts';
import { recordAccountChecked } from '../store/payout.ts';
import { step } from './step.ts';

export const handler = step(checkBankAccount, async ({ payoutId }) => {
  const { state, failure, stripeAccountId, amountCents, isAccountChecked } = await readBankPayout(payoutId);
  if (state === 'refused' && failure) return { outcome: 'refused' as const, ...failure };
  // Another execution may have come to the chain since: what was begun there is not taken back.
  if (isAccountChecked) return { outcome: 'ready' as const };
  const obstacle = await accountObstacle(stripeAccountId);
  if (obstacle) return { outcome: 'refused' as const, ...obstacle };
  if ((await freeCents(payoutId)) < BigInt(amountCents)) await waitFor(payoutId, balanceLow);
  await recordAccountChecked(payoutId);
  return { outcome: 'ready' as const };
});
