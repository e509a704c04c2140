/**
 * Deletes all versions of the datasets of withdrawn and recalled uploads, on an event and on a schedule. The
 * purchases of a recalled upload are refunded first.
 */

import { platformOfPool } from '@cgdx/core/pool/pool.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../ground/handler/handled.ts';
import { bucketName } from '../ground/links.ts';
import { fail } from '../ground/log/log.ts';
import { deleteAllVersions } from '../ground/object.ts';
import { overdueSince } from '../ground/sweep/overdue.ts';
import { sweepEach } from '../ground/sweep/sweep-each.ts';
import { foldPerson } from '../pool/pool-count.ts';
import { takeFromTotal } from '../pool/pool-total.ts';
import { removeSummary } from '../pool/summary.ts';
import { recallPurchases } from '../purchase/recall-purchase.ts';
import { dueWithdrawals, findWithdrawal, recordDeletion, type StoredWithdrawal } from './withdrawal.ts';

/** Scheduled events name no upload. */
const detailSchema = z.object({ uploadHash: z.string().optional() });
/** The most withdrawals of one run; the others wait for the next. */
const atMost = 200;

/**
 * Ms after a recall by which every purchase that was being completed during it has ended and is in the index of
 * buyers.
 */
const recallSettledMs = 1_800_000;

const isSettled = ({ recalled, withdrawnAt }: StoredWithdrawal): boolean =>
  recalled === undefined || Date.now() - Date.parse(withdrawnAt) > recallSettledMs;

async function deleteDataset(withdrawal: StoredWithdrawal): Promise<boolean> {
  const { uploadHash, datasetPrefix, recalled, datasetDeletedAt } = withdrawal;
  if (recalled !== undefined) await recallPurchases(uploadHash, recalled);
  await removeSummary(withdrawal, withdrawal.withdrawnAt);
  await takeFromTotal(withdrawal);
  await foldPerson(platformOfPool(withdrawal.dataPoolId), withdrawal.userSub);
  await deleteAllVersions(bucketName('VerifiedBucket'), datasetPrefix);
  await recordDeletion(uploadHash, isSettled(withdrawal));
  return datasetDeletedAt === undefined;
}

/**
 * Returns the withdrawals to handle. The one in the event is read by its key, since the index follows its table
 * with a delay.
 */
async function dueNow(uploadHash: string | undefined): Promise<readonly StoredWithdrawal[]> {
  if (uploadHash === undefined) return dueWithdrawals(atMost);
  const named = await findWithdrawal(uploadHash);
  return named?.due === undefined ? [] : [named];
}

/** Longer than storage or the event bus is usually unavailable: the person was promised that the data would be deleted. */
const overdueMs = 3_600_000;

/** Writes a log line for each overdue deletion, which an alarm counts. */
async function reportOverdue(): Promise<void> {
  const overdue = overdueSince(await dueWithdrawals(atMost), ({ withdrawnAt }) => withdrawnAt, overdueMs);
  if (overdue.length > 0) fail('withdrawals.overdue', { count: overdue.length });
}

export const handler = handled(
  async (event: EventBridgeEvent<string, unknown>): Promise<{ deleted: number }> => {
    const { uploadHash } = detailSchema.parse(event.detail ?? {});
    const withdrawals = await dueNow(uploadHash);
    try {
      return { deleted: await sweepEach(withdrawals, deleteDataset) };
    } finally {
      if (uploadHash === undefined) await reportOverdue();
    }
  },
);
