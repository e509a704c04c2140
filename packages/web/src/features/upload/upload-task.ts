/** Sends one file to the bucket in parts: resumable, with Amplify Storage. Loaded with the first upload. */
import '../../lib/page/read-markup.ts';
import '../../lib/session/amplify.ts';
import { isCancelError, uploadData } from 'aws-amplify/storage';

/** The key under which Amplify keeps its records of unfinished uploads. */
const recordsKey = '__uploadInProgress';
const touchEveryMs = 60_000;

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
  touchRecords();
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
  const touching = setInterval(touchRecords, touchEveryMs);
  const sent = task.result
    .then(
      () => true,
      (error: unknown) => {
        if (isCancelError(error)) return false;
        throw error;
      },
    )
    .finally(() => clearInterval(touching));
  return { pause: () => task.pause(), resume: () => task.resume(), cancel: () => task.cancel(), sent };
}

/**
 * Keeps Amplify's records alive: it drops one an hour after the start, however long the upload takes. The bucket keeps
 * the parts for a day; if they are gone, Amplify starts over by itself.
 */
function touchRecords(): void {
  const text = localStorage.getItem(recordsKey);
  if (!text) return;
  const records = JSON.parse(text) as Record<string, { lastTouched: number }>;
  for (const record of Object.values(records)) record.lastTouched = Date.now();
  localStorage.setItem(recordsKey, JSON.stringify(records));
}
