/** Every hour: deletes uploads that never became a contribution. Browsers can read them, so the bucket would be free storage. */
import { contributionPrefix, parseObjectKey } from '@cgdx/core/contribution/object-key.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { bucketName } from '../ground/links.ts';
import { deleteAllVersions, deleteVersion, type ListedVersion, listVersions } from '../ground/object.ts';
import { isUnitWork } from './inspect/unit-work.ts';
import { findContribution } from './record/contribution.ts';

/** Parts are put one after the other, and their list last. No further part comes this long after the newest. */
const patienceMs = 24 * 60 * 60 * 1000;
/** The limit even if parts keep coming: enough for the slowest line, and too short to be useful as storage. */
const longestMs = 3 * patienceMs;

export const handler = handled(async (_event: ScheduledEvent): Promise<{ deletedUploads: number }> => {
  return { deletedUploads: await sweepUploads(Date.now()) };
});

/** @returns how many uploads were deleted: contributions that never began, and objects with meaningless names */
async function sweepUploads(nowMs: number): Promise<number> {
  const bucket = bucketName('UnverifiedBucket');
  const { uploads, strays } = await groupUploads(bucket);
  const isOld = (putAtMs: number): boolean => nowMs - putAtMs > patienceMs;
  const isOver = ({ newestAtMs, oldestAtMs }: PendingUpload): boolean =>
    isOld(newestAtMs) || nowMs - oldestAtMs > longestMs;
  let deleted = 0;
  for (const stray of strays) {
    if (!isOld(stray.putAtMs)) continue;
    await deleteVersion(stray);
    deleted += 1;
  }
  for (const [prefix, upload] of uploads) {
    if (!isOver(upload) || (await isWorkedOn(prefix, upload))) continue;
    await deleteAllVersions(bucket, prefix);
    deleted += 1;
  }
  return deleted;
}

interface PendingUpload {
  readonly userSub: string;
  readonly contributionId: string;
  oldestAtMs: number;
  newestAtMs: number;
}

/** Returns whether a contribution uses these parts; a contribution of the same id in another pool does not. */
async function isWorkedOn(prefix: string, { userSub, contributionId }: PendingUpload): Promise<boolean> {
  const contribution = await findContribution({ userSub, contributionId });
  return contribution?.state === 'running' || contribution?.state === 'failed'
    ? contribution.object.key.startsWith(prefix)
    : false;
}

/**
 * Groups parts by their contribution. Leaves out objects that start a contribution: their event is repeated
 * until it is handled.
 */
async function groupUploads(bucket: string) {
  const uploads = new Map<string, PendingUpload>();
  const strays: ListedVersion[] = [];
  for await (const versions of listVersions(bucket, '')) {
    for (const version of versions) {
      const about = parseObjectKey(version.key);
      if (!about) {
        if (!isUnitWork(version.key)) strays.push(version);
        continue;
      }
      if (about.kind !== 'part') continue;
      const { userSub, pool, contributionId } = about;
      const prefix = contributionPrefix(userSub, pool, contributionId);
      const { putAtMs } = version;
      const upload = uploads.get(prefix) ?? {
        userSub,
        contributionId,
        oldestAtMs: putAtMs,
        newestAtMs: putAtMs,
      };
      upload.oldestAtMs = Math.min(upload.oldestAtMs, putAtMs);
      upload.newestAtMs = Math.max(upload.newestAtMs, putAtMs);
      uploads.set(prefix, upload);
    }
  }
  return { uploads, strays };
}
