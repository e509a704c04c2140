/** Payout to a bank, step 4: the transfer, after the chain has marked the reward as claimed. */
import { transferReward as shape } from '@cgdx/workflows/step.ts';
import { step } from '../../ground/workflow/step.ts';
import { readBankPayout } from './bank-payout.ts';
import { transferReward } from './bank-transfer.ts';

export const handler = step(shape, async ({ payoutId }) => {
  const payout = await readBankPayout(payoutId);
  // An operator has settled it by hand, since its transfer was reversed.
  if (payout.settledByHand !== undefined && payout.transferId !== undefined)
    return { transferId: payout.transferId };
  return { transferId: await transferReward(payout) };
});
