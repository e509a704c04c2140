/** Deletes what was sent of an upload that its person has given up. */
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
  /** Returns undefined if another tab sends this upload. */
  readonly hold: (contributionId: string) => Promise<(() => void) | undefined>;
  /** Replaces an object by an empty one: a page cannot delete, but an emptied part is deleted as it arrives. */
  readonly empty: (path: string) => Promise<unknown>;
  readonly isThere: (path: string) => Promise<boolean>;
  /** Returns whether an upload has become a contribution, which is processed or done. */
  readonly isContribution: (contributionId: string) => Promise<boolean>;
  /** Makes the bucket drop the pieces of a file. Returns false if it has none: they were dropped, or became the file. */
  readonly dropPieces: (file: HalfSent) => Promise<boolean>;
}

export const sentElsewhere = 'Another tab is sending this export. Go on there.';

/** `arrived`: all of it had been sent, and nothing is deleted: only the contribution can be withdrawn. */
export type Deletion = 'deleted' | 'arrived';

/**
 * Forgets the upload once everything is deleted: what fails can be tried again.
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
    // The page may have been left before it heard that the last one arrived.
    let hasArrived = await isInFull(upload, sent);
    for (const file of hasArrived ? [] : listHalfSent(memory, prefix)) {
      const isDropped = await dropPieces(file);
      forgetHalfSent(memory, file);
      // The last part may have completed the object meanwhile.
      if (isOne && !isDropped) hasArrived = await isInFull(upload, sent);
    }
    // A whole export is never emptied: an empty one would begin a contribution.
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

/** The object that starts the workflow is deleted as soon as it was processed, and the contribution stays: in this order. */
async function isInFull(upload: UploadPlace, { isThere, isContribution }: SentFiles): Promise<boolean> {
  const prefix = contributionPrefix(upload.sub, upload.poolId, upload.contributionId);
  for (const name of [exportName, partsListName]) if (await isThere(prefix + name)) return true;
  return isContribution(upload.contributionId);
}
