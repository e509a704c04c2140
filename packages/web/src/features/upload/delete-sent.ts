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
  /** Makes the bucket drop the pieces of a file. Returns false if it has none: they were dropped, or became the file. */
  readonly dropPieces: (file: HalfSent) => Promise<boolean>;
}

/** Nothing is left that could be deleted: another try would change nothing. */
export class NothingLeft extends Error {
  override readonly name = 'NothingLeft';
}

export const sentElsewhere = 'Another tab is sending this export. Go on there.';
export const sentInFull = 'All of it had arrived already: it is being processed.';
export const noLongerWaiting =
  'Nothing of it is waiting any more. If all of it had arrived, it is among your uploads on your account page.';

/**
 * Forgets the upload once everything is deleted: what fails can be tried again.
 * @throws NothingLeft if it was sent to its end, or its pieces are there no more
 * @throws Error with a sentence if another tab sends it, or if something could not be deleted
 */
export async function deleteSent(
  upload: UploadPlace,
  { memory, hold, empty, isThere, dropPieces }: SentFiles,
): Promise<void> {
  const letGo = await hold(upload.contributionId);
  if (!letGo) throw new Error(sentElsewhere);
  try {
    const files = findUnfinished(memory, upload)?.files ?? [];
    const prefix = contributionPrefix(upload.sub, upload.poolId, upload.contributionId);
    const isOne = files.length === 1;
    // The list follows the last part.
    const last = isOne ? exportName : files.every(({ isSent }) => isSent) ? partsListName : undefined;
    // The page may have been left before it heard that the last one arrived.
    if (last !== undefined && (await isThere(prefix + last))) {
      forgetUnfinished(memory, upload);
      throw new NothingLeft(sentInFull);
    }
    for (const file of listHalfSent(memory, prefix)) {
      const isDropped = await dropPieces(file);
      forgetHalfSent(memory, file);
      if (isOne && !isDropped) {
        forgetUnfinished(memory, upload);
        throw new NothingLeft(noLongerWaiting);
      }
    }
    // A whole export is never emptied: an empty one would begin a contribution.
    if (!isOne) {
      const underWay = files.findIndex(({ isSent }) => !isSent);
      const touched = files.filter(({ isSent }, i) => isSent || i === underWay);
      for (const { objectName } of touched) await empty(partKey(prefix, objectName));
    }
    forgetUnfinished(memory, upload);
  } finally {
    letGo();
  }
}
