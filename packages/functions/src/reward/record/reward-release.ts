/** Frees the reward of a refused payout; the reward of an upload withdrawn meanwhile is forfeited. */
import { rewardForfeited } from '@cgdx/core/ledger/entry.ts';
import type { Write } from '../../ground/table/item.ts';
import { ledgerPuts } from '../../ledger/ledger.ts';
import { findUpload, rewardForfeit, rewardMove } from '../../pool/upload.ts';

export interface RewardRelease {
  readonly isForfeited: boolean;
  /** Writes for one transaction, which fails if the upload is withdrawn meanwhile or another payout holds the reward. */
  readonly writes: readonly Write[];
}

export async function rewardRelease(uploadHash: string, payoutId: string): Promise<RewardRelease> {
  const upload = await findUpload(uploadHash);
  if (upload?.withdrawnAt === undefined || upload.isRecalled === true) {
    const move = rewardMove(uploadHash, payoutId, 'claiming', 'unclaimed', upload?.isRecalled);
    return { isForfeited: false, writes: [move] };
  }
  const { dataPoolId, userSub, rewardWei } = upload;
  const entry = rewardForfeited(uploadHash, dataPoolId, userSub, BigInt(rewardWei));
  return { isForfeited: true, writes: [rewardForfeit(uploadHash, payoutId), ...ledgerPuts(entry)] };
}
