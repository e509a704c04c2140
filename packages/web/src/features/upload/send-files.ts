/** Sends the files of one contribution to the bucket, one after the other, as one upload. */
import { partBytes } from '@cgdx/core/specification/number.ts';

/** Files up to this size are sent in one request, which starts again after a pause (Amplify's part size). */
export const onePartBytes = partBytes;

export interface UploadTask {
  pause(): void;
  resume(): void;
  /** Ends the upload. Files that were sent stay until they are deleted. */
  cancel(): void;
  /** Resolves to true once the files are in the bucket, to false if the upload was cancelled. */
  readonly sent: Promise<boolean>;
}

export interface FileToSend {
  readonly path: string;
  readonly file: File;
  /** True if the file was sent before, and counts as done. */
  readonly isSent: boolean;
}

export interface SendFilesInput {
  readonly files: readonly FileToSend[];
  readonly startUpload: (path: string, file: File, onSent: (bytes: number) => void) => UploadTask;
  /** Called with the sum of the bytes sent of all files. */
  readonly onProgress: (sentBytes: number) => void;
  readonly onFileSent: (file: File) => void;
}

/** Returns the controls of a single file's upload; a pause between two files delays the next one. */
export function sendFiles({ files, startUpload, onProgress, onFileSent }: SendFilesInput): UploadTask {
  let current: UploadTask | undefined;
  let isCancelled = false;
  let goOn: (() => void) | undefined;
  let pause: Promise<void> | undefined;

  async function sendAll(): Promise<boolean> {
    let doneBytes = 0;
    for (const { path, file, isSent } of files) {
      while (pause) await pause;
      if (isCancelled) return false;
      if (!isSent) {
        current = startUpload(path, file, (bytes) => onProgress(doneBytes + bytes));
        if (!(await current.sent)) return false;
        current = undefined;
        onFileSent(file);
      }
      doneBytes += file.size;
      onProgress(doneBytes);
    }
    return !isCancelled;
  }

  return {
    pause() {
      pause ??= new Promise((resolve) => {
        goOn = resolve;
      });
      current?.pause();
    },
    resume() {
      pause = undefined;
      goOn?.();
      current?.resume();
    },
    cancel() {
      isCancelled = true;
      current?.cancel();
      pause = undefined;
      goOn?.();
    },
    sent: sendAll(),
  };
}
