import { useEffect, useReducer, useState } from 'react';
import { idle, nextUploadState } from './upload-state.ts';
import { newUploader } from './uploader.ts';

/** Runs one upload at a time, with its state. */
export function useUpload() {
  const [state, tell] = useReducer(nextUploadState, idle);
  const [{ start, cancel, pause, resume, leave }] = useState(() => newUploader(tell));
  useEffect(() => leave, [leave]);
  return {
    state,
    start,
    cancel: () => void cancel(),
    pause,
    resume,
    /** Resets to accept other files. */
    reset: () => tell({ kind: 'cancelled' }),
  };
}
