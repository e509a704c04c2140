/** Makes a finished object visible: its version and event are written in one transaction. */
import { randomUUID } from 'node:crypto';
import { S3Error } from '../fault/s3-error.ts';
import { isContent, retainContent } from '../store/content.ts';
import type { ObjectCreatedEvent } from '../store/outbox.ts';
import { bucketOf, wholeSecond } from '../store/storage.ts';
import { latestVersion, type NewVersion, saveVersion, type Versioning } from '../store/version.ts';
import type { Call } from '../wire/call.ts';
import { checkWriteConditions } from './condition.ts';
import { shownVersion } from './object-header.ts';

export type Reason = ObjectCreatedEvent['detail']['reason'];

export interface ObjectToSave extends Omit<NewVersion, 'bucket' | 'key' | 'modified_ms' | 'content_id'> {
  readonly contentId: string;
  readonly reason: Reason;
  /** Set if another version already uses the content; the content must then still exist. */
  readonly shared?: true;
  /** Further changes in the same transaction. */
  readonly also?: (versionId: string, versioning: Versioning) => void;
}

export interface SavedObject {
  /** The value of the header x-amz-version-id; undefined if the bucket never had versioning. */
  readonly versionId: string | undefined;
  readonly modifiedMs: number;
}

function createdEvent(
  call: Call,
  object: ObjectToSave,
  saved: { versionId: string | undefined; sequence: number; nowMs: number },
): ObjectCreatedEvent {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Object Created',
    source: 'aws.s3',
    account: call.storage.account,
    time: new Date(saved.nowMs).toISOString().replace(/\.\d+/, ''),
    region: call.storage.region,
    resources: [`arn:aws:s3:::${call.bucket}`],
    detail: {
      version: '0',
      bucket: { name: call.bucket },
      object: {
        key: call.key,
        size: object.size,
        etag: object.etag,
        ...(saved.versionId !== undefined && { 'version-id': saved.versionId }),
        // The sequencer grows with every write, as S3's does for each key.
        sequencer: saved.sequence.toString(16).toUpperCase().padStart(18, '0'),
      },
      'request-id': call.requestId,
      requester: call.storage.account,
      'source-ip-address': call.sourceIp,
      reason: object.reason,
    },
  };
}

/** Throws the errors of checkWriteConditions, and NoSuchBucket; nothing has then changed. */
export async function saveObject(call: Call, object: ObjectToSave): Promise<SavedObject> {
  const { storage } = call;
  const { db } = storage;
  const { contentId, reason: _, shared, also, ...row } = object;
  const nowMs = wholeSecond(storage.now());
  const saved = db.atomically(() => {
    const { versioning } = bucketOf(storage, call.bucket);
    checkWriteConditions(call.header, latestVersion(db, call.bucket, call.key), call.key);
    if (shared && !isContent(db, contentId)) throw new S3Error('NoSuchKey', { elements: { Key: call.key } });
    retainContent(db, contentId);
    const version = saveVersion(db, versioning, {
      ...row,
      bucket: call.bucket,
      key: call.key,
      modified_ms: nowMs,
      content_id: contentId,
    });
    const versionId = shownVersion(versioning, version.versionId);
    if (storage.sendsEvents.has(call.bucket)) {
      storage.outbox.add(createdEvent(call, object, { versionId, sequence: version.sequence, nowMs }));
    }
    also?.(version.versionId, versioning);
    return { versionId, freed: version.freed };
  });
  storage.outbox.drain();
  await storage.blobs.remove(saved.freed);
  return { versionId: saved.versionId, modifiedMs: nowMs };
}
