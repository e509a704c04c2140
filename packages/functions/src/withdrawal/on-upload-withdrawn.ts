/**
 * An upload was withdrawn or recalled, or the clock has struck: deletes every dataset that is to be deleted, all versions of
 * it. Of a recalled one, the purchases are refunded first.
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

/** The clock's events name no upload. */
const detailSchema = z.object({ uploadHash: z.string().optional() });
/** A run handles this many; what is left waits for the next. */
const atMost = 200;

/** A purchase that was being completed at that moment has ended by then, and the index of its buyers has it. */
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

/** The index follows its table a moment later: the upload that an event names is looked up by itself. */
async function dueNow(uploadHash: string | undefined): Promise<readonly StoredWithdrawal[]> {
  if (uploadHash === undefined) return dueWithdrawals(atMost);
  const named = await findWithdrawal(uploadHash);
  return named?.due === undefined ? [] : [named];
}

/** Longer than storage or the event bus is usually away: a person was told that their data would go. */
const overdueMs = 3_600_000;

/** Writes to the log what an alarm counts. */
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
