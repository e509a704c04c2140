/** Payout to a bank, step 2: refuses the payout or waits, as long as nothing irreversible was done. */
import { checkBankAccount } from '@cgdx/workflows/step.ts';
import { step } from '../../ground/workflow/step.ts';
import { recordAccountChecked, recordPayout } from '../record/payout.ts';
import { accountReadiness } from './account-readiness.ts';
import { balanceLow, readBankPayout, waitFor } from './bank-payout.ts';
import { freeCents } from './free-balance.ts';

export const handler = step(checkBankAccount, async ({ payoutId }) => {
  const payout = await readBankPayout(payoutId);
  const { state, failure, amountCents, isAccountChecked } = payout;
  if (state === 'refused' && failure) return { outcome: 'refused' as const, ...failure };
  // An earlier execution may have reached the chain: this cannot be undone.
  if (isAccountChecked) return { outcome: 'ready' as const };
  const standing = await accountReadiness(payout);
  if (standing.kind === 'ends') return { outcome: 'refused' as const, ...standing.reason };
  if (standing.kind === 'waits') {
    await recordPayout(payoutId, 'paying', { failure: standing.reason });
    return { outcome: 'waiting' as const };
  }
  if ((await freeCents(payoutId)) < BigInt(amountCents)) await waitFor(payoutId, balanceLow);
  await recordAccountChecked(payoutId);
  return { outcome: 'ready' as const };
});
