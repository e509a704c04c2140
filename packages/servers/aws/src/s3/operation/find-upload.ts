/** Finds the upload that a request names. */
import { S3Error } from '../fault/s3-error.ts';
import { bucketOf } from '../store/storage.ts';
import { findUpload as findRow, type UploadRow } from '../store/upload.ts';
import type { Call } from '../wire/call.ts';

/** Also finds completed uploads. Throws NoSuchBucket or NoSuchUpload. */
export function findUpload(call: Call): UploadRow {
  bucketOf(call.storage, call.bucket);
  const id = call.query.get('uploadId') ?? '';
  const upload = findRow(call.storage.db, call.bucket, call.key, id);
  if (!upload) throw new S3Error('NoSuchUpload', { elements: { UploadId: id } });
  return upload;
}

/** Finds only uploads in progress. */
export function findOpenUpload(call: Call): UploadRow {
  const upload = findUpload(call);
  if (upload.answer !== null) throw new S3Error('NoSuchUpload', { elements: { UploadId: upload.id } });
  return upload;
}

const partsLimit = 10_000;

/** Throws InvalidArgument. */
export function partNumberOf(call: Call): number {
  const text = call.query.get('partNumber') ?? '';
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= partsLimit) return number;
  throw new S3Error('InvalidArgument', {
    message: `Part number must be an integer between 1 and ${partsLimit}, inclusive`,
    elements: { ArgumentName: 'partNumber', ArgumentValue: text },
  });
}
