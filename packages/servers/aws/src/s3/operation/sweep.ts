/** Does what a bucket's lifecycle does: aborts unfinished uploads and removes old objects. */
import type { Storage } from '../store/storage.ts';
import { dropUpload, forgetAnswer, uploadsBefore } from '../store/upload.ts';
import { removeVersion, type Version } from '../store/version.ts';

/** Aborts uploads older than this, and drops the answers of completed ones. */
export async function abortUploadsOlderThan(storage: Storage, ageMs: number): Promise<void> {
  const { db, blobs } = storage;
  for (const upload of uploadsBefore(db, storage.now() - ageMs)) {
    if (upload.answer !== null) forgetAnswer(db, upload.id);
    else await blobs.remove(db.atomically(() => dropUpload(db, upload.id)));
  }
}

/** Versions removed per transaction, so that requests get their turn. */
const batch = 200;

/** Removes every version and delete marker older than this, as expiration and noncurrent expiration together do. */
export async function expireObjectsOlderThan(storage: Storage, bucket: string, ageMs: number): Promise<void> {
  const { db, blobs } = storage;
  for (;;) {
    const old = db.all<Version>(
      'SELECT * FROM version WHERE bucket = ? AND modified_ms < ? ORDER BY sequence LIMIT ?',
      bucket,
      storage.now() - ageMs,
      batch,
    );
    if (old.length === 0) return;
    await blobs.remove(
      db.atomically(() => {
        // Removing one may make the next the latest, so each is read again.
        const now = (v: Version) =>
          db.one<Version>('SELECT * FROM version WHERE sequence = ?', v.sequence) ?? v;
        return old.flatMap((version) => removeVersion(db, now(version)));
      }),
    );
  }
}
