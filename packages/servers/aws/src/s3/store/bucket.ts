/** Stores the buckets. */
import type { Database } from './database.ts';
import { dropUpload } from './upload.ts';
import type { Versioning } from './version.ts';

export interface BucketRow {
  readonly name: string;
  readonly versioning: Versioning;
  readonly created_ms: number;
}

export function findBucket(db: Database, name: string): BucketRow | undefined {
  return db.one<BucketRow>('SELECT * FROM bucket WHERE name = ?', name);
}

export function allBuckets(db: Database): BucketRow[] {
  return db.all<BucketRow>('SELECT * FROM bucket ORDER BY name');
}

/** Creates a bucket; leaves an existing one unchanged. */
export function createBucket(db: Database, row: BucketRow): void {
  db.run('INSERT OR IGNORE INTO bucket VALUES (?, ?, ?)', row.name, row.versioning, row.created_ms);
}

export function setVersioning(db: Database, name: string, versioning: Versioning): void {
  db.run('UPDATE bucket SET versioning = ? WHERE name = ?', versioning, name);
}

/** Returns whether the bucket holds neither a version nor a delete marker; only then can it be deleted. */
export function isEmpty(db: Database, name: string): boolean {
  return db.one('SELECT 1 FROM version WHERE bucket = ? LIMIT 1', name) === undefined;
}

/**
 * Deletes a bucket and its uploads in progress. Call it inside a transaction. Returns the blobs to remove after the
 * commit.
 */
export function deleteBucket(db: Database, name: string): string[] {
  const open = db.all<{ id: string }>('SELECT id FROM upload WHERE bucket = ? AND answer IS NULL', name);
  const freed = open.flatMap((upload) => dropUpload(db, upload.id));
  // The content of completed uploads may still be used by a copy in another bucket.
  db.run('DELETE FROM upload WHERE bucket = ?', name);
  db.run('DELETE FROM bucket WHERE name = ?', name);
  return freed;
}

const ipv4 = /^\d+\.\d+\.\d+\.\d+$/;
const reservedPrefix = /^(xn--|sthree-|amzn-s3-demo-)/;
const reservedSuffix = /(-s3alias|--ol-s3|\.mrap|--x-s3|--table-s3)$/;

/** "Rules for naming buckets", Amazon S3 user guide. */
export function isBucketName(name: string): boolean {
  return (
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) &&
    !name.includes('..') &&
    !ipv4.test(name) &&
    !reservedPrefix.test(name) &&
    !reservedSuffix.test(name)
  );
}
