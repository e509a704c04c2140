/** Deletes what was sent of an upload that its person has given up. */
import { contributionPrefix, partKey, partsListName } from '@cgdx/core/contribution/object-key.ts';
import { findUnfinished, forgetUnfinished, type Memory, type UploadPlace } from './unfinished.ts';

export interface SentFiles {
  readonly memory: Memory;
  /** Returns undefined if another tab sends this upload. */
  readonly hold: (contributionId: string) => Promise<(() => void) | undefined>;
  /** Replaces an object by an empty one: a page cannot delete, but an emptied part is deleted as it arrives. */
  readonly empty: (path: string) => Promise<unknown>;
  readonly isThere: (path: string) => Promise<boolean>;
}

export const sentElsewhere = 'Another tab is sending this export. Go on there.';
export const sentInFull = 'All of it had arrived already: it is being processed.';

/**
 * Forgets the upload once everything is deleted: what fails can be tried again.
 * @throws Error with a sentence if another tab sends it, if it was sent to its end, or if a part could not be deleted
 */
export async function deleteSent(
  upload: UploadPlace,
  { memory, hold, empty, isThere }: SentFiles,
): Promise<void> {
  const letGo = await hold(upload.contributionId);
  if (!letGo) throw new Error(sentElsewhere);
  try {
    const files = findUnfinished(memory, upload)?.files ?? [];
    const prefix = contributionPrefix(upload.sub, upload.poolId, upload.contributionId);
    // The list follows the last part, and the page may have been left before it heard that it arrived.
    if (files.length > 1 && files.every(({ isSent }) => isSent) && (await isThere(prefix + partsListName))) {
      forgetUnfinished(memory, upload);
      throw new Error(sentInFull);
    }
    // Of a whole export in one file nothing is stored before it has all arrived.
    if (files.length > 1) {
      const underWay = files.findIndex(({ isSent }) => !isSent);
      const touched = files.filter(({ isSent }, i) => isSent || i === underWay);
      for (const { objectName } of touched) await empty(partKey(prefix, objectName));
    }
    forgetUnfinished(memory, upload);
  } finally {
    letGo();
  }
}
