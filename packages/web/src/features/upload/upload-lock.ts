/** Lets only one tab at a time send or delete an upload. Closing the tab releases the lock. */
import { isLasting } from '../../lib/browser-memory.ts';

const nameOf = (contributionId: string) => `cgdx.upload.${contributionId}`;

/** A browser without storage may have no locks either; there no other tab can know of an upload. */
function locks(): LockManager | undefined {
  return isLasting() ? navigator.locks : undefined;
}

/** Returns a function that releases the upload's lock; undefined if another tab holds it. */
export async function holdUpload(contributionId: string): Promise<(() => void) | undefined> {
  const manager = locks();
  if (!manager) return () => undefined;
  return new Promise((resolve, reject) => {
    manager
      .request(nameOf(contributionId), { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((letGo) => resolve(() => letGo()));
        resolve(undefined);
        return undefined;
      })
      .catch(reject);
  });
}

/** Returns a function that tells whether a tab, including this one, holds the lock of an upload. */
export async function heldUploads(): Promise<(contributionId: string) => boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (contributionId) => names.has(nameOf(contributionId));
}
