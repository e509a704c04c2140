/** Sends an export to the unverified bucket, as the pages do. */
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import type { Stack } from '../start/endpoints.ts';
import { type Person, uploadCredentials } from './person.ts';

const partBytes = 8 * 1024 * 1024;
const mostParts = 10_000;
const parallelParts = 4;

export interface ExportUpload {
  readonly file: string;
  readonly sizeBytes: number;
  readonly poolId: PoolId;
  readonly contributionId: string;
  readonly onProgress: (doneBytes: number) => void;
}

export const exportKey = (person: Person, { poolId, contributionId, file }: ExportUpload): string =>
  `${person.userSub}/${poolId}/${contributionId}/${basename(file)}`;

export async function uploadExport(stack: Stack, person: Person, about: ExportUpload): Promise<void> {
  const client = new S3Client({
    region: stack.region,
    credentials: () => uploadCredentials(stack, person),
    ...(stack.endpoints.s3 !== undefined && { endpoint: stack.endpoints.s3, forcePathStyle: true }),
  });
  const upload = new Upload({
    client,
    queueSize: parallelParts,
    partSize: Math.max(partBytes, Math.ceil(about.sizeBytes / mostParts)),
    params: {
      Bucket: stack.buckets.UnverifiedBucket,
      Key: exportKey(person, about),
      Body: about.sizeBytes === 0 ? Buffer.alloc(0) : createReadStream(about.file),
    },
  });
  upload.on('httpUploadProgress', ({ loaded }) => about.onProgress(loaded ?? 0));
  try {
    await upload.done();
  } finally {
    client.destroy();
  }
}
