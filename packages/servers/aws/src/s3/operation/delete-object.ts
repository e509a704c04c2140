/** DeleteObject, and the step that it shares with DeleteObjects. */
import { bucketOf, type Storage, wholeSecond } from '../store/storage.ts';
import {
  findVersion,
  latestVersion,
  nullVersion,
  removeVersion,
  saveDeleteMarker,
} from '../store/version.ts';
import type { Answer, Call } from '../wire/call.ts';
import { checkWriteConditions } from './condition.ts';
import { checkVersionId } from './find-object.ts';

export interface Deletion {
  /** The id of the removed version, or of the new delete marker. */
  readonly versionId?: string;
  /** True if a delete marker was created or removed. */
  readonly marker: boolean;
}

/** Deletes a key; deleting a missing one succeeds. Throws InvalidArgument for a malformed version id. */
export async function deleteKey(
  storage: Storage,
  bucket: string,
  key: string,
  wanted: string | undefined,
  check: () => void = () => undefined,
): Promise<Deletion> {
  if (wanted !== undefined) checkVersionId(wanted);
  const { db } = storage;
  const { freed, ...deletion } = db.atomically((): Deletion & { freed: string[] } => {
    const { versioning } = bucketOf(storage, bucket);
    check();
    if (wanted === undefined && versioning !== '') {
      const marker = saveDeleteMarker(db, versioning, { bucket, key, nowMs: wholeSecond(storage.now()) });
      return { versionId: marker.versionId, marker: true, freed: marker.freed };
    }
    const version = findVersion(db, bucket, key, wanted ?? nullVersion);
    const shown = wanted === undefined ? {} : { versionId: wanted };
    if (!version) return { ...shown, marker: false, freed: [] };
    return { ...shown, marker: version.delete_marker === 1, freed: removeVersion(db, version) };
  });
  await storage.blobs.remove(freed);
  return deletion;
}

export async function deleteObject(call: Call): Promise<Answer> {
  const { storage, bucket, key } = call;
  const deletion = await deleteKey(storage, bucket, key, call.query.get('versionId'), () => {
    if (call.header('if-match') === undefined) return;
    checkWriteConditions(call.header, latestVersion(storage.db, bucket, key), key);
  });
  return {
    status: 204,
    headers: {
      'x-amz-version-id': deletion.versionId,
      'x-amz-delete-marker': deletion.marker ? 'true' : undefined,
    },
  };
}
