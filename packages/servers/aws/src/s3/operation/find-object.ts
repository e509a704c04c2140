/** Finds the version that a request names, and throws S3's error if there is none. */
import { isAllowed } from '../../iam/policy.ts';
import { S3Error } from '../fault/s3-error.ts';
import { bucketOf, type Storage } from '../store/storage.ts';
import { findVersion, latestVersion, nullVersion, type Version, versionIdLength } from '../store/version.ts';
import type { Call } from '../wire/call.ts';

/** The form of this server's version ids. */
const versionIdPattern = new RegExp(`^[A-Za-z0-9._-]{${versionIdLength}}$`);

/** Throws InvalidArgument if the text cannot be a version id. */
export function checkVersionId(versionId: string): void {
  if (versionId === nullVersion || versionIdPattern.test(versionId)) return;
  throw new S3Error('InvalidArgument', {
    message: 'Invalid version id specified',
    elements: { ArgumentName: 'versionId', ArgumentValue: versionId },
  });
}

export interface ObjectName {
  readonly bucket: string;
  readonly key: string;
  readonly versionId?: string | undefined;
}

/**
 * Returns a version with bytes. Throws NoSuchBucket, NoSuchKey, NoSuchVersion, MethodNotAllowed (a delete marker by its
 * id), or AccessDenied in place of NoSuchKey if the caller may not list the bucket and so must not learn whether a key
 * exists.
 */
export function findObject(storage: Storage, call: Call, name: ObjectName): Version & { content_id: string } {
  bucketOf(storage, name.bucket);
  if (name.versionId !== undefined) checkVersionId(name.versionId);
  const version =
    name.versionId === undefined
      ? latestVersion(storage.db, name.bucket, name.key)
      : findVersion(storage.db, name.bucket, name.key, name.versionId);
  if (version?.content_id) return { ...version, content_id: version.content_id };

  const marker = version && {
    'x-amz-delete-marker': 'true',
    'x-amz-version-id': version.version_id,
    'last-modified': new Date(version.modified_ms).toUTCString(),
  };
  if (marker && name.versionId !== undefined) {
    throw new S3Error('MethodNotAllowed', {
      elements: { Method: call.method, ResourceType: 'DeleteMarker' },
      headers: { ...marker, allow: 'DELETE' },
    });
  }
  if (!isAllowed(call.credential, 's3:ListBucket', `arn:aws:s3:::${name.bucket}`)) {
    throw new S3Error('AccessDenied');
  }
  throw name.versionId === undefined
    ? new S3Error('NoSuchKey', { elements: { Key: name.key }, ...(marker && { headers: marker }) })
    : new S3Error('NoSuchVersion', { elements: { Key: name.key, VersionId: name.versionId } });
}
