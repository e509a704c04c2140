import {
  contributionPrefix,
  encodeFileName,
  fileNameTag,
  partKey,
} from '@cgdx/core/contribution/object-key.ts';
import { useEffect, useReducer, useRef } from 'react';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { totalSize } from './chosen.ts';
import { filesOfUpload } from './files-of-upload.ts';
import { listedName } from './object-name.ts';
import { sendFiles } from './send-files.ts';
import { beginUnfinished, findUnfinished, forgetUnfinished, noteSent, type Place } from './unfinished.ts';
import { idle, nextUploadState } from './upload-state.ts';
import type { UploadTask } from './upload-task.ts';

/** Loads what sends files, with the first upload. @throws ChunkError */
const loadUploadTask = () => loadChunk(() => import('./upload-task.ts'));

/** Runs one upload at a time, of one file or of the parts of one export, with its controls. */
export function useUpload() {
  const [state, tell] = useReducer(nextUploadState, idle);
  const task = useRef<UploadTask>(undefined);
  const place = useRef<Place>(undefined);
  /** Counts uploads: one that was cancelled while its code was loading does not start. */
  const latest = useRef(0);
  // Leaving the page pauses: what was sent is found again later.
  useEffect(() => () => task.current?.pause(), []);

  async function start(files: readonly File[], to: Place): Promise<void> {
    const mine = ++latest.current;
    place.current = to;
    tell({ kind: 'started', at: new Date().toISOString() });
    try {
      const { startUpload } = await loadUploadTask();
      if (latest.current !== mine) return;
      const unfinished = beginUnfinished(localStorage, to, files, () => crypto.randomUUID());
      const { contributionId } = unfinished;
      const isOne = files.length === 1;
      task.current = sendFiles({
        startUpload: (path, file, onSent) =>
          startUpload(path, file, onSent, isOne ? { [fileNameTag]: encodeFileName(listedName(file)) } : {}),
        files: filesOfUpload(files, unfinished, contributionPrefix(to.sub, to.poolId, contributionId)),
        onProgress: (sentBytes) =>
          tell({ kind: 'progressed', sentBytes: Math.min(sentBytes, totalSize(files)) }),
        onFileSent: (file) => !isOne && noteSent(localStorage, to, file),
      });
      if (!(await task.current.sent)) return;
      forgetUnfinished(localStorage, to);
      tell({ kind: 'sent', contributionId });
    } catch (error) {
      if (latest.current !== mine) return;
      tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  function cancel(): void {
    latest.current++;
    task.current?.cancel();
    if (place.current) void emptySentParts(place.current);
    tell({ kind: 'cancelled' });
  }

  return {
    state,
    start,
    cancel,
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

/**
 * Replaces sent parts by empty files: this page cannot delete them, but the bucket then drops them within
 * a day.
 */
async function emptySentParts(place: Place): Promise<void> {
  const unfinished = findUnfinished(localStorage, place);
  forgetUnfinished(localStorage, place);
  const sent = unfinished?.files.filter(({ isSent }) => isSent) ?? [];
  if (!unfinished || sent.length === 0) return;
  const { startUpload } = await loadUploadTask();
  const prefix = contributionPrefix(place.sub, place.poolId, unfinished.contributionId);
  for (const { objectName } of sent) {
    await startUpload(partKey(prefix, objectName), new File([], objectName), () => undefined).sent;
  }
}
