import { contributionPrefix, encodeFileName, fileNameTag } from '@cgdx/core/contribution/object-key.ts';
import { useEffect, useReducer, useRef } from 'react';
import { totalSize } from './chosen.ts';
import { deleteSent, sentElsewhere } from './delete-sent.ts';
import { filesOfUpload } from './files-of-upload.ts';
import { listedName } from './object-name.ts';
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
import { idle, nextUploadState } from './upload-state.ts';

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs one upload at a time, of one file or of the parts of one export, with its controls. */
export function useUpload() {
  const [state, tell] = useReducer(nextUploadState, idle);
  const task = useRef<UploadTask>(undefined);
  /** The upload that this page sends or has sent some of: what is deleted is never another tab's. */
  const own = useRef<UploadPlace>(undefined);
  const letGo = useRef<() => void>(undefined);
  const sending = useRef<Promise<void>>(undefined);
  /** Counts uploads: one that was cancelled while its code was loading does not start. */
  const latest = useRef(0);
  // Leaving the page pauses: what was sent is found again later.
  useEffect(
    () => () => {
      latest.current++;
      task.current?.pause();
      letGo.current?.();
    },
    [],
  );

  async function send(files: readonly File[], to: Place, mine: number): Promise<void> {
    try {
      const { startUpload } = await loadUploadTask();
      if (latest.current !== mine) return;
      const upload = {
        ...to,
        contributionId: idOfUpload(localStorage, to, files, () => crypto.randomUUID()),
      };
      letGo.current = await holdUpload(upload.contributionId);
      if (latest.current !== mine) return;
      if (!letGo.current) throw new Error(sentElsewhere);
      const unfinished = beginUnfinished(localStorage, upload, files);
      own.current = upload;
      const isOne = files.length === 1;
      task.current = sendFiles({
        startUpload: (path, file, onSent) =>
          startUpload(path, file, onSent, isOne ? { [fileNameTag]: encodeFileName(listedName(file)) } : {}),
        files: filesOfUpload(files, unfinished, contributionPrefix(to.sub, to.poolId, upload.contributionId)),
        onProgress: (sentBytes) =>
          tell({ kind: 'progressed', sentBytes: Math.min(sentBytes, totalSize(files)) }),
        onFileSent: (file) => !isOne && noteSent(localStorage, upload, file),
      });
      if (!(await task.current.sent)) return;
      forgetUnfinished(localStorage, upload);
      tell({ kind: 'sent', contributionId: upload.contributionId });
    } catch (error) {
      if (latest.current !== mine) return;
      tell({ kind: 'failed', reason: sentenceOf(error), failure: own.current ? 'sending' : 'nothing-sent' });
    } finally {
      letGo.current?.();
    }
  }

  async function start(files: readonly File[], to: Place): Promise<void> {
    task.current = undefined;
    own.current = undefined;
    tell({ kind: 'started', at: new Date().toISOString() });
    sending.current = send(files, to, ++latest.current);
    await sending.current;
  }

  async function deleteOwn(): Promise<void> {
    latest.current++;
    task.current?.cancel();
    tell({ kind: 'gave-up' });
    try {
      // A part that arrives just now is noted first.
      await sending.current;
      if (own.current) await deleteSent(own.current, sentFiles());
      tell({ kind: 'cancelled' });
    } catch (error) {
      const isKept = own.current && findUnfinished(localStorage, own.current);
      tell({
        kind: 'failed',
        reason: sentenceOf(error),
        failure: isKept ? 'deleting' : 'nothing-sent',
      });
    }
  }

  return {
    state,
    start,
    /** Stops an upload, or gives up one that failed, and deletes what was sent. */
    cancel: () => void deleteOwn(),
    pause() {
      task.current?.pause();
      tell({ kind: 'paused' });
    },
    resume() {
      task.current?.resume();
      tell({ kind: 'resumed' });
    },
    /** Resets to accept other files. */
    reset: () => tell({ kind: 'cancelled' }),
  };
}
