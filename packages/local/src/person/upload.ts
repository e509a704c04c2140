/** Uploads an export to the unverified bucket, as the pages do: one file, or its parts followed by a list of them. */
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { PutObjectCommand, type PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  contributionPrefix,
  encodeFileName,
  exportName,
  fileNameTag,
  partKey,
  partsListName,
} from '@cgdx/core/contribution/object-key.ts';
import type { PartsList } from '@cgdx/core/contribution/parts-list.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import type { Stack } from '../ground/endpoints.ts';
import { type Person, uploadCredentials } from './person.ts';

const pieceBytes = 8 * 1024 * 1024;
const mostPieces = 10_000;
const parallelPieces = 4;

export interface ExportFile {
  readonly path: string;
  readonly sizeBytes: number;
}

export interface ExportUpload {
  /** One or more files, with different names. */
  readonly files: readonly ExportFile[];
  readonly poolId: PoolId;
  readonly contributionId: string;
  /** Called with the progress of all files together. */
  readonly onProgress: (doneBytes: number) => void;
}

/** @returns the key of the object whose arrival starts the workflow */
export async function uploadExport(stack: Stack, person: Person, about: ExportUpload): Promise<string> {
  const client = new S3Client({
    region: stack.region,
    credentials: () => uploadCredentials(stack, person),
    ...(stack.endpoints.s3 !== undefined && { endpoint: stack.endpoints.s3, forcePathStyle: true }),
  });
  const prefix = contributionPrefix(person.userSub, about.poolId, about.contributionId);
  const Bucket = stack.buckets.UnverifiedBucket;
  const isOne = about.files.length === 1;
  let doneBytes = 0;
  let lastKey = '';
  try {
    for (const [index, file] of about.files.entries()) {
      lastKey = isOne ? prefix + exportName : partKey(prefix, objectNameOf(index));
      const Metadata = { [fileNameTag]: encodeFileName(basename(file.path)) };
      await uploadFile(client, { Bucket, Key: lastKey, ...(isOne && { Metadata }) }, file, (bytes) =>
        about.onProgress(doneBytes + bytes),
      );
      doneBytes += file.sizeBytes;
    }
    if (isOne) return lastKey;
    const list: PartsList = {
      parts: about.files.map(({ path, sizeBytes }, index) => ({
        file: basename(path),
        object: objectNameOf(index),
        sizeBytes,
      })),
    };
    const Key = prefix + partsListName;
    await client.send(new PutObjectCommand({ Bucket, Key, Body: JSON.stringify(list) }));
    return Key;
  } finally {
    client.destroy();
  }
}

/** Returns a part's number in place of its name, since names may be personal. */
const objectNameOf = (index: number): string => String(index + 1);

async function uploadFile(
  client: S3Client,
  target: Pick<PutObjectCommandInput, 'Bucket' | 'Key' | 'Metadata'>,
  { path, sizeBytes }: ExportFile,
  onProgress: (doneBytes: number) => void,
): Promise<void> {
  const upload = new Upload({
    client,
    queueSize: parallelPieces,
    partSize: Math.max(pieceBytes, Math.ceil(sizeBytes / mostPieces)),
    params: { ...target, Body: sizeBytes === 0 ? Buffer.alloc(0) : createReadStream(path) },
  });
  upload.on('httpUploadProgress', ({ loaded }) => onProgress(loaded ?? 0));
  await upload.done();
}
