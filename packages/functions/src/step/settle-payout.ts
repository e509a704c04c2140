/** Payout, last step: marks the reward as claimed and records it in the ledger. */
import { rewardPaid } from '@cgdx/core/ledger/entry.ts';
import { settlePayout } from '@cgdx/workflows/step.ts';
import { sendEvents } from '../store/event.ts';
import { writeTogether } from '../store/item.ts';
import { ledgerPuts } from '../store/ledger.ts';
import { findPayout, payoutUpdate } from '../store/payout.ts';
import { rewardMove } from '../store/upload.ts';
import { step } from './step.ts';

export const handler = step(settlePayout, async (input) => {
  const { payoutId, userSub, uploadHash, dataPoolId, transactionHash, amountWei } = input;
  if ((await findPayout(payoutId))?.state !== 'settled') {
    await writeTogether([
      rewardMove(uploadHash, payoutId, 'claiming', 'claimed'),
      payoutUpdate(payoutId, 'settled', { transactionHash, amountWei }),
      ...ledgerPuts(rewardPaid(uploadHash, userSub, BigInt(amountWei))),
    ]);
  }
  await sendEvents([{ type: 'reward.paid', detail: { dataPoolId, payoutId, uploadHash } }]);
  return {};
});
