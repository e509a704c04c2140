import { useEffect, useReducer, useRef } from 'react';
import { contributionIdFor, forgetUnfinished } from './unfinished.ts';
import { idle, nextUploadState } from './upload-state.ts';
import type { UploadTask } from './upload-task.ts';

/** Files up to this size go up in one request, which cannot be paused (Amplify's part size). */
export const onePartBytes = 5 * 1024 * 1024;

interface Place {
  readonly sub: string;
  readonly poolId: string;
}

/** One upload at a time, with its controls. */
export function useUpload() {
  const [state, tell] = useReducer(nextUploadState, idle);
  const task = useRef<UploadTask>(undefined);
  const place = useRef<Place>(undefined);
  // Leaving the page pauses: the parts that were sent are found again later.
  useEffect(() => () => task.current?.pause(), []);

  async function start(file: File, to: Place): Promise<void> {
    place.current = to;
    tell({ kind: 'started', at: new Date().toISOString() });
    try {
      const { startUpload } = await import('./upload-task.ts');
      const contributionId = contributionIdFor(localStorage, to, file, () => crypto.randomUUID());
      // A slash would make another key of it.
      const path = `${to.sub}/${to.poolId}/${contributionId}/${file.name.replaceAll('/', '_')}`;
      task.current = startUpload(path, file, (sentBytes) => tell({ kind: 'progressed', sentBytes }));
      if (!(await task.current.sent)) return;
      forgetUnfinished(localStorage, to.sub, to.poolId);
      tell({ kind: 'sent', contributionId });
    } catch (error) {
      tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  function cancel(): void {
    task.current?.cancel();
    if (place.current) forgetUnfinished(localStorage, place.current.sub, place.current.poolId);
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
    /** Ready for another file. */
    reset: () => tell({ kind: 'cancelled' }),
  };
}
