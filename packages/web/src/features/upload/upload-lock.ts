/** Lets one tab at a time send an upload or delete what was sent of it. A tab that is closed lets go. */
import { isLasting } from '../../lib/browser-memory.ts';

const nameOf = (contributionId: string) => `cgdx.upload.${contributionId}`;

/** A browser that keeps nothing may have no locks either: no other tab knows of an upload there. */
function locks(): LockManager | undefined {
  return isLasting() ? navigator.locks : undefined;
}

/** Returns what lets go of the upload; undefined if another tab holds it. */
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

/** Returns whether an upload is held by a tab, also by this one. */
export async function heldUploads(): Promise<(contributionId: string) => boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (contributionId) => names.has(nameOf(contributionId));
}
