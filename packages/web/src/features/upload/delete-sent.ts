/** Deletes the sent files of an upload that the person cancelled. */
import {
  contributionPrefix,
  exportName,
  partKey,
  partsListName,
} from '@cgdx/core/contribution/object-key.ts';
import { findUnfinished, forgetUnfinished, type Memory, type UploadPlace } from './unfinished.ts';
import { forgetHalfSent, type HalfSent, listHalfSent } from './upload-record.ts';

export interface SentFiles {
  readonly memory: Memory;
  /** Locks the upload, and returns a function that unlocks it; undefined if another tab holds the lock. */
  readonly hold: (contributionId: string) => Promise<(() => void) | undefined>;
  /** Overwrites an object with an empty one: a page may not delete objects, but the bucket deletes an empty part on arrival. */
  readonly empty: (path: string) => Promise<unknown>;
  readonly isThere: (path: string) => Promise<boolean>;
  /** Returns whether the upload has become a contribution, running or finished. */
  readonly isContribution: (contributionId: string) => Promise<boolean>;
  /** Aborts the multipart upload of a file. Returns false if the bucket has none: it was aborted, or completed to the file. */
  readonly dropPieces: (file: HalfSent) => Promise<boolean>;
}

export const sentElsewhere = 'Another tab is sending this export. Go on there.';

/** `arrived`: the upload was complete, and nothing is deleted: the person can only withdraw the contribution. */
export type Deletion = 'deleted' | 'arrived';

/**
 * Forgets the upload only once everything is deleted, so that a failed deletion can be repeated.
 * @throws Error with a sentence if another tab sends it, or if something could not be deleted
 */
export async function deleteSent(upload: UploadPlace, sent: SentFiles): Promise<Deletion> {
  const { memory, hold, empty, dropPieces } = sent;
  const letGo = await hold(upload.contributionId);
  if (!letGo) throw new Error(sentElsewhere);
  try {
    const files = findUnfinished(memory, upload)?.files ?? [];
    const prefix = contributionPrefix(upload.sub, upload.poolId, upload.contributionId);
    const isOne = files.length === 1;
    // The page may have been closed before it knew that the last file arrived.
    let hasArrived = await isInFull(upload, sent);
    for (const file of hasArrived ? [] : listHalfSent(memory, prefix)) {
      const isDropped = await dropPieces(file);
      forgetHalfSent(memory, file);
      // If nothing was aborted, the multipart upload may have been completed meanwhile.
      if (isOne && !isDropped) hasArrived = await isInFull(upload, sent);
    }
    // A single export is never overwritten: the empty object would start a contribution.
    if (!isOne && !hasArrived) {
      const underWay = files.findIndex(({ isSent }) => !isSent);
      const touched = files.filter(({ isSent }, i) => isSent || i === underWay);
      for (const { objectName } of touched) await empty(partKey(prefix, objectName));
    }
    forgetUnfinished(memory, upload);
    return hasArrived ? 'arrived' : 'deleted';
  } finally {
    letGo();
  }
}

/**
 * Returns whether all files have arrived. The order matters: the object that starts the workflow is deleted after it was
 * processed, while its contribution stays, so an arrival between the two checks is not missed.
 */
async function isInFull(upload: UploadPlace, { isThere, isContribution }: SentFiles): Promise<boolean> {
  const prefix = contributionPrefix(upload.sub, upload.poolId, upload.contributionId);
  for (const name of [exportName, partsListName]) if (await isThere(prefix + name)) return true;
  return isContribution(upload.contributionId);
}
