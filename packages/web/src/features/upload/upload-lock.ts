/** Lets one tab at a time send an upload or delete what was sent of it. A tab that is closed lets go. */

const nameOf = (contributionId: string) => `cgdx.upload.${contributionId}`;

/** Returns what lets go of the upload; undefined if another tab holds it. */
export function holdUpload(contributionId: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
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
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (contributionId) => names.has(nameOf(contributionId));
}
