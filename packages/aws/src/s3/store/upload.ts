/** Multipart uploads under way, and the answers of those that were completed. */
import type { ChecksumAlgorithm } from '../body/checksum.ts';
import { dropParts } from './content.ts';
import type { Database } from './database.ts';
import type { ChecksumType } from './version.ts';

export interface UploadRow {
  /** Also the id of the content its parts make. */
  readonly id: string;
  readonly bucket: string;
  readonly key: string;
  readonly headers: string;
  /** Null: the client named none, so S3 keeps a CRC64NVME of its own. */
  readonly checksum_algorithm: ChecksumAlgorithm | null;
  readonly checksum_type: ChecksumType | null;
  readonly initiated_ms: number;
  /** JSON of what completing it answered; null while it is under way. */
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

/** Inside a transaction: forgets an upload under way; the blobs to remove once that is committed. */
export function dropUpload(db: Database, id: string): string[] {
  db.run('DELETE FROM upload WHERE id = ?', id);
  return dropParts(db, id);
}

/** Uploads begun before `beforeMs`: those under way to be aborted, and completed ones whose answers may be forgotten. */
export function uploadsBefore(db: Database, beforeMs: number): UploadRow[] {
  return db.all<UploadRow>('SELECT * FROM upload WHERE initiated_ms < ?', beforeMs);
}

export function forgetAnswer(db: Database, id: string): void {
  db.run('DELETE FROM upload WHERE id = ? AND answer IS NOT NULL', id);
}

/** Under way, by key and then by id, from `key` on; with an upload marker, the uploads of `key` after that one first. */
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
