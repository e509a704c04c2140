/**
 * One run of Amplify's upload of a file, which can be paused and stopped at any moment. Three faults of Amplify need this: it
 * forgets a pause that comes before it has credentials; it mixes up two runs if it is resumed while it computes a checksum;
 * and after a failed piece it goes on sending others. So every request waits here until the run may continue.
 */
import { fetchAuthSession } from 'aws-amplify/auth';
import { uploadData } from 'aws-amplify/storage';
import { onePartBytes } from './send-files.ts';

/** The bytes of one page of a bucket's list of pieces: Amplify reads only the first page when it continues from its record. */
const mostListedBytes = 1_000 * onePartBytes;

export interface RunInput {
  readonly path: string;
  readonly file: File;
  readonly metadata: Readonly<Record<string, string>>;
  readonly onSent: (bytes: number) => void;
}

export interface UploadRun {
  /** Resolves once the file is in the bucket. Never settles if the run was stopped. */
  readonly sent: Promise<void>;
  /** Aborts the requests in flight if little has to be sent again, and holds all later requests. */
  pause(): void;
  /** Returns false if the run was stopped: a new run must continue from its record. */
  resume(): boolean;
  /** Aborts the requests in flight. No other request starts, whatever the run still computes. */
  stop(): void;
}

/** @throws StorageError if the file is too large */
export function startRun({ path, file, metadata, onSent }: RunInput): UploadRun {
  let released: PromiseWithResolvers<void> | undefined;
  let isStopped = false;
  let hasAsked = false;
  let sentBytes = 0;

  const hold = () => {
    released ??= Promise.withResolvers();
  };

  /** Holds each request: Amplify asks for credentials right before it sends one. */
  async function locationCredentialsProvider() {
    for (;;) {
      await released?.promise;
      const session = await fetchAuthSession();
      if (released) continue;
      hasAsked = true;
      return session;
    }
  }

  const task = uploadData({
    path,
    data: file,
    options: {
      contentType: file.type || 'application/octet-stream',
      checksumAlgorithm: 'crc-32',
      metadata: { ...metadata },
      onProgress: ({ transferredBytes }) => {
        if (isStopped) return;
        sentBytes = transferredBytes;
        onSent(transferredBytes);
      },
      ...{ locationCredentialsProvider },
    },
  });

  function stop(): void {
    hold();
    if (isStopped) return;
    isStopped = true;
    if (file.size <= onePartBytes) {
      task.cancel();
      return;
    }
    // Not Amplify's cancel: it deletes its record before the bucket has aborted the multipart upload, and hides a failure to
    // do so. `pause` works only in the state IN_PROGRESS, and after a failed piece other pieces are still in flight.
    Object.assign(task, { state: 'IN_PROGRESS' });
    task.pause();
  }

  return {
    sent: new Promise((resolve, reject) => {
      task.result.then(
        () => resolve(),
        (error: unknown) => {
          if (!isStopped) reject(error);
        },
      );
    }),
    pause() {
      hold();
      // Stops only if some bytes are still unsent: if only the last response is missing, the file would be sent a second time.
      if (hasAsked && sentBytes < file.size && file.size <= mostListedBytes) stop();
    },
    resume() {
      if (isStopped) return false;
      released?.resolve();
      released = undefined;
      return true;
    },
    stop,
  };
}
