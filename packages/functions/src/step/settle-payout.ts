/** Payout, last step: marks the reward as claimed and records it in the ledger. */

import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { rewardPaid } from '@cgdx/core/ledger/entry.ts';
import { rewardPaidToBank } from '@cgdx/core/ledger/payout-entry.ts';
import { settlePayout } from '@cgdx/workflows/step.ts';
import type { z } from 'zod';
import { count } from '../observe/metric.ts';
import { readBankPayout } from '../payout/bank-payout.ts';
import { sendEvents } from '../store/event.ts';
import { writeTogether } from '../store/item.ts';
import { ledgerPuts } from '../store/ledger.ts';
import { findPayout, payoutUpdate } from '../store/payout.ts';
import { rewardMove } from '../store/upload.ts';
import { step } from './step.ts';

type Input = z.infer<typeof settlePayout.input>;

/** What was earned is what a bank has paid, whatever the chain would have paid to a wallet. */
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
