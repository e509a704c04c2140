/** Payout to a bank, step 4: the transfer, once the chain has the reward as had. */
import { transferReward as shape } from '@cgdx/workflows/step.ts';
import { readBankPayout } from '../payout/bank-payout.ts';
import { transferReward } from '../payout/bank-transfer.ts';
import { step } from './step.ts';

export const handler = step(shape, async ({ payoutId }) => ({
  transferId: await transferReward(await readBankPayout(payoutId)),
}));
