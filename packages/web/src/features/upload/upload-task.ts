/** Sends one file to the bucket in parts: resumable, with Amplify Storage. Loaded with the first upload. */
import { browserMemory } from '../../lib/browser-memory.ts';
import '../../lib/page/read-markup.ts';
import '../../lib/session/amplify.ts';
import { presignUrl, UNSIGNED_PAYLOAD } from '@aws-amplify/core/internals/aws-client-utils';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { getProperties, getUrl } from 'aws-amplify/storage';
import type { UploadTask } from './send-files.ts';
import { type HalfSent, keepRecordOf, keepUploadRecords } from './upload-record.ts';
import { startRun, type UploadRun } from './upload-run.ts';

export function startUpload(
  path: string,
  file: File,
  onSent: (bytes: number) => void,
  metadata: Readonly<Record<string, string>> = {},
): UploadTask {
  const { promise: sent, resolve, reject } = Promise.withResolvers<boolean>();
  let remember: (() => void) | undefined;
  let run = begin();
  let isOver = false;
  const letGo = keepUploadRecords(browserMemory);

  function begin(): UploadRun {
    remember?.();
    remember = keepRecordOf(browserMemory, path);
    const next = startRun({ path, file, metadata, onSent });
    next.sent.then(
      () => end(() => resolve(true)),
      (error: unknown) => {
        remember?.();
        end(() => reject(error));
      },
    );
    return next;
  }

  function end(settle: () => void): void {
    isOver = true;
    run.stop();
    settle();
  }

  return {
    pause: () => run.pause(),
    resume() {
      if (!isOver && !run.resume()) run = begin();
    },
    cancel() {
      if (!isOver) remember?.();
      end(() => resolve(false));
    },
    sent: sent.finally(letGo),
  };
}

/** S3's error names for a missing object. S3 answers 403 if the caller may not list the bucket, without a body that says more. */
const missing = ['NotFound', '404', '403'];

/** Returns whether an object exists. @throws StorageError if that cannot be known */
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
 * Aborts the multipart upload of a file. Amplify itself can do so only for an upload that it has started since the page was
 * loaded.
 *
 * @returns false if the bucket has no such multipart upload
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
