/** Frees a reward whose payout was refused; that of an upload withdrawn meanwhile is forfeited. */
import { rewardForfeited } from '@cgdx/core/ledger/entry.ts';
import type { Write } from './item.ts';
import { ledgerPuts } from './ledger.ts';
import { findUpload, rewardForfeit, rewardMove } from './upload.ts';

/** Returns a transaction's writes, which fail if the upload is withdrawn in between or another payout holds the reward. */
export async function rewardRelease(uploadHash: string, payoutId: string): Promise<readonly Write[]> {
  const upload = await findUpload(uploadHash);
  if (upload?.withdrawnAt === undefined) return [rewardMove(uploadHash, payoutId, 'claiming', 'unclaimed')];
  const { dataPoolId, userSub, rewardWei } = upload;
  return [
    rewardForfeit(uploadHash, payoutId),
    ...ledgerPuts(rewardForfeited(uploadHash, dataPoolId, userSub, BigInt(rewardWei))),
  ];
}
