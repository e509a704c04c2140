/** Payout, last step: marks the reward as claimed and records it in the ledger. */

import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { rewardPaid } from '@cgdx/core/ledger/entry.ts';
import { rewardPaidToBank } from '@cgdx/core/ledger/payout-entry.ts';
import { settlePayout } from '@cgdx/workflows/step.ts';
import type { z } from 'zod';
import { sendEvents } from '../ground/handler/event.ts';
import { count } from '../ground/log/metric.ts';
import { writeTogether } from '../ground/table/item.ts';
import { step } from '../ground/workflow/step.ts';
import { ledgerPuts } from '../ledger/ledger.ts';
import { rewardMove } from '../pool/upload.ts';
import { readBankPayout } from './bank/bank-payout.ts';
import { findPayout, payoutUpdate } from './record/payout.ts';

type Input = z.infer<typeof settlePayout.input>;

/**
 * Returns the ledger entry: for a bank the amounts with which the payout was reserved, for a wallet the amount
 * that the chain paid.
 */
async function entryOf({ payoutId, uploadHash, userSub, amountWei, transferId }: Input): Promise<Entry> {
  if (transferId === undefined) return rewardPaid(uploadHash, userSub, BigInt(amountWei));
  const payout = await readBankPayout(payoutId);
  return rewardPaidToBank({
    ...payout,
    amountWei: BigInt(payout.amountWei),
    amountCents: BigInt(payout.amountCents),
  });
}

export const handler = step(settlePayout, async (input) => {
  const { payoutId, uploadHash, dataPoolId, transactionHash, amountWei, transferId } = input;
  if ((await findPayout(payoutId))?.state !== 'settled') {
    const paid = transferId === undefined ? { amountWei } : { transferId };
    await writeTogether([
      rewardMove(uploadHash, payoutId, 'claiming', 'claimed'),
      payoutUpdate(payoutId, 'settled', { transactionHash, ...paid }),
      ...ledgerPuts(await entryOf(input)),
    ]);
    count('RewardPaid', { rail: transferId === undefined ? 'cgdx' : 'bank' });
  }
  await sendEvents([{ type: 'reward.paid', detail: { dataPoolId, payoutId, uploadHash } }]);
  return {};
});
