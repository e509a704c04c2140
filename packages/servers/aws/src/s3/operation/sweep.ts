/** Applies a bucket's lifecycle rules: aborts unfinished uploads and removes old objects. */
import type { Storage } from '../store/storage.ts';
import { dropUpload, forgetAnswer, uploadsBefore } from '../store/upload.ts';
import { removeVersion, type Version } from '../store/version.ts';

/** Aborts unfinished uploads older than `ageMs`, and deletes the stored answers of completed ones. */
export async function abortUploadsOlderThan(storage: Storage, ageMs: number): Promise<void> {
  const { db, blobs } = storage;
  for (const upload of uploadsBefore(db, storage.now() - ageMs)) {
    if (upload.answer !== null) forgetAnswer(db, upload.id);
    else await blobs.remove(db.atomically(() => dropUpload(db, upload.id)));
  }
}

/** The number of versions removed per transaction, so that requests run in between. */
const batch = 200;

/**
 * Removes every version and delete marker older than `ageMs`, the same as expiration and noncurrent expiration
 * together.
 */
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
        // Removing a version may make the next one the latest, so each version is read again.
        const now = (v: Version) =>
          db.one<Version>('SELECT * FROM version WHERE sequence = ?', v.sequence) ?? v;
        return old.flatMap((version) => removeVersion(db, now(version)));
      }),
    );
  }
}
