/**
 * One run of Amplify's upload of a file, which can be held and stopped at any moment. Amplify itself forgets a pause that comes
 * before it has credentials, mixes up two runs if it is resumed while it computes a checksum, and sends on what it takes for
 * failed. So every request asks here first.
 */
import { fetchAuthSession } from 'aws-amplify/auth';
import { uploadData } from 'aws-amplify/storage';
import { onePartBytes } from './send-files.ts';

/** One page of a bucket's list of pieces, which is all that Amplify reads of it when it goes on from its record. */
const mostListedBytes = 1_000 * onePartBytes;

export interface RunInput {
  readonly path: string;
  readonly file: File;
  readonly metadata: Readonly<Record<string, string>>;
  readonly onSent: (bytes: number) => void;
}

export interface UploadRun {
  /** Resolves once the file is in the bucket. Never settles if the run is stopped. */
  readonly sent: Promise<void>;
  /** Ends requests under way if they cost nothing to send again, and lets no other begin. */
  pause(): void;
  /** Returns false if the run was stopped: another one goes on from its record. */
  resume(): boolean;
  /** Ends requests under way. None begins from now on, whatever the run still computes. */
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

  /** Amplify asks for them right before each request. */
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
    // Amplify's cancel forgets the pieces before the bucket has dropped them, and says nothing if it could not. It pauses
    // only what it takes for running, and of a file that has failed other pieces are under way.
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
      // Stops only if the last answer is not outstanding: otherwise the file would be sent a second time.
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
