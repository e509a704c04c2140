/** Sends one file to the bucket in parts: resumable, with Amplify Storage. Loaded with the first upload. */
import '../../lib/page/read-markup.ts';
import '../../lib/session/amplify.ts';
import { presignUrl, UNSIGNED_PAYLOAD } from '@aws-amplify/core/internals/aws-client-utils';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { getProperties, getUrl, isCancelError, uploadData } from 'aws-amplify/storage';
import { onePartBytes, type UploadTask } from './send-files.ts';
import { type HalfSent, keepUploadRecords } from './upload-record.ts';

export function startUpload(
  path: string,
  file: File,
  onSent: (bytes: number) => void,
  metadata: Readonly<Record<string, string>> = {},
): UploadTask {
  const letGo = keepUploadRecords(localStorage);
  const { promise: stopped, resolve: stop } = Promise.withResolvers<false>();
  let isStopped = false;
  const task = uploadData({
    path,
    data: file,
    options: {
      contentType: file.type || 'application/octet-stream',
      checksumAlgorithm: 'crc-32',
      metadata: { ...metadata },
      onProgress: ({ transferredBytes }) => {
        // One that is stopped before it has credentials begins all the same.
        if (isStopped) task.cancel();
        else onSent(transferredBytes);
      },
    },
  });
  const ended = task.result.then(
    () => true,
    (error: unknown) => {
      if (isCancelError(error)) return false;
      throw error;
    },
  );
  return {
    pause: () => task.pause(),
    resume: () => task.resume(),
    cancel() {
      if (file.size <= onePartBytes) return task.cancel();
      // Amplify's own way forgets the pieces before the bucket has dropped them, and says nothing if it could not.
      isStopped = true;
      task.pause();
      stop(false);
    },
    sent: Promise.race([ended, stopped]).finally(letGo),
  };
}

/** Who may not list a bucket is told that a missing object is forbidden; the answer has no body, and so no better name. */
const missing = ['NotFound', '404', '403'];

/** Returns whether there is an object. @throws StorageError if it cannot be said */
export async function isStored(path: string): Promise<boolean> {
  try {
    await getProperties({ path });
    return true;
  } catch (error) {
    if (error instanceof Error && missing.includes(error.name)) return false;
    throw error;
  }
}

const dropSeconds = 60;

/**
 * Makes the bucket drop the pieces of a file: Amplify itself does so only for an upload that it has begun since the page was
 * loaded.
 *
 * @returns false if the bucket has no such pieces
 * @throws Error with a sentence if the bucket cannot be reached or refuses
 */
export async function dropPieces({ key, uploadId }: HalfSent): Promise<boolean> {
  const [{ url }, { credentials }] = await Promise.all([getUrl({ path: key }), fetchAuthSession()]);
  const signingRegion = Amplify.getConfig().Storage?.S3.region;
  if (!credentials || !signingRegion) throw new Error('Sign in again first.');
  url.search = new URLSearchParams({ uploadId }).toString();
  const signed = presignUrl(
    { method: 'DELETE', url, body: UNSIGNED_PAYLOAD },
    { credentials, signingRegion, signingService: 's3', uriEscapePath: false, expiration: dropSeconds },
  );
  const { status } = await fetch(signed, { method: 'DELETE' }).catch((cause: unknown) => {
    throw new Error('The storage could not be reached.', { cause });
  });
  if (status !== 204 && status !== 404) throw new Error(`The storage refused, with status ${status}.`);
  return status === 204;
}
