/** Multipart uploads in progress, and the answers of those that were completed. */
import type { ChecksumAlgorithm } from '../body/checksum.ts';
import { dropParts } from './content.ts';
import type { Database } from './database.ts';
import type { ChecksumType } from './version.ts';

export interface UploadRow {
  /** The upload's id, also the id of the content of its parts. */
  readonly id: string;
  readonly bucket: string;
  readonly key: string;
  readonly headers: string;
  /** Null if the client named no algorithm: S3 then computes a CRC64NVME. */
  readonly checksum_algorithm: ChecksumAlgorithm | null;
  readonly checksum_type: ChecksumType | null;
  readonly initiated_ms: number;
  /** JSON of the answer with which the upload was completed; null while it is in progress. */
  readonly answer: string | null;
}

export function createUpload(db: Database, row: Omit<UploadRow, 'answer'>): void {
  db.run(
    'INSERT INTO upload VALUES (?, ?, ?, ?, ?, ?, ?, NULL)',
    row.id,
    row.bucket,
    row.key,
    row.headers,
    row.checksum_algorithm,
    row.checksum_type,
    row.initiated_ms,
  );
}

export function findUpload(db: Database, bucket: string, key: string, id: string): UploadRow | undefined {
  return db.one<UploadRow>('SELECT * FROM upload WHERE id = ? AND bucket = ? AND key = ?', id, bucket, key);
}

export function setAnswer(db: Database, id: string, answer: string): void {
  db.run('UPDATE upload SET answer = ? WHERE id = ?', answer, id);
}

/** Drops an upload in progress. Call it inside a transaction. Returns the blobs to remove after the commit. */
export function dropUpload(db: Database, id: string): string[] {
  db.run('DELETE FROM upload WHERE id = ?', id);
  return dropParts(db, id);
}

/**
 * Returns uploads created before `beforeMs`: those in progress, to be aborted, and completed ones, whose answers may be
 * deleted.
 */
export function uploadsBefore(db: Database, beforeMs: number): UploadRow[] {
  return db.all<UploadRow>('SELECT * FROM upload WHERE initiated_ms < ?', beforeMs);
}

export function forgetAnswer(db: Database, id: string): void {
  db.run('DELETE FROM upload WHERE id = ? AND answer IS NOT NULL', id);
}

/**
 * Yields uploads in progress by key and then by id, starting at `key`; with an upload marker, at the upload of `key`
 * that follows the marker.
 */
export function* openUploads(
  db: Database,
  bucket: string,
  key: string,
  from: { readonly inclusive: boolean } | { readonly uploadMarker: string },
): Iterable<UploadRow> {
  const open = 'SELECT * FROM upload WHERE bucket = ? AND answer IS NULL';
  if ('uploadMarker' in from) {
    yield* db.each<UploadRow>(
      `${open} AND key = ? AND id > ? ORDER BY key, id`,
      bucket,
      key,
      from.uploadMarker,
    );
  }
  const inclusive = 'inclusive' in from && from.inclusive;
  yield* db.each<UploadRow>(`${open} AND key ${inclusive ? '>=' : '>'} ? ORDER BY key, id`, bucket, key);
}
