/** Runs one upload at a time, of one file or of the parts of one export. Each step first checks whether it was stopped. */

import { contributionPrefix, encodeFileName, fileNameTag } from '@cgdx/core/contribution/object-key.ts';
import { browserMemory, roomyMemory } from '../../lib/browser-memory.ts';
import { listedName } from '../../lib/upload/object-name.ts';
import { totalSize } from './chosen.ts';
import { deleteSent, sentElsewhere } from './delete-sent.ts';
import { filesOfUpload } from './files-of-upload.ts';
import { sendFiles, type UploadTask } from './send-files.ts';
import { loadUploadTask, sentFiles } from './sent-files.ts';
import {
  beginUnfinished,
  findUnfinished,
  forgetUnfinished,
  idOfUpload,
  noteSent,
  type Place,
  type UploadPlace,
} from './unfinished.ts';
import { holdUpload } from './upload-lock.ts';
import type { UploadEvent } from './upload-state.ts';

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function newUploader(tell: (event: UploadEvent) => void) {
  let task: UploadTask | undefined;
  /** The upload that this page has started: only this one is deleted, never another tab's. */
  let own: UploadPlace | undefined;
  let letGo: (() => void) | undefined;
  let sending: Promise<void> | undefined;
  let isPaused = false;
  /** The number of the latest upload: an older one that was cancelled while its code was loading does not start. */
  let latest = 0;

  async function send(files: readonly File[], to: Place, mine: number): Promise<void> {
    try {
      const { startUpload } = await loadUploadTask();
      if (latest !== mine) return;
      const upload = {
        ...to,
        contributionId: idOfUpload(browserMemory, to, files, () => crypto.randomUUID()),
      };
      letGo = await holdUpload(upload.contributionId);
      if (latest !== mine) return;
      if (!letGo) throw new Error(sentElsewhere);
      const unfinished = beginUnfinished(roomyMemory, upload, files);
      own = upload;
      const isOne = files.length === 1;
      task = sendFiles({
        startUpload: (path, file, onSent) =>
          startUpload(path, file, onSent, isOne ? { [fileNameTag]: encodeFileName(listedName(file)) } : {}),
        files: filesOfUpload(files, unfinished, contributionPrefix(to.sub, to.poolId, upload.contributionId)),
        onProgress: (sentBytes) =>
          tell({ kind: 'progressed', sentBytes: Math.min(sentBytes, totalSize(files)) }),
        onFileSent: (file) => !isOne && noteSent(browserMemory, upload, file),
      });
      // Pause was pressed while the code was loading.
      if (isPaused) task.pause();
      if (!(await task.sent)) return;
      forgetUnfinished(browserMemory, upload);
      tell({ kind: 'sent', contributionId: upload.contributionId });
    } catch (error) {
      if (latest !== mine) return;
      tell({ kind: 'failed', reason: sentenceOf(error), failure: own ? 'sending' : 'nothing-sent' });
    } finally {
      letGo?.();
    }
  }

  async function deleteOwn(): Promise<void> {
    latest++;
    task?.cancel();
    tell({ kind: 'gave-up' });
    try {
      // Waits until a part that has just arrived is recorded.
      await sending;
      if (own && (await deleteSent(own, sentFiles())) === 'arrived')
        tell({ kind: 'arrived', contributionId: own.contributionId });
      else tell({ kind: 'cancelled' });
    } catch (error) {
      const isKept = own && findUnfinished(browserMemory, own);
      tell({ kind: 'failed', reason: sentenceOf(error), failure: isKept ? 'deleting' : 'nothing-sent' });
    }
  }

  return {
    async start(files: readonly File[], to: Place): Promise<void> {
      task = undefined;
      own = undefined;
      isPaused = false;
      tell({ kind: 'started', at: new Date().toISOString() });
      sending = send(files, to, ++latest);
      await sending;
    },
    /** Cancels an upload that is running or has failed, and deletes its sent files. */
    cancel: deleteOwn,
    pause(): void {
      isPaused = true;
      task?.pause();
      tell({ kind: 'paused' });
    },
    resume(): void {
      isPaused = false;
      task?.resume();
      tell({ kind: 'resumed' });
    },
    /** Stops the upload, and keeps its sent files: the upload can be continued later. */
    leave(): void {
      latest++;
      task?.cancel();
      letGo?.();
    },
  };
}
