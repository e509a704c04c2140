/** The state of the server, which every operation gets. */
import type { FindCredential } from '../../iam/credential.ts';
import { S3Error } from '../fault/s3-error.ts';
import type { BlobDirectory } from './blob.ts';
import { type BucketRow, findBucket } from './bucket.ts';
import type { Database } from './database.ts';
import type { Outbox } from './outbox.ts';

export interface Storage {
  readonly db: Database;
  readonly blobs: BlobDirectory;
  readonly outbox: Outbox;
  readonly find: FindCredential;
  readonly region: string;
  readonly account: string;
  /** Names of the buckets that send "Object Created". */
  readonly sendsEvents: ReadonlySet<string>;
  now(): number;
  /** Gets a sentence about a damaged file. */
  notice(sentence: string): void;
}

/** Rounds a time down to the second, as S3 stores it. */
export const wholeSecond = (ms: number) => Math.floor(ms / 1000) * 1000;

/** Throws NoSuchBucket. */
export function bucketOf(storage: Storage, name: string): BucketRow {
  const bucket = findBucket(storage.db, name);
  if (!bucket) throw new S3Error('NoSuchBucket', { elements: { BucketName: name } });
  return bucket;
}
