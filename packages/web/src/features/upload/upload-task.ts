/** Sends one file to the bucket in parts: resumable, with Amplify Storage. Loaded with the first upload. */
import '../../lib/page/read-markup.ts';
import '../../lib/session/amplify.ts';
import { getProperties, isCancelError, uploadData } from 'aws-amplify/storage';
import { keepUploadRecords } from './upload-record.ts';

export interface UploadTask {
  pause(): void;
  resume(): void;
  /** Ends the upload and makes the bucket drop the parts. */
  cancel(): void;
  /** Resolves to true when the file is in the bucket, to false if it was cancelled. */
  readonly sent: Promise<boolean>;
}

export function startUpload(
  path: string,
  file: File,
  onSent: (bytes: number) => void,
  metadata: Readonly<Record<string, string>> = {},
): UploadTask {
  const letGo = keepUploadRecords(localStorage);
  const task = uploadData({
    path,
    data: file,
    options: {
      contentType: file.type || 'application/octet-stream',
      checksumAlgorithm: 'crc-32',
      metadata: { ...metadata },
      onProgress: ({ transferredBytes }) => onSent(transferredBytes),
    },
  });
  const sent = task.result
    .then(
      () => true,
      (error: unknown) => {
        if (isCancelError(error)) return false;
        throw error;
      },
    )
    .finally(letGo);
  return { pause: () => task.pause(), resume: () => task.resume(), cancel: () => task.cancel(), sent };
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
