/** One person's recent uploads, in an item per person, so that a read need not count anybody else's. */
import { dayStartMs, type EarlierUpload } from '@cgdx/core/contribution/quota.ts';
import { quota } from '@cgdx/workflows/wiring/limit.ts';
import { buckets } from '@cgdx/workflows/wiring/resource/bucket.ts';
import { z } from 'zod';
import { tableName } from '../../ground/links.ts';
import { batchGet } from '../../ground/table/batch-get.ts';
import { stillAt } from '../../ground/table/expression.ts';
import { findItem, put } from '../../ground/table/item.ts';

const countedSchema = z.object({
  contributionId: z.string(),
  /** Unix ms. */
  atMs: z.number(),
  bytes: z.number(),
  isRefused: z.boolean(),
});
type Counted = z.infer<typeof countedSchema>;

const itemSchema = z.object({
  /** Increases with each upload: of two uploads that begin at once, only one can get this number. */
  turn: z.number(),
  uploads: z.array(countedSchema),
});

export interface Uploads {
  readonly turn: number;
  readonly earlier: readonly (EarlierUpload & Counted)[];
}

const dayMs = 86_400_000;
/** The bucket deletes an export after this time, however its workflow ended. */
const longestWaitMs = buckets.UnverifiedBucket.expireAfterDays * dayMs;
const sk = 'uploads';

/** Reads the uploads of today and those in progress: only these count towards the quota. Reads consistently. */
export async function readUploads(userSub: string, nowMs: number): Promise<Uploads> {
  const item = await findItem('PersonTable', { userSub, sk }, itemSchema);
  const { turn, uploads } = item ?? { turn: 0, uploads: [] };
  const recent = uploads.filter(({ atMs, isRefused }) => !isRefused && atMs > nowMs - longestWaitMs);
  const waiting = await thatWait(
    userSub,
    recent.map(({ contributionId }) => contributionId),
  );
  const startMs = dayStartMs(nowMs, quota);
  const earlier = uploads
    .map((upload) => ({ ...upload, isWaiting: waiting.has(upload.contributionId) }))
    .filter(({ atMs, isWaiting }) => isWaiting || atMs >= startMs);
  return { turn, earlier };
}

/** Returns the contributions that have not ended: running, or failed through our fault. */
async function thatWait(userSub: string, contributionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const items = await batchGet(
    tableName('ContributionTable'),
    contributionIds.map((contributionId) => ({ userSub, contributionId })),
    { ProjectionExpression: 'contributionId, #state', ExpressionAttributeNames: { '#state': 'state' } },
  );
  const waiting = items.filter(({ state }) => state === 'running' || state === 'failed');
  return new Set(waiting.map(({ contributionId }) => String(contributionId)));
}

/** Returns a transaction's Put that counts one more upload; it fails if another was counted since `uploads` were read. */
export function countPut(userSub: string, { turn, earlier }: Uploads, upload: Counted, nowMs: number) {
  const kept = earlier.map(({ contributionId, atMs, bytes, isRefused }) => ({
    contributionId,
    atMs,
    bytes,
    isRefused,
  }));
  const item = {
    userSub,
    sk,
    turn: turn + 1,
    uploads: [...kept, upload],
    expiresAt: Math.ceil((nowMs + longestWaitMs + dayMs) / 1_000),
  };
  return put('PersonTable', item, { turn: stillAt(turn) });
}
