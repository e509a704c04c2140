/** Writes the receipt of a withdrawal as plain text that a person can keep. */
import type { Withdrawal } from '@cgdx/api/route/withdrawal.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';

/** Returns a sentence about what happened to the reward. */
export function rewardSentence({ reward, rewardWei }: Pick<Withdrawal, 'reward' | 'rewardWei'>): string {
  const amount = cgdx(BigInt(rewardWei));
  switch (reward) {
    case 'forfeited':
      return `Its reward of ${amount} was not claimed before, and is forfeited.`;
    case 'claimable':
      return `Its reward of ${amount} stays yours, and you can still claim it.`;
    case 'being-paid':
      return `Its reward of ${amount} was being paid at that time, which goes on.`;
    case 'paid':
      return `Its reward of ${amount} was paid before, and stays paid.`;
    default:
      return reward satisfies never;
  }
}

/** Returns a sentence that says why the market recalled the upload; undefined if its contributor withdrew it. */
export function oursSentence({
  recalled,
  retired,
}: Pick<Withdrawal, 'recalled' | 'retired'>): string | undefined {
  const why = recalled === undefined ? retired : `we found a fault of ours in its masked data: ${recalled}`;
  return why && `We took it off sale, since ${why}. You did nothing wrong, and have nothing to do.`;
}

export const receiptName = ({ receiptNumber }: Withdrawal): string => `withdrawal-${receiptNumber}.txt`;

/** Times are in UTC, so that a receipt is the same in every time zone. */
export function receiptText(withdrawal: Withdrawal): string {
  const { receiptNumber, uploadHash, dataPoolId, dataQualityScore, contributedAt, withdrawnAt } = withdrawal;
  const { datasetDeletedAt, leafIndex, root, transactionHash } = withdrawal;
  const ours = oursSentence(withdrawal);
  return `CGDX data marketplace
Receipt of a withdrawal ${receiptNumber}

Upload hash:  ${uploadHash}
Data pool:    ${poolName(dataPoolId)}
Quality:      ${dataQualityScore} out of 10
Contributed:  ${contributedAt}
Withdrawn:    ${withdrawnAt}
Data deleted: ${datasetDeletedAt ?? 'under way when this was written; download the receipt again to see when'}

From the time of the withdrawal on, this upload is not sold any more.
${ours === undefined ? '' : `${ours}\n`}${rewardSentence(withdrawal)}
The masked dataset is deleted, every version of it. The file that you sent was deleted when it was masked.

What remains: the upload hash in the public register, from which no data can be computed (leaf index ${leafIndex},
first in root ${root}, transaction ${transactionHash}); a fingerprint that recognises the same export if
it is sent again; and the copies of buyers who had the data before.
`;
}
