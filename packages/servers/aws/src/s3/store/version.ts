/** Versions of keys: which one is the latest, what a PUT replaces, and what a DELETE leaves. */
import type { ChecksumAlgorithm } from '../body/checksum.ts';
import { releaseContent } from './content.ts';
import type { Database } from './database.ts';
import { newId } from './new-id.ts';

/** The state of versioning; '' if it was never set. */
export type Versioning = '' | 'Enabled' | 'Suspended';
export type ChecksumType = 'FULL_OBJECT' | 'COMPOSITE';

export interface Version {
  readonly sequence: number;
  readonly bucket: string;
  readonly key: string;
  /** `null` in buckets without versioning. */
  readonly version_id: string;
  readonly latest: 0 | 1;
  readonly delete_marker: 0 | 1;
  readonly content_id: string | null;
  readonly size: number;
  /** Without quotes. */
  readonly etag: string;
  /** Whole seconds, as in S3. */
  readonly modified_ms: number;
  /** JSON of the headers that a GET returns. */
  readonly headers: string;
  readonly checksum_algorithm: ChecksumAlgorithm | null;
  readonly checksum: string | null;
  readonly checksum_type: ChecksumType | null;
  /** The number of parts; 0 if the object was not a multipart upload. */
  readonly part_count: number;
}

export type NewVersion = Omit<Version, 'sequence' | 'version_id' | 'latest' | 'delete_marker'>;

export const nullVersion = 'null';
export const versionIdLength = 32;

export function latestVersion(db: Database, bucket: string, key: string): Version | undefined {
  return db.one<Version>('SELECT * FROM version WHERE bucket = ? AND key = ? AND latest = 1', bucket, key);
}

export function findVersion(db: Database, bucket: string, key: string, id: string): Version | undefined {
  return db.one<Version>(
    'SELECT * FROM version WHERE bucket = ? AND key = ? AND version_id = ?',
    bucket,
    key,
    id,
  );
}

function removeRow(db: Database, version: Version): string[] {
  db.run('DELETE FROM version WHERE sequence = ?', version.sequence);
  return version.content_id === null ? [] : releaseContent(db, version.content_id);
}

function insertRow(db: Database, versioning: Versioning, row: NewVersion, marker: 0 | 1): Saved {
  const versionId = versioning === 'Enabled' ? newId(versionIdLength) : nullVersion;
  const replaced = versionId === nullVersion ? findVersion(db, row.bucket, row.key, nullVersion) : undefined;
  const freed = replaced ? removeRow(db, replaced) : [];
  db.run('UPDATE version SET latest = 0 WHERE bucket = ? AND key = ? AND latest = 1', row.bucket, row.key);
  const saved = db.one<{ sequence: number }>(
    `INSERT INTO version (bucket, key, version_id, latest, delete_marker, content_id, size, etag, modified_ms, headers,
       checksum_algorithm, checksum, checksum_type, part_count)
     VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING sequence`,
    row.bucket,
    row.key,
    versionId,
    marker,
    row.content_id,
    row.size,
    row.etag,
    row.modified_ms,
    row.headers,
    row.checksum_algorithm,
    row.checksum,
    row.checksum_type,
    row.part_count,
  );
  return { versionId, sequence: saved?.sequence ?? 0, freed };
}

export interface Saved {
  readonly versionId: string;
  readonly sequence: number;
  /** Blobs to remove after the commit. */
  readonly freed: string[];
}

/** Makes the row the latest version; without versioning it replaces the previous one. Call it inside a transaction. */
export function saveVersion(db: Database, versioning: Versioning, row: NewVersion): Saved {
  return insertRow(db, versioning, row, 0);
}

/**
 * Adds a delete marker, as a DELETE without a version id does if versioning is or was enabled. Call it inside a
 * transaction.
 */
export function saveDeleteMarker(
  db: Database,
  versioning: Versioning,
  at: { bucket: string; key: string; nowMs: number },
): Saved {
  const row: NewVersion = {
    bucket: at.bucket,
    key: at.key,
    content_id: null,
    size: 0,
    etag: '',
    modified_ms: at.nowMs,
    headers: '{}',
    checksum_algorithm: null,
    checksum: null,
    checksum_type: null,
    part_count: 0,
  };
  return insertRow(db, versioning, row, 1);
}

/** Removes one version for good; the previous one becomes the latest. Call it inside a transaction. */
export function removeVersion(db: Database, version: Version): string[] {
  const freed = removeRow(db, version);
  if (version.latest === 1) {
    db.run(
      `UPDATE version SET latest = 1 WHERE sequence =
         (SELECT max(sequence) FROM version WHERE bucket = ? AND key = ?)`,
      version.bucket,
      version.key,
    );
  }
  return freed;
}
