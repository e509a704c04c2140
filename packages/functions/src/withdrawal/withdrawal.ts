/**
 * Withdrawn uploads: one item each, which is the receipt and records whether the dataset is still to be
 * deleted.
 */
import { withdrawalSchema as shownSchema } from '@cgdx/api/route/withdrawal.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { rewardForfeited } from '@cgdx/core/ledger/entry.ts';
import { z } from 'zod';
import { present } from '../ground/table/expression.ts';
import { change, findItem, putOnce, tryTogether, tryWrite, type Write } from '../ground/table/item.ts';
import { listItems } from '../ground/table/query.ts';
import { ledgerPuts } from '../ledger/ledger.ts';
import { findUpload, type Upload, uploadRecall, uploadWithdrawal } from '../pool/upload.ts';

const withdrawalSchema = shownSchema.extend({
  userSub: z.string(),
  /** Prefix of the masked dataset in the verified bucket. */
  datasetPrefix: z.string(),
  /**
   * `dataset` until the dataset is deleted and, for a recalled upload, its last buyer is certainly found. The
   * index by this field lists the work that is left.
   */
  due: z.string().optional(),
});
export type StoredWithdrawal = z.infer<typeof withdrawalSchema>;

const table = 'WithdrawalTable';
const due = 'dataset';
/**
 * A claim, or its end, may be written between the read and the write. More conflicts in a row are not caused by
 * people.
 */
const mostTries = 5;

const rewardOf = {
  unclaimed: 'forfeited',
  forfeited: 'forfeited',
  claiming: 'being-paid',
  claimed: 'paid',
} as const satisfies Record<Upload['rewardState'], StoredWithdrawal['reward']>;

/** Reads consistently, so that it sees every earlier write. */
export const findWithdrawal = (uploadHash: string): Promise<StoredWithdrawal | undefined> =>
  findItem(table, { uploadHash }, withdrawalSchema);

/** Why we took an upload off sale: `recalled` because of a fault in its data, `retired` if buyers keep the data. */
type Ours = Pick<StoredWithdrawal, 'recalled' | 'retired'>;

function receiptOf(upload: Upload, withdrawnAt: string, ours: Ours): StoredWithdrawal {
  const { uploadHash, userSub, dataPoolId, datasetPrefix, rewardWei, leafIndex, root, transactionHash } =
    upload;
  return {
    receiptNumber: `CGDX-W-${Buffer.from(uploadHash, 'base64').toString('hex').slice(0, 12).toUpperCase()}`,
    uploadHash,
    userSub,
    dataPoolId,
    dataQualityScore: upload.quality,
    contributedAt: upload.createdAt,
    withdrawnAt,
    reward:
      Object.keys(ours).length > 0 && upload.rewardState === 'unclaimed'
        ? 'claimable'
        : rewardOf[upload.rewardState],
    rewardWei,
    leafIndex,
    root,
    transactionHash,
    datasetPrefix,
    due,
    ...ours,
  };
}

type Writes = (upload: Upload, receipt: StoredWithdrawal) => Write[];

const writesOfWithdrawal: Writes = (upload, receipt) => [
  uploadWithdrawal(upload, receipt.withdrawnAt),
  putOnce(table, receipt),
  ...(receipt.reward === 'forfeited'
    ? ledgerPuts(
        rewardForfeited(upload.uploadHash, upload.dataPoolId, upload.userSub, BigInt(upload.rewardWei)),
      )
    : []),
];

/** Books nothing, since the reward stays; the function that recalls may not write to the ledger. */
const writesOfRecall: Writes = (upload, receipt) => [
  uploadRecall(upload, receipt.withdrawnAt),
  putOnce(table, receipt),
];

/**
 * Takes the upload off sale, forfeits an unclaimed reward, and stores the receipt, in one transaction. A
 * repetition changes nothing.
 * @param userSub the person who withdraws it
 * @returns undefined if this person has no such upload
 */
export const withdrawUpload = (userSub: string, uploadHash: string): Promise<StoredWithdrawal | undefined> =>
  takeOffSale(uploadHash, (upload) => upload.userSub === userSub, writesOfWithdrawal);

/**
 * Takes an upload off sale because of a fault of ours, as its contributor could; the contributor keeps the
 * reward.
 * @param recalled what is wrong with its data
 * @returns undefined if there is no such upload
 */
export const recallUpload = (uploadHash: string, recalled: string): Promise<StoredWithdrawal | undefined> =>
  takeOffSale(uploadHash, () => true, writesOfRecall, { recalled });

/**
 * Takes an upload off sale as a recall does, but leaves its purchases as they are.
 * @param retired why, as part of a sentence
 */
export const retireUpload = (uploadHash: string, retired: string): Promise<StoredWithdrawal | undefined> =>
  takeOffSale(uploadHash, () => true, writesOfRecall, { retired });

async function takeOffSale(
  uploadHash: string,
  isMeant: (upload: Upload) => boolean,
  writesOf: Writes,
  ours: Ours = {},
): Promise<StoredWithdrawal | undefined> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const upload = await findUpload(uploadHash);
    if (upload === undefined || !isMeant(upload)) return undefined;
    const before = await findWithdrawal(uploadHash);
    if (before) return before;
    const receipt = receiptOf(upload, new Date().toISOString(), ours);
    if (await tryTogether(writesOf(upload, receipt))) return receipt;
  }
  throw new MarketError('unavailable', 'UploadBusy', 'This upload’s reward is changing at this moment.', {
    advice: 'Nothing was changed: please try again.',
  });
}

/** Returns all of a person's withdrawals, newest first. */
export const withdrawalsOfPerson = (userSub: string): Promise<StoredWithdrawal[]> =>
  listItems(table, { userSub }, { index: 'byUser', schema: withdrawalSchema, newestFirst: true });

/** Returns withdrawals whose dataset is to be deleted, the oldest first. */
export const dueWithdrawals = (most: number): Promise<StoredWithdrawal[]> =>
  listItems(table, { due }, { index: 'byDue', schema: withdrawalSchema, most });

/**
 * Records that the dataset is deleted; a repetition keeps the first time.
 * @param isAll false if other work is left to do
 *
 */
export async function recordDeletion(uploadHash: string, isAll: boolean): Promise<void> {
  await tryWrite(
    change(
      table,
      { uploadHash },
      {
        setOnce: { datasetDeletedAt: new Date().toISOString() },
        ...(isAll && { unset: ['due'] }),
        onlyIf: { uploadHash: present },
      },
    ),
  );
}
