/** What deletes sent files, as this browser has it. */
import { loadChunk } from '../../lib/page/load-chunk.ts';
import type { SentFiles } from './delete-sent.ts';
import { holdUpload } from './upload-lock.ts';

/** Loads what sends files, with the first upload. @throws ChunkError */
export const loadUploadTask = () => loadChunk(() => import('./upload-task.ts'));

export const sentFiles = (): SentFiles => ({
  memory: localStorage,
  hold: holdUpload,
  empty: async (path) => {
    const { startUpload } = await loadUploadTask();
    await startUpload(path, new File([], 'empty'), () => undefined).sent;
  },
  isThere: async (path) => (await loadUploadTask()).isStored(path),
  dropPieces: async (file) => (await loadUploadTask()).dropPieces(file),
});
